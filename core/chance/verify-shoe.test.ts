/** An honest shoe verifies; any change to it is found and located. */
import { describe, expect, test } from 'vitest';
import { present } from '../base/invariant.ts';
import { type Game, tableOf } from '../games/game.ts';
import { games } from '../games/games.ts';
import { isShoeOver } from '../games/shoe-life.ts';
import { readShoeExport, type ShoeExport } from './shoe-export.ts';
import { dealtShoe, sha256 } from './testing/dealt-shoe.ts';
import { verifyShoe } from './verify-shoe.ts';

const named = (id: string): Game =>
  present(
    games.find((game) => game.id === id),
    id,
  );

async function prove(written: ShoeExport) {
  const shoe = readShoeExport(written);
  if ('mistake' in shoe) throw new Error(shoe.mistake);
  const table = tableOf(named(shoe.game), shoe.parameters);
  return verifyShoe(shoe, { ...table, isOver: (dealt) => isShoeOver(table.shoe, dealt) }, sha256);
}

type Change = (copy: ShoeExport) => void;

const wrongAfter = async (shoe: ShoeExport, change: Change) => {
  const copy = structuredClone(shoe);
  change(copy);
  return (await prove(copy)).wrong;
};

describe.each(games)('$id', (game) => {
  test('[GLI-17] a shoe as dealt: every card in order, and those left behind the cut card complete it', async () => {
    const shoe = dealtShoe(game);
    const { checked, left, wrong } = await prove(shoe);
    expect(wrong).toBeUndefined();
    expect(checked.commitments).toBe(shoe.rounds.length + 1);
    expect(checked.rounds).toBe(shoe.rounds.length);
    expect(checked.cards + checked.burned + left).toBe(52 * shoe.shoe.decks);
    expect(checked.cards + checked.draws).toBeGreaterThan(0);
  });

  test('[GLI-16] a card, pocket, throw or draw exchanged in the first, a middle or the last round is located', async () => {
    const shoe = dealtShoe(
      game,
      game.parameterNames.includes('cutCardFromEnd') ? { decks: 2, cutCardFromEnd: 60 } : {},
    );
    const last = shoe.rounds.length - 1;
    for (const at of new Set([0, last >> 1, last])) {
      const { id, journal } = present(shoe.rounds[at], 'a round');
      for (const [place, { kind }] of journal.entries()) {
        if (kind !== 'card' && kind !== 'burn' && kind !== 'pocket' && kind !== 'dice' && kind !== 'draw') continue;
        const wrong = await wrongAfter(shoe, ({ rounds }) => {
          const entry = present(rounds[at]?.journal[place], 'an entry');
          if (entry.kind === 'card' || entry.kind === 'burn') entry.card = entry.card === 'Ah' ? '2c' : 'Ah';
          if (entry.kind === 'pocket') entry.pocket = (entry.pocket + 1) % 37;
          if (entry.kind === 'dice') entry.dice = entry.dice.map((die) => (die % 6) + 1);
          if (entry.kind === 'draw') entry.picked = entry.picked.map(() => 'another');
        });
        expect([wrong?.round, wrong?.entry]).toEqual([id, place + 1]);
      }
    }
  });
});

