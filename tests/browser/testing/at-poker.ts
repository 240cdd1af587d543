/** Browser helpers for the poker room: what players press, and stacked decks. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import type { PlayerId } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import type { Card } from '../../../core/cards/card.ts';
import type { Seed } from '../../../core/chance/stream.ts';
import { rankOfSeven } from '../../../core/poker/evaluate/high.ts';
import { deckOf } from '../../../house/tournaments/deck.ts';
import { newSeed } from '../../../house/seeds/seed.ts';
import { browserHouse, type BrowserHouse } from './browser-house.ts';

/** A fresh poker room for every test and retry. */
export function inAPokerHouse(isExpected: (complaint: string) => boolean = () => false): () => BrowserHouse {
  let house: BrowserHouse | undefined;
  beforeEach(async () => {
    house = await browserHouse(['poker']);
  });
  afterEach(async () => {
    const { complaints, close } = present(house, 'the house');
    house = undefined;
    await close();
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  });
  return () => present(house, 'a house');
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** A seat as everyone sees it, by its player's name. */
export const seatOf = (page: Page, name: string): Locator => page.locator('[data-seat]').filter({ hasText: name });

/** Messages to the player, newest last. */
export const saidTo = (page: Page): Locator => page.getByRole('log');

/** Registers from the lobby, by tournament name and price. */
export async function register(page: Page, name: string, price: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  await button(page, `Register for ${price}`).click();
  await page.getByText('You’re registered.').or(page.getByText('You’re playing.')).first().waitFor();
}

/** Goes from the open board to the table. */
export async function toTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.locator('[data-seat]').first().waitFor();
}

/** Goes all-in or calls. Returns whether it was this player's turn. */
export async function push(page: Page): Promise<boolean> {
  const call = button(page, /^Call .*all-in$/);
  const size = page.getByRole('button', { name: 'All-in', exact: true });
  const all = button(page, /^All-in [\d,]+$/);
  if (await call.isVisible()) await call.click();
  else if (await size.isVisible()) {
    await size.click();
    await all.click();
  }
  // There is no size to choose if only all-in is possible.
  else if (await all.isVisible()) await all.click();
  else return false;
  return true;
}

/** Advances the house's clock until this is visible. */
export async function passUntil(house: Pick<BrowserHouse, 'pass'>, seen: Locator, most = 240): Promise<void> {
  for (let seconds = 0; !(await seen.first().isVisible()); seconds++) {
    if (seconds > most) throw new Error(`${String(seen)} does not come`);
    await house.pass(1);
    await seen
      .first()
      .waitFor({ timeout: 60 })
      .catch(() => {});
  }
}

/** Advances the house's clock just until someone is asked: pages show the end of a hand for a while. */
export async function passUntilAsked(
  house: Pick<BrowserHouse, 'pass' | 'poker'>,
  id: string,
  most = 60,
): Promise<void> {
  for (let seconds = 0; house.poker().turns(id).length === 0; seconds++) {
    if (seconds > most) throw new Error(`nobody is asked at ${id}`);
    await house.pass(1);
  }
}

/** A Hold'em deck that gives the best hand to the player at this place, counted from the button's left. */
export function deckWonBy(place: number, players: number): Seed {
  for (;;) {
    const seed = newSeed();
    const { cards } = deckOf(seed);
    const board = cards.slice(2 * players, 2 * players + 5) as [Card, Card, Card, Card, Card];
    const rank = (at: number) => rankOfSeven(cards[at] as Card, cards[at + players] as Card, ...board);
    const others = Array.from({ length: players }, (_, at) => at).filter((at) => at !== place);
    if (others.every((at) => rank(at) < rank(place))) return seed;
  }
}

/** The player id of a person in the browser. */
export async function playerNamed({ accounts }: Pick<BrowserHouse, 'accounts'>, name: string): Promise<PlayerId> {
  const [row] = await accounts.db.query<{ id: PlayerId }>('select id from person where name = $1', [name]);
  return present(row, name).id;
}
