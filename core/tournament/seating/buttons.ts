/** The first button of a table: one card per player, the highest wins (PT-059, PT-931). */
import { broken } from '../../base/invariant.ts';
import { deck, printCard, readCard } from '../../cards/card.ts';
import { countOf, seatsIn } from '../../poker/hand/seats.ts';
import { ask, equally } from '../director/draws.ts';
import type { Say } from '../director/events.ts';
import { needTable, seatsWithChips } from './seats.ts';
import type { WorkingTournament } from '../director/state.ts';

const fullDeck = equally(deck.map(printCard));

/** A table about to play its first hand; a player who is offered a rebuy has no chips to play with yet (PT-935). */
const needsButton = (t: WorkingTournament) =>
  t.tables.find((table) => table.firstButton < 0 && table.players > 1 && countOf(seatsWithChips(t, table)) > 1);

export function drawButtonIfDue(t: WorkingTournament): boolean {
  // In the pool the big blind decides (PP-943).
  const table = t.waiting === undefined ? needsButton(t) : undefined;
  if (table === undefined) return false;
  const take = countOf(seatsWithChips(t, table));
  ask(t, { for: 'button', table: table.id }, { name: 'button', options: fullDeck, take, clause: 'PT-931' });
  return true;
}

export function takeButton(t: WorkingTournament, id: number, picked: readonly string[], say: Say): void {
  const table = needTable(t, id);
  const seats = seatsIn(seatsWithChips(t, table));
  const cards = seats.map((seat, at) => ({ seat, card: readCard(picked[at] ?? '') ?? broken('a card is missing') }));
  // Cards are numbered by rank, then by suit: clubs, diamonds, hearts, spades.
  const highest = cards.reduce((one, other) => (other.card > one.card ? other : one));
  table.firstButton = highest.seat;
  say({ said: 'button-drawn', table: id, cards, button: highest.seat });
}
