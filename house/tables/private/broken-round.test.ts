/** A private round that the house can no longer play: void by the page's clause on failures, every stake returned. */
import { expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { tableOf } from '../../../core/games/game.ts';
import { verifyLedger } from '../../testing/books.ts';
import { engines } from '../../testing/databases.ts';
import { ana, privateHouse } from '../../testing/private-house.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { readRound } from '../../rounds/read.ts';

test.each([
  ['RP-085', 'royal-poker', 'ante'],
  ['BJ-E-119', 'ezugi-blackjack', 'main'],
])('[GLI-56] %s %s', async (clause, id, spot) => {
  const house = await privateHouse(present(engines[0], 'an engine'));
  const game = gameNamed(id);
  const rules = tableOf(game, game.alone?.(3) ?? {});
  const running = await house.start({ id, game });
  const me = running.guest(ana);
  const before = await house.balance(ana);
  await me.enter();
  for (const seat of rules.seats ?? [undefined]) {
    if (seat !== undefined) await me.command({ do: 'sit', seat });
    expect(await me.put(spot, 1000, undefined, seat)).toMatchObject({ placed: 'accepted' });
  }
  const { round = '' } = await me.state();
  await me.deal({ round });
  expect(await house.balance(ana)).toBe(before - 1000 * (rules.seats?.length ?? 1));
  await house.db.query('alter table round_entry disable trigger round_entry_is_append_only');
  await house.db.query(
    `update round_entry set entry = '{"kind":"card","card":0,"touched":true}' where round_id = $1 and place = 1`,
    [round],
  );
  await house.db.query('alter table round_entry enable trigger round_entry_is_append_only');
  const again = await house.start({ id, at: running.now(), game });
  const back = again.guest(ana);
  expect(await back.enter()).toBeUndefined();
  expect(await house.balance(ana)).toBe(before);
  const stored = present(await readRound(house.db, round), 'the round');
  expect(stored.state).toBe('void');
  expect(stored.entries.at(-1)?.entry).toMatchObject({ kind: 'void', signed: { clause } });
  expect(await back.state()).toMatchObject({ phase: 'betting' });
  expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  await house.drop();
});
