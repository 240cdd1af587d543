/** An adversary with everything a player ever receives can't learn mucked or undealt cards from proofs. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { type Card, printCard } from '../../core/cards/card.ts';
import { engines } from '../testing/databases.ts';
import { deckOf, type OpenedCard } from './deck.ts';
import { isProved } from './testing/is-proved.ts';
import { stepsOf } from './hand-steps.ts';
import { historyOf, proofFor } from './history.ts';
import { handsOf, type StoredHand } from './read.ts';
import {
  type PokerHouse,
  pokerHouse,
  playOut,
  type RunningPoker,
  seatedAt,
  seededNumbers,
  type Strategy,
} from './testing/poker-house.ts';

const cast = { event: 'Proofs', name: String };
const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const byte = (value: number): Uint8Array => Uint8Array.of(value);

/** Everything in a text that may be a salt: each run of hex as bytes, and each word as written. */
function cluesIn(text: string): readonly Uint8Array[] {
  const clues = new Map<string, Uint8Array>();
  for (const [hex] of text.matchAll(/\b(?:[0-9a-f]{2}){8,}\b/g)) clues.set(hex, Buffer.from(hex, 'hex'));
  for (const [word] of text.matchAll(/[^\s"',:{}[\]()]+/g)) clues.set(`"${word}`, Buffer.from(word));
  return [...clues.values(), new Uint8Array(0)];
}

const places = Array.from({ length: 52 }, (_, place) => place);
const cards = Array.from({ length: 52 }, (_, card) => byte(card));

/** Tries each clue as a card's salt, and long ones as the seed of salts. Returns the leaves broken. */
function broken(leaves: ReadonlySet<string>, clues: readonly Uint8Array[]): ReadonlySet<string> {
  const found = new Set<string>();
  const tryAs = (salt: Uint8Array) => {
    for (const card of cards) {
      const leaf = sha256(salt, card).toString('hex');
      if (leaves.has(leaf)) found.add(leaf);
    }
  };
  for (const clue of clues) {
    tryAs(clue);
    if (clue.length >= 16) for (const place of places) tryAs(sha256(clue, byte(place)));
  }
  return found;
}

const sealedIn = (leaves: readonly string[], opened: readonly OpenedCard[]): readonly string[] =>
  leaves.filter((_, at) => opened.every(({ place }) => place !== at));

/** Calls, checks and folds, for hands with showdowns, mucked hands and folded ones. */
const loose =
  (random: () => number): Strategy =>
  ({ turn: { options } }) => {
    const has = (id: string) => options.some((option) => option.id === id);
    if (has('fold') && random() < 0.25) return { option: 'fold' };
    return { option: has('check') ? 'check' : has('call') ? 'call' : (options[0]?.id ?? '') };
  };

// The engine that stores hands doesn't affect proofs.
describe.each(engines.slice(0, 1))('what a proof tells, on $name', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  /** Plays a dozen hands with four players, then cancels the tournament. */
  async function played(poker: RunningPoker, seed: number) {
    const seated = await seatedAt(house, poker, 4);
    const until = () => poker.room(seated.id).tournament.handsDealt > 12;
    await playOut(poker, seated.id, loose(seededNumbers(seed)), { until });
    await poker.room(seated.id).cancel();
    return seated;
  }

  /** The cards a player has seen, by the table's histories: open ones and their own. */
  const seenIn = (hand: StoredHand, player: PlayerId): ReadonlySet<string> => {
    const { steps, cards } = stepsOf(hand, { player }, cast);
    const open = steps.flatMap(({ table }) => [
      ...table.seats.flatMap((seat) => seat.cards),
      ...(table.hand?.board ?? []),
      ...(table.hand?.secondBoard ?? []),
    ]);
    return new Set([...open, ...cards].filter((card) => card !== 'hidden'));
  };

  test('[PP-110 PI-919] nothing a player receives in a whole tournament opens a card they have not seen', async () => {
    const poker = await house.open();
    const { id, players } = await played(poker, 11);
    const spy = present(players[0], 'a player');
    const hands = (await handsOf(house.db, id, { limit: 500 })).filter((hand) =>
      hand.players.some(({ player }) => player === spy),
    );
    expect(hands.length).toBeGreaterThan(3);
    const proofs = hands.map((hand) => present(proofFor(hand, { player: spy }), 'a proof'));
    // Everything this player ever receives: messages, the board, histories, steps, and every proof.
    const everything = JSON.stringify([
      poker.heard(spy, id),
      await poker.room(id).seenBy(spy),
      hands.map((hand) =>
        (['text', 'phh', 'ohh'] as const).map((format) => historyOf(hand, { player: spy }, cast, format)),
      ),
      hands.map((hand) => stepsOf(hand, { player: spy }, cast)),
      proofs.map(({ opened }) => opened),
      hands.map(({ commitment }) => commitment),
    ]).replaceAll('\\n', '\n');
    const clues = cluesIn(everything);
    const sealed = hands.flatMap((_, at) => {
      const { leaves, opened } = present(proofs[at], 'a proof');
      return sealedIn(leaves, opened);
    });
    // More than thirty cards per hand: mucked, folded and undealt.
    expect(sealed.length).toBeGreaterThan(30 * hands.length);
    expect(broken(new Set(sealed), clues)).toEqual(new Set());
    for (const [at, hand] of hands.entries()) {
      const { leaves, opened } = present(proofs[at], 'a proof');
      const seed = new Uint8Array(present(hand.seed, 'the seed of a hand that is over'));
      const deck = deckOf(seed);
      expect(isProved(hand.commitment, leaves, opened)).toBe(true);
      // Exactly the seen cards are opened: none mucked, none undealt.
      expect(new Set(opened.map(({ card }) => printCard(card)))).toEqual(seenIn(hand, spy));
      expect(opened.every(({ place, card }) => deck.cards[place] === card)).toBe(true);
      const secrets = [Buffer.from(seed), ...deck.cards.map((_, place) => sha256(seed, byte(place)))];
      const salts = new Set(opened.map(({ salt }) => salt));
      for (const secret of secrets) {
        if (salts.has(secret.toString('hex'))) continue;
        for (const form of ['hex', 'base64', 'base64url'] as const)
          expect(everything).not.toContain(secret.toString(form));
      }
    }
    await poker.tournaments.close();
  });

  test('the same search finds every card if the seed is among the clues', async () => {
    const poker = await house.open();
    const { id, players } = await played(poker, 12);
    const [hand] = await handsOf(house.db, id, { limit: 1 });
    const first = present(hand, 'a hand');
    const { leaves, opened } = present(proofFor(first, { player: present(players[0], 'a player') }), 'a proof');
    const seed = Buffer.from(new Uint8Array(present(first.seed, 'its seed'))).toString('hex');
    const sealed = sealedIn(leaves, opened);
    expect(sealed).toHaveLength(52 - opened.length);
    expect(broken(new Set(sealed), cluesIn(`nothing ${seed} else`))).toEqual(new Set(sealed));
    await poker.tournaments.close();
  });

  test('[PP-012] a folded hand could have been any other: histories and opened cards are identical', async () => {
    const poker = await house.open();
    const { id, players } = await played(poker, 13);
    let compared = 0;
    for (const hand of await handsOf(house.db, id, { limit: 500 })) {
      const spy = hand.players.find(({ player }) => player === players[1]);
      const folded = hand.entries.find(({ entry }) => entry.kind === 'choice' && entry.option === 'fold')?.entry;
      if (spy === undefined || folded?.kind !== 'choice' || folded.holder === String(spy.seat + 1)) continue;
      const dealt = hand.entries.flatMap(({ entry }) => (entry.kind === 'card' ? [entry.card] : []));
      const undealt = present(
        Array.from({ length: 52 }, (_, card) => card as Card).find((card) => !dealt.includes(card)),
        'a card left in the deck',
      );
      const { button, stacks } = hand.terms;
      const order = hand.players.toSorted((a, b) => afterButton(a.seat) - afterButton(b.seat));
      const at = order.findIndex(({ seat }) => folded.holder === String(seat + 1));
      const swapped = dealt[at];
      const entries = hand.entries.map((one) =>
        one.entry.kind === 'card' && one.entry.card === swapped
          ? { ...one, entry: { ...one.entry, card: undealt } }
          : one,
      );
      const other: StoredHand = { ...hand, entries };
      for (const format of ['text', 'phh', 'ohh'] as const) {
        expect(historyOf(other, { player: spy.player }, cast, format)).toBe(
          historyOf(hand, { player: spy.player }, cast, format),
        );
      }
      expect(historyOf(other, 'audit', cast, 'phh')).not.toBe(historyOf(hand, 'audit', cast, 'phh'));
      expect(proofFor(other, { player: spy.player })).toEqual(proofFor(hand, { player: spy.player }));
      compared += 1;

      function afterButton(seat: number): number {
        return (seat - button - 1 + stacks.length) % stacks.length;
      }
    }
    expect(compared).toBeGreaterThan(2);
    await poker.tournaments.close();
  });
});
