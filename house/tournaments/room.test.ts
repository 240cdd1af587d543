/** A tournament from the first entry to the last prize: money, hands, recovery. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertSound } from '../../core/tournament/director/invariants.ts';
import { engines } from '../testing/databases.ts';
import { fortune, type PokerHouse, pokerHouse, playOut, pushOrFold, seededNumbers } from './testing/poker-house.ts';

describe.each(engines)('a tournament on $name', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  test('[PT-026 PT-039] a Sit & Go: buy-in and fee are posted, prizes paid once, nothing left over', async () => {
    const poker = await house.open();
    const players = await house.players(6);
    const id = await poker.create('sit-and-go');
    await poker.enter(id, ...players);
    expect(await house.held(id)).toEqual({ escrow: 6000, fees: 600 });
    await playOut(poker, id, pushOrFold(seededNumbers(7)));
    expect(poker.failures).toEqual([]);
    const { tournament } = poker.room(id);
    assertSound(tournament);
    expect(tournament.phase).toBe('finished');
    // Six entries: 65 % and 35 % of 60.00.
    const won = await Promise.all(players.map(async (player) => (await house.balance(player)) - fortune + 1100));
    expect(won.toSorted((a, b) => b - a)).toEqual([3900, 2100, 0, 0, 0, 0]);
    expect(await house.held(id)).toEqual({ escrow: 0, fees: 600 });
    expect(await house.verify()).toMatchObject({ sum: 0 });
    // Players dealt in are told the end of each hand before the next one is dealt.
    for (const player of players) {
      const heard = poker.heard(player, id);
      const dealt = heard.flatMap((told) => (told.said === 'cards' ? [told.hand] : []));
      const ended = heard.flatMap((told) =>
        told.said === 'table' && (told.table.hand?.awards.length ?? 0) > 0 ? [told.table.hand?.hand] : [],
      );
      expect(dealt.length).toBeGreaterThan(0);
      expect([...new Set(ended)]).toEqual(expect.arrayContaining(dealt));
    }
    await poker.tournaments.close();
  });
});
