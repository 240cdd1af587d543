/** The shared network: operators, certificates, clearing, refunds, boards. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { cents } from '../../core/base/money.ts';
import { engines } from '../testing/databases.ts';
import { clearingOf, paymentsOf } from './clearing.ts';
import { ownOperator, type PokerTerms } from './terms.ts';
import {
  assertNothingFailed,
  deed,
  fortune,
  nextDoes,
  playOut,
  type PokerHouse,
  pokerHouse,
  pushOrFold,
  type RunningPoker,
  seatedAt,
  seededNumbers,
} from './testing/poker-house.ts';

describe.each(engines.slice(0, 1))('the network', (engine) => {
  let house: PokerHouse;
  let poker: RunningPoker;
  beforeAll(async () => {
    house = await pokerHouse(engine);
    poker = await house.open();
  });
  afterEach(async () => {
    assertNothingFailed(poker);
    for (const room of poker.tournaments.rooms) await room.cancel();
  });
  afterAll(async () => {
    await poker.tournaments.close();
    await house.drop();
  });

  const network = (guests: readonly PlayerId[]): Partial<PokerTerms> => ({
    operators: [
      { ...ownOperator, id: 'baltic', name: 'Baltic' },
      { ...ownOperator, id: 'nordic', name: 'Nordic', players: guests },
    ],
  });

  test('[PI-005 PI-008 PI-009] players of two operators share a table, and each win is credited at once', async () => {
    const players = await house.players(4);
    const shared = await house.open({ poker: network(players.slice(2)) });
    const id = await shared.create('sit-and-go', { entriesMax: 4, seats: 4 });
    await shared.enter(id, ...players);
    await playOut(shared, id, pushOrFold(seededNumbers(21)));
    // 65 % and 35 % of 40.00, whoever won them.
    const won = await Promise.all(players.map(async (player) => (await house.balance(player)) - fortune + 1100));
    expect(won.toSorted((a, b) => b - a)).toEqual([2600, 1400, 0, 0]);
    const clearing = present(await clearingOf(house.db, id, 'baltic'), 'the clearing');
    expect(clearing).toMatchObject({ isFinal: true, sum: 0 });
    // Two players of each operator paid 11.00, including the operator's own fee of 1.00: each contributes 20.00.
    const [byBaltic = 0, byNordic = 0] = [won.slice(0, 2), won.slice(2)].map((each) => each.reduce((a, b) => a + b, 0));
    expect(clearing.lines).toEqual([
      {
        operator: 'baltic',
        players: 2,
        collected: 2200,
        fees: 200,
        added: 0,
        paidOut: byBaltic,
        owes: 2000 - byBaltic,
      },
      {
        operator: 'nordic',
        players: 2,
        collected: 2200,
        fees: 200,
        added: 0,
        paidOut: byNordic,
        owes: 2000 - byNordic,
      },
    ]);
    await shared.tournaments.close();
  });

  test('[PI-911] operators’ debts are netted: the largest debtor pays the largest creditor until nothing is owed', () => {
    const lines = [
      { operator: 'a', owes: cents(500) },
      { operator: 'b', owes: cents(-250) },
      { operator: 'c', owes: cents(100) },
      { operator: 'd', owes: cents(-350) },
    ];
    expect(paymentsOf(lines)).toEqual([
      { from: 'a', to: 'd', amount: 350 },
      { from: 'a', to: 'b', amount: 150 },
      { from: 'c', to: 'b', amount: 100 },
    ]);
  });

  test('[PI-911 PT-959] the first operator covers the guarantee, including in the clearing', async () => {
    const id = await poker.create('turbo', { guarantee: 100_000 }, 10);
    const players = await house.players(2);
    await poker.enter(id, ...players);
    await poker.pass(10 * 60);
    await playOut(poker, id, pushOrFold(seededNumbers(2)), { steps: 3000 });
    const clearing = present(await clearingOf(house.db, id, 'house'), 'the clearing');
    // Two entries of 5.00 in the pool: 990.00 short of 1,000.00.
    expect(clearing).toMatchObject({ sum: 0, lines: [{ added: 99_000, paidOut: 100_000, owes: 0 }] });
  });

  test('[PI-920 PI-011 PI-013] no real-money tournament without certificates of the generator and the games in this version', async () => {
    const certificate = { number: '1', issuer: 'lab', version: '0.0.0-test', validUntil: new Date('2027-01-01') };
    const generator = { ...certificate, scope: 'generator' } as const;
    const games = { ...certificate, scope: 'poker' } as const;
    const wanted = { preset: 'sit-and-go', parameters: {} };
    for (const [certificates, refused] of [
      [[], 'not-certified'],
      [[generator], 'not-certified'],
      [[generator, { ...games, version: '0.0.1' }], 'not-certified'],
      [[generator, { ...games, validUntil: new Date('2026-11-16') }], 'not-certified'],
      [[generator, games], undefined],
    ] as const) {
      const real = await house.open({ kind: 'real', poker: { certificates } });
      const created = await real.tournaments.create(wanted, deed);
      expect('refused' in created ? created.refused : undefined).toBe(refused);
      await real.tournaments.close();
    }
  });

  test('[PI-003 PI-004] only the three poker games can be made into tournaments; every mistake is listed', async () => {
    const created = await poker.tournaments.create({ parameters: { name: 'x', game: 'stud', seats: 40 } }, deed);
    expect('mistakes' in created && created.mistakes).toEqual(
      expect.arrayContaining([expect.stringContaining('PT-001'), expect.stringContaining('PP-945')]),
    );
  });

  test('unregistering and cancelling refund everything, fee included, per the ledger', async () => {
    const id = await poker.create('freeze-out', {}, 60);
    const [a, b] = (await house.players(2)) as [PlayerId, PlayerId];
    await poker.enter(id, a, b);
    expect(await house.held(id)).toEqual({ escrow: 2000, fees: 200 });
    expect(await poker.say(id, a, { do: 'withdraw' })).toBeUndefined();
    expect([await house.balance(a), await house.held(id)]).toEqual([fortune, { escrow: 1000, fees: 100 }]);
    await poker.tournaments.cancel(id, deed);
    expect([await house.balance(b), await house.held(id)]).toEqual([fortune, { escrow: 0, fees: 0 }]);
  });

  test('a player who can’t pay is refused before payment, and nothing is kept', async () => {
    const id = await poker.create('freeze-out', { price: 1_000_100, fee: 100 }, 60);
    const [a] = (await house.players(1)) as [PlayerId];
    await poker.come(id, a);
    expect(await poker.say(id, a, { do: 'enter' })).toMatchObject({ refused: 'not-covered', clause: 'PT-026' });
    expect(poker.room(id).tournament.entered).toBe(0);
  });

  const boardOf = async (preset: string, more: Readonly<Record<string, unknown>> = {}) => {
    const id = await poker.create(preset, more, 60);
    const [a] = (await house.players(1)) as [PlayerId];
    await poker.enter(id, a);
    // What a client shows at every table is part of the tournament's state.
    return (await poker.room(id).seenBy(a)).state.information;
  };

  test('[PT-027 PT-033 PT-043] the board at every table: structure, buy-in and fee, start, breaks, re-entry and add-on', async () => {
    const board = await boardOf('rebuy');
    expect(board).toMatchObject({
      price: { whole: 1100, pool: 1000, fee: 100, shown: '10 PLAY + 1 PLAY' },
      chips: 3000,
      breaks: 'usual',
      reentriesMax: 0,
      addOns: { price: 1000, fee: 0, chips: 5000, most: 1 },
    });
    expect(board.startsAt).toBeDefined();
    expect(board.levels[0]).toMatchObject({ level: 1, minutes: 10 });
  });

  test('[GLI-100] one seat per player, rules readable before registering, absent players removed, no automatic rebuy, everyone on record', async () => {
    const levels = [{ smallBlind: 500, bigBlind: 1000, minutes: 240 }];
    const rebuys = { price: 1000, fee: 0, chips: 3000, throughLevel: 1 };
    const id = await poker.create('rebuy', { levels, rebuys, seats: 3 }, 10);
    const room = poker.room(id);
    expect(room.view.information()).toMatchObject({ price: { fee: 100 }, levels: [{ level: 1 }], rebuys });
    const players = await house.players(3);
    const [away] = players as [PlayerId];
    await poker.enter(id, ...players);
    expect(await poker.say(id, away, { do: 'enter' })).toMatchObject({ refused: 'already-entered' });
    await poker.pass(600);
    const seated = room.tournament.tables.flatMap(({ seats }) => seats.filter((entry) => entry >= 0));
    expect(seated.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    await poker.lose(id, away);
    await poker.pass(61);
    expect(room.tournament.left).toBe(2);
    await playOut(poker, id, ({ turn: { options } }) => ({
      option: options.find((one) => one.id === 'all-in' || one.id === 'call')?.id ?? 'check',
    }));
    expect(room.view.results()).toMatchObject([{ place: 1, prize: 3000 }, { place: 2 }, { place: 3, player: away }]);
    const kept = await house.db.query(
      'select player, paid, fees, prizes, place from tournament_player where tournament_id = $1 order by place',
      [id],
    );
    // Three entries of 10 + 1, and all 30 to the winner. The busted player let the rebuy offer lapse.
    expect(kept).toMatchObject([
      { paid: 1100, fees: 100, prizes: 3000, place: 1 },
      { paid: 1100, fees: 100, prizes: 0, place: 2 },
      { player: away, paid: 1100, fees: 100, prizes: 0, place: 3 },
    ]);
  });

  test('[PT-044 PT-066 PT-072] the board states the action time, the terms of rebuys and exactly how long they last', async () => {
    expect(await boardOf('rebuy', { actionSeconds: 30 })).toMatchObject({
      actionSeconds: 30,
      rebuys: { price: 1000, fee: 0, chips: 3000, most: 'unlimited', throughLevel: 6 },
    });
    expect(await boardOf('re-entry')).toMatchObject({ reentriesMax: 2, lateRegistration: 8 });
  });

  test('[PT-024 PT-055] the board shows bounties and whether unregistering is allowed; each seat shows its bounty', async () => {
    expect(await boardOf('bounty')).toMatchObject({ bounty: { fixed: 500 }, unregistration: true });
    expect(await boardOf('freeze-out', { unregistration: false })).toMatchObject({ unregistration: false });
    const { id, players } = await seatedAt(house, poker, 2, { bounty: 500 });
    const { table } = (await poker.room(id).seenBy(players[0] as PlayerId)).state;
    expect(table?.seats.map(({ bounty }) => bounty)).toEqual([500, 500]);
  });

  test('[PP-942] a forward fold: only facing a bet, moves on at once, hidden until the turn, irrevocable', async () => {
    const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];
    const id = await poker.create('fastforward', { levels, seats: 3, antes: false, lateRegistration: 'none' }, 10);
    await poker.enter(id, ...(await house.players(9)));
    await poker.pass(10 * 60);
    // Three-handed: the button acts first, the small blind owes 100, the big blind nothing.
    const { player: button, turn } = present(poker.turns(id)[0], 'a turn');
    const { hand } = turn;
    const seatsSeen = async () => (await poker.room(id).seenBy(button)).state.table?.seats ?? [];
    const at = async (position: string) =>
      present(
        (await seatsSeen()).find((seat) => seat.position === position),
        position,
      );
    const [small, big] = [(await at('small-blind')).player, (await at('big-blind')).player] as [PlayerId, PlayerId];
    expect(await poker.say(id, big, { do: 'forward-fold', hand })).toMatchObject({ clause: 'PP-942' });
    expect(await poker.say(id, small, { do: 'forward-fold', hand })).toBeUndefined();
    expect(poker.room(id).tournament.waiting).toHaveLength(1);
    // Nobody can tell: the cards are still there, and the chips stay in the pot.
    expect(await at('small-blind')).toMatchObject({ isLive: true, cards: ['hidden', 'hidden'], bet: 100 });
    expect(await poker.say(id, small, { do: 'act', hand, option: 'call' })).toMatchObject({ refused: 'no-such-hand' });
    await poker.say(id, button, { do: 'act', hand, option: 'call' });
    // The turn came and was folded.
    expect(poker.room(id).view.turn(big)).toMatchObject({ hand });
    expect(poker.failures).toEqual([]);
  });

  test('a full Sit & Go opens the next of its kind, and the house’s own are always open', async () => {
    const open = await house.open({ poker: { sitAndGos: ['sit-and-go-heads-up'] } });
    const [first = ''] = open.tournaments
      .lines()
      .flatMap(({ name, tournament }) => (name.startsWith('Heads-up') ? tournament : []));
    await open.enter(first, ...(await house.players(2)));
    await open.tournaments.idle();
    const registering = open.tournaments
      .lines()
      .filter(({ phase, name }) => phase === 'registering' && name === 'Heads-up Sit & Go');
    expect(registering).toHaveLength(1);
    expect(registering[0]?.tournament).not.toBe(first);
    await nextDoes(open, first, 'fold');
    for (const room of open.tournaments.rooms) await room.cancel();
    await open.tournaments.close();
  });

  test('[PT-012] the schedule repeats in the house’s time zone, each tournament once, whatever restarts', async () => {
    const schedule = [{ id: 'late', preset: 'turbo', times: ['21:30'], weekdays: [1, 2] }];
    // Monday 16 November 2026, 10:00 UTC; Vilnius is two hours ahead.
    for (let start = 0; start < 2; start++) {
      const open = await house.open({ poker: { schedule } });
      const lines = open.tournaments.lines().filter(({ tournament }) => tournament.startsWith('late-'));
      const starts = lines.map(({ tournament, startsAt }) => [tournament, startsAt]);
      expect(starts).toEqual([
        ['late-2026-11-16-2130', '2026-11-16T19:30:00.000Z'],
        ['late-2026-11-17-2130', '2026-11-17T19:30:00.000Z'],
      ]);
      await open.tournaments.close();
    }
  });
});
