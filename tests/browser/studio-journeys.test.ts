/**
 * Each family of games at a studio table, with dealer, floor and player at their pages: an error in the round,
 * resolved by the book.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { playerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { card } from '../../core/cards/card.ts';
import { readAudit } from '../../house/accounts/audit.ts';
import { lastEnded, readRound, type StoredRound } from '../../house/rounds/read.ts';
import { mend, prepareShoe, prompted, scan, takeFloor, takeTable } from './testing/at-studio.ts';
import { type AtTable, atTable } from './testing/at-table.ts';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { balanceOf, verifyLedger, verifyRounds } from '../../house/testing/books.ts';

const dealt = [
  'ezugi-baccarat',
  'ezugi-roulette',
  'ultimate-sic-bo',
  'casino-war',
  'ezugi-blackjack',
  'royal-poker',
] as const;

describe('an error, resolved by the book', () => {
  let house: BrowserHouse;
  let [dealer, flora, gus, player]: (Page | undefined)[] = [];
  let pia: ReturnType<typeof playerId>;
  beforeAll(async () => {
    house = await browserHouse(dealt, dealt);
    dealer = await house.visit('/dealer', { staff: { name: 'dora', role: 'dealer' } });
    flora = await house.visit('/floor', { staff: { name: 'flora', role: 'floor' } });
    gus = await house.visit('/floor', { staff: { name: 'gus', role: 'floor' }, size: 'wall' });
    await takeFloor(flora);
    player = await house.visit('/', { player: 'pia' });
    const [row] = await house.accounts.db.query<{ id: string }>(`select id from person where name = 'pia'`);
    pia = playerId(present(row, 'Pia').id);
  });
  afterAll(() => house.close());

  const at = () => present(dealer, 'a dealer');
  const floor = () => ({ house, flora: present(flora, 'Flora'), gus: present(gus, 'Gus') });
  const balance = () => balanceOf(house.accounts.db, { kind: 'player', owner: pia });
  const scanned = (...cards: readonly string[]) => scan(house, at(), ...cards);
  let before = 0;
  beforeEach(async () => {
    before = await balance();
  });

  /** Dora deals, and Pia sits down. */
  async function open(game: (typeof dealt)[number], name: RegExp): Promise<AtTable> {
    await takeTable(at(), name);
    if ((await at().locator('section[data-prompt]').getAttribute('data-prompt')) === 'prepare') {
      await prepareShoe(house, at(), `seal ${game}`);
    }
    const page = present(player, 'a player');
    await page.goto(`${house.address}/table/${house.tableOf(game)}`);
    const table = await atTable(house, page);
    await house.until(game, 'betting');
    return table;
  }

  const lastOf = async (game: string): Promise<StoredRound> => {
    const id = present(await lastEnded(house.accounts.db, house.tableOf(game)), 'a round that has ended');
    return present(await readRound(house.accounts.db, id), id);
  };

  /** Two people, one reason, values before and after. */
  const audited = async (clause: string) => {
    const entries = await readAudit(house.accounts.db, { limit: 5 });
    const done = present(
      entries.find(({ entry }) => entry.did === 'incident-carried-out'),
      'an entry',
    ).entry;
    expect(done.after).toMatchObject({ clause });
    return new Set((done.after as { readonly by: readonly string[] }).by).size;
  };

  const isVoid = async (game: string, clause: string) => {
    expect(await balance()).toBe(before);
    const round = await lastOf(game);
    expect([round.state, round.entries.at(-1)?.entry.kind]).toEqual(['void', 'void']);
    expect(round.settlements.map(({ lines }) => lines.map((line) => [line.result, line.clause]))).toEqual([
      [['refund', clause]],
    ]);
    expect(await audited(clause)).toBe(2);
  };

  test('[BAC-E-090] baccarat: a misread card is removed, and the next one takes its place', async () => {
    const table = await open('ezugi-baccarat', /Live Baccarat/);
    await table.choose('5.00');
    await table.place('Player, pays', 2);
    await table.shows('Total bet', '10.00');
    await house.until('ezugi-baccarat', 'dealing');
    await scanned('9h', '3c', '7h');
    await prompted(at(), /2nd card to Banker/);
    const how = await mend(floor(), /Live Baccarat/, {
      trigger: 'Misread, double scan or stuck cards',
      answers: [
        ['Could it have influenced the result?', 'Yes'],
        ['How many cards are to be removed?', '1'],
        ['Which cards go to the discard holder?', '7h'],
      ],
    });
    expect(how).toBe('carried out');
    await prompted(at(), /2nd card to Player/);
    // Player's 9 + 10 = 9 against Banker's 3 + 5 = 8: two naturals, Player wins 1 : 1.
    await scanned('Td', '5c');
    await house.until('ezugi-baccarat', 'result');
    await table.shows('Balance', '1,010.00');
    expect(await balance()).toBe(before + 1000);
    const { entries } = await lastOf('ezugi-baccarat');
    expect(entries.map(({ entry }) => entry)).toContainEqual({ kind: 'card', card: card('7h') });
    expect(entries.map(({ entry }) => (entry.kind === 'edit' ? entry.change : entry.kind))).toContainEqual({
      edit: 'remove',
      cards: 1,
      burned: [card('7h')],
    });
    expect(await audited('BAC-E-090')).toBe(1);
  });

  test('[RO-E-096 RO-E-923] roulette: a wrongly entered number is corrected, and the rightful winner is credited', async () => {
    const table = await open('ezugi-roulette', /Live Roulette/);
    await table.choose('1.00');
    await table.place('Straight 17,');
    await table.shows('Total bet', '1.00');
    await house.until('ezugi-roulette', 'dealing');
    for (const spin = at().locator('section[data-prompt="spin"]'); (await spin.count()) === 0;) {
      await at().keyboard.press('Enter');
      await house.pass(1);
    }
    await at().getByRole('button', { name: '5', exact: true }).click();
    await at().getByRole('button', { name: 'Enter 5' }).click();
    await table.page.getByText('Manual mode').first().waitFor();
    for (let n = 0; n < 20 && house.tables.get(house.tableOf('ezugi-roulette'))?.open.lobby().phase !== 'result'; n++) {
      await at().keyboard.press('Enter');
      await house.pass(0.5);
    }
    expect(await balance()).toBe(before - 100);
    const how = await mend(floor(), /Live Roulette/, {
      trigger: 'A wrong number was recorded',
      answers: [
        ['Which number?', '17'],
        ['Where on the recording?', 'camera 1'],
      ],
    });
    expect(how).toBe('confirmed');
    // 1.00 at 35 : 1, plus the stake.
    expect(await balance()).toBe(before - 100 + 3600);
    await table.shows('Balance', '1,045.00');
    const { settlements, board } = await lastOf('ezugi-roulette');
    expect(settlements.map(({ lines }) => lines.map(({ returns }) => returns))).toEqual([[0], [3600]]);
    expect(board).toMatchObject({ pocket: 17, corrected: true });
    expect(await audited('RO-E-096')).toBe(2);
  });

  test('[SB-050] sic bo: an error that cannot be corrected cancels the round', async () => {
    const table = await open('ultimate-sic-bo', /Sic Bo/);
    await table.choose('5.00');
    await table.place('Small', 2);
    await table.shows('Total bet', '10.00');
    await house.until('ultimate-sic-bo', 'dealing');
    const how = await mend(floor(), /Sic Bo/, {
      trigger: 'Technical obstacle or human error',
      answers: [['Can it be solved immediately?', 'No']],
    });
    expect(how).toBe('confirmed');
    await isVoid('ultimate-sic-bo', 'SB-050');
  });

  test('[CW-914] war: a card exposed out of turn that affects the result cancels the round', async () => {
    const table = await open('casino-war', /Casino War/);
    await table.choose('10.00');
    await table.place('Main bet');
    await table.shows('Total bet', '10.00');
    await house.until('casino-war', 'dealing');
    await scanned('9d');
    const how = await mend(floor(), /Casino War/, {
      trigger: 'A card was exposed',
      answers: [['Could it have influenced the result?', 'Yes']],
    });
    expect(how).toBe('confirmed');
    await isVoid('casino-war', 'CW-914');
  });

  test('[BJ-E-118 BJ-E-933] blackjack: a turn missed with eleven is claimed, and the log confirms it', async () => {
    const table = await open('ezugi-blackjack', /Live Blackjack/);
    await table.page.getByRole('button', { name: 'Free seat 1: sit here' }).click();
    await table.choose('10.00');
    await table.place('Main bet');
    await table.shows('Total bet', '10.00');
    await house.until('ezugi-blackjack', 'dealing');
    // Pia has 5 + 6, the dealer 7 and 10. She lets her time run out.
    await scanned('5d', '7d', '6d', 'Tc');
    await house.until('ezugi-blackjack', 'deciding');
    for (
      let n = 0;
      n < 60 && house.tables.get(house.tableOf('ezugi-blackjack'))?.open.lobby().phase !== 'result';
      n++
    ) {
      await house.pass(1);
      await at().keyboard.press('Enter');
    }
    expect(await balance()).toBe(before - 1000);
    const how = await mend(floor(), /Live Blackjack/, {
      trigger: 'A player claims a missed turn',
      answers: [['Which seat?', 'Seat 1']],
    });
    expect(how).toBe('confirmed');
    expect(await balance()).toBe(before);
    const { settlements } = await lastOf('ezugi-blackjack');
    expect(settlements.map(({ lines }) => lines.map(({ returns, clause }) => [returns, clause]))).toEqual([
      [[0, 'BJ-E-056']],
      [[1000, 'BJ-E-118']],
    ]);
    expect(await audited('BJ-E-118')).toBe(2);
  });

  test('[RP-085] royal poker: an error that cannot be corrected cancels the round, with or without cards on the table', async () => {
    const table = await open('royal-poker', /Royal Poker/);
    await table.choose('5.00');
    await table.place('Ante', 2);
    await table.shows('Total bet', '10.00');
    await house.until('royal-poker', 'dealing');
    await scanned('2c', '5d');
    const how = await mend(floor(), /Royal Poker/, {
      trigger: 'Technical obstacle or human error',
      answers: [['Can it be solved immediately?', 'No']],
    });
    expect(how).toBe('confirmed');
    await isVoid('royal-poker', 'RP-085');
  });

  test('all rounds replay, and every cent is accounted for', async () => {
    expect((await verifyRounds(house.accounts.db)).problems).toEqual([]);
    expect(await verifyLedger(house.accounts.db)).toMatchObject({ sum: 0, differences: [] });
    // Each time the same person's confirmation was refused; there were no other errors.
    expect(house.complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });
});