describe('what else may be wrong', () => {
  const shoe = dealtShoe(named('ezugi-baccarat'));
  const roulette = dealtShoe(named('ezugi-roulette'));

  test('[GLI-17] a seed other than the promised one, for the shoe or for a round', async () => {
    const other = (hex: string) => hex.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(await wrongAfter(shoe, (copy) => (copy.shoe.seed = other(copy.shoe.seed)))).toEqual({
      problem: 'the seed of the shoe is not the one that was promised: its hash is another',
    });
    const wrong = await wrongAfter(shoe, ({ rounds }) => {
      const round = present(rounds[2], 'a round');
      round.seed = other(round.seed);
    });
    expect(wrong).toEqual({
      round: 'test-1/42',
      problem: 'its seed is not the one that was promised: its hash is another',
    });
  });

  test('[GLI-17] a seed that matches its commitment but did not deal these cards', async () => {
    const { seed, commitment } = present(shoe.rounds[0], 'a round');
    const wrong = await wrongAfter(shoe, (copy) => Object.assign(copy.shoe, { seed, commitment }));
    expect(wrong?.problem).toMatch(/^burned card 1 is .. by the seed, .. in the export$/);
  });

  test('[GLI-17] a burned card removed, exchanged or added', async () => {
    expect((await wrongAfter(shoe, (copy) => copy.shoe.burned.pop()))?.problem).toMatch(/by the seed, no card in/);
    expect((await wrongAfter(shoe, (copy) => copy.shoe.burned.reverse()))?.problem).toMatch(/^burned card 1 is/);
    expect((await wrongAfter(shoe, (copy) => copy.shoe.burned.push('Ah')))?.problem).toMatch(/cards were burned where/);
  });

  test('[GLI-17] a card dealt twice or skipped', async () => {
    const cardsOf = (copy: ShoeExport) => present(copy.rounds[1], 'a round').journal;
    // The first entry is the bets; four cards follow.
    const twice = await wrongAfter(shoe, (copy) => cardsOf(copy).splice(2, 0, present(cardsOf(copy)[1], 'a card')));
    expect(twice).toMatchObject({ round: 'test-1/41', entry: 3 });
    const over = await wrongAfter(shoe, (copy) => cardsOf(copy).splice(1, 1));
    expect(over).toMatchObject({ round: 'test-1/41', entry: 2 });
  });

  test('[GLI-17] a round removed or moved, with or without its cards', async () => {
    expect(await wrongAfter(shoe, ({ rounds }) => rounds.splice(3, 1))).toEqual({
      round: 'test-1/44',
      problem: 'round 43 is missing',
    });
    expect(await wrongAfter(roulette, ({ rounds }) => rounds.splice(1, 1))).toMatchObject({
      problem: 'round 41 is missing',
    });
    expect(await wrongAfter(roulette, ({ rounds }) => rounds.reverse())).toMatchObject({ round: 'test-1/42' });
  });

  test('[GLI-17] a shoe changed before its cut card came out, or used on after it', async () => {
    expect((await wrongAfter(shoe, ({ rounds }) => rounds.pop()))?.problem).toMatch(
      /^the shoe was changed after \d+ cards, before the cut card came out$/,
    );
    const longer = await wrongAfter(shoe, (copy) => (copy.parameters['cutCardFromEnd'] = 104));
    expect(longer?.problem).toBe('it was dealt after the last round of the shoe');
  });

  test('a round that stops half-way, or continues after its end', async () => {
    const journal = (copy: ShoeExport) => present(copy.rounds[0], 'a round').journal;
    const short = await wrongAfter(roulette, (copy) => journal(copy).pop());
    expect(short).toEqual({ round: 'test-1/40', problem: expect.stringMatching(/^it ends while \w+ is asked for$/) });
    const on = await wrongAfter(roulette, (copy) => journal(copy).push({ kind: 'pocket', pocket: 3 }));
    expect(on?.problem).toBe('round-over (RO-E-043)');
  });

  test('rules other than those the cards were dealt by', async () => {
    expect((await wrongAfter(shoe, (copy) => (copy.parameters['decks'] = 6)))?.problem).toBe(
      'the shoe has 8 decks where its rules have 6',
    );
    const burning = await wrongAfter(shoe, (copy) => (copy.parameters['burnPerRound'] = 1));
    expect(burning?.problem).toBe('burn is asked for by BAC-E-908, card is in the export');
  });

  test('a round called off before the bets, or voided, needs no end', async () => {
    const called = await wrongAfter(roulette, (copy) => {
      present(copy.rounds[0], 'a round').journal = [];
      present(copy.rounds[1], 'a round').journal.splice(1, 9, { kind: 'void', clause: 'RO-E-042', reason: 'no spin' });
    });
    expect(called).toBeUndefined();
  });

  test('an invalid export is named', () => {
    const mistake = (change: Change) => {
      const copy = structuredClone(shoe);
      change(copy);
      return readShoeExport(copy);
    };
    expect(readShoeExport('x')).toHaveProperty('mistake');
    expect(mistake((copy) => (copy.shoe.seed = 'abc'))).toEqual({
      mistake: 'shoe.seed: must be 64 hexadecimal digits',
    });
    expect(mistake((copy) => (copy.shoe.burned[0] = '1x'))).toEqual({ mistake: "shoe.burned.0: '1x' is no card" });
    expect(mistake((copy) => Object.assign(copy, { format: 'other' }))).toHaveProperty('mistake');
  });
});
