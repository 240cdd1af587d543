import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { printCard } from '../../core/cards/card.ts';
import { shoeOrder } from '../../core/chance/shuffle.ts';
import { streamOf } from '../../core/chance/stream.ts';
import type { RoundTold, StepTold } from '../../house/protocol/http/rounds.ts';
import type { Words } from '../words/use-words.ts';
import { placeName } from '../words/place-name.ts';
import { picturesOf } from './shown-after.ts';
import { dealtIn, verifyRound } from './verify-round.ts';

const clause = 'X-1';
const step = (ask: string, more: Omit<Partial<StepTold>, 'ask' | 'clause'> = {}): StepTold => ({
  ask,
  clause,
  ...more,
});
const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe('pictures of a stored round', () => {
  test('cards come to lie, are turned, moved and burnt; draws, pocket and dice stay in sight', () => {
    const pictures = picturesOf([
      step('bets'),
      step('card', { place: 'dealer', card: 'hidden' }),
      step('card', { place: 'dealer', card: '2c' }),
      step('move', { place: 'dealer', slot: 1, to: 'side', card: '2c' }),
      step('turn', { place: 'dealer', slot: 0, card: '9h' }),
      step('burn', { card: 'hidden' }),
      step('draw', { name: 'lucky', picked: ['7'] }),
      step('pocket', { pocket: 17 }),
      step('dice', { dice: [1, 2, 3] }),
    ]);
    expect(pictures).toHaveLength(10);
    expect(pictures[3]?.places).toEqual({ dealer: ['hidden', '2c'] });
    expect(pictures[4]?.places).toEqual({ dealer: ['hidden'], side: ['2c'] });
    expect(pictures.at(-1)).toEqual({
      places: { dealer: ['9h'], side: ['2c'] },
      burned: ['hidden'],
      drawn: [{ name: 'lucky', picked: ['7'] }],
      decisions: [],
      pocket: 17,
      dice: [1, 2, 3],
    });
  });

  test('the shoe’s order is known for every card anyone has seen', () => {
    const steps = [
      step('card', { place: 'a', card: 'hidden' }),
      step('card', { place: 'a', card: 'hidden' }),
      step('burn', { card: 'hidden' }),
      step('card', { place: 'b', card: 'Kd' }),
      step('move', { place: 'a', slot: 0, to: 'b', card: 'hidden' }),
      step('turn', { place: 'b', slot: 1, card: '3s' }),
    ];
    expect(dealtIn(steps)).toEqual(['3s', 'hidden', 'hidden', 'Kd']);
  });
});

const seed = Uint8Array.from({ length: 32 }, (_, at) => at);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const commitment = createHash('sha256').update(seed).digest('hex');
const order = shoeOrder(8, streamOf(seed, 'shoe')).map(printCard);
const told = (more: Partial<RoundTold>): RoundTold => ({
  replay: true,
  round: 't/1',
  table: 't',
  game: 'g',
  title: 'G',
  rulesVersion: '1',
  payTable: 'p',
  parameters: {},
  player: 'ana',
  sessions: [],
  state: 'settled',
  openedAt: '2026-05-01T20:00:00.000Z',
  draws: { commitment, seed: hex(seed) },
  bets: [],
  steps: [],
  choices: [],
  corrections: [],
  settlements: [],
  movements: [],
  money: { kind: 'play', currency: 'PLAY' },
  ...more,
});

test('what the open cards of a place count is drawn as the house told it with the step', () => {
  const pictures = picturesOf([
    step('card', { place: 'player', card: '9h', worth: { player: '9' } }),
    step('burn', { card: '2c' }),
    step('card', { place: 'player', card: '5d', worth: { player: '4' } }),
  ]);
  expect(pictures.map(({ worth }) => worth)).toEqual([undefined, { player: '9' }, { player: '9' }, { player: '4' }]);
});

test('a place has the word of the language, otherwise its name in the plan', () => {
  const known: Readonly<Record<string, string>> = { 'place.player': 'Lošėjas', 'seat.number': 'Vieta' };
  const words = {
    say: (id: string) => known[id] ?? id,
    sayOr: (id: string, otherwise: string) => known[id] ?? otherwise,
  } as unknown as Words;
  const plan = { places: [{ place: 'tiger', name: 'Tiger', slots: 1 }] };
  expect(['player', 'tiger', 'seat-3'].map((place) => placeName(place, words, plan))).toEqual([
    'Lošėjas',
    'Tiger',
    'Vieta',
  ]);
});

describe('a round verified in the browser', () => {
  const shoe = { number: 1, decks: 8, dealt: 5, commitment, seed: hex(seed) };
  const dealt = order.slice(5, 9).map((card, at) => step('card', { place: at % 2 === 0 ? 'player' : 'banker', card }));

  test('the seed matches its commitment, and the cards follow from it', async () => {
    expect(await verifyRound(told({ shoe, steps: dealt }), sha256)).toEqual([
      { check: 'shoe-promise', is: 'right' },
      { check: 'cards', is: 'right', count: 4, unseen: 0 },
    ]);
  });

  test('a different card, order or seed is detected', async () => {
    const swapped = [dealt[1] as StepTold, dealt[0] as StepTold, ...dealt.slice(2)];
    expect((await verifyRound(told({ shoe, steps: swapped }), sha256))[1]).toMatchObject({ is: 'wrong' });
    const other = { ...shoe, seed: hex(seed.with(0, 9)) };
    expect(await verifyRound(told({ shoe: other, steps: dealt }), sha256)).toMatchObject([
      { is: 'wrong' },
      { is: 'wrong' },
    ]);
  });

  test('while the shoe is in play its seed is secret, and nothing is claimed', async () => {
    const { seed: _, ...running } = shoe;
    expect(await verifyRound(told({ shoe: running, steps: dealt }), sha256)).toEqual([
      { check: 'shoe-promise', is: 'later' },
      { check: 'cards', is: 'later' },
    ]);
  });

  test('pocket and dice are the first output of the round’s seed', async () => {
    const pocket = streamOf(seed, 'draws').below(37);
    const wheel = Array.from({ length: 37 }, (_, at) => at);
    const spun = (number: number) => told({ plan: { places: [], wheel }, steps: [step('pocket', { pocket: number })] });
    expect(await verifyRound(spun(pocket), sha256)).toMatchObject([{ is: 'right' }, { check: 'pocket', is: 'right' }]);
    expect(await verifyRound(spun((pocket + 1) % 37), sha256)).toMatchObject([{}, { is: 'wrong' }]);
    // On the table's own wheel: another one has other pockets.
    const larger = { places: [], wheel: [...wheel, 37] };
    const other = streamOf(seed, 'draws').below(38);
    const there = told({ plan: larger, steps: [step('pocket', { pocket: other })] });
    expect(await verifyRound(there, sha256)).toMatchObject([{}, { check: 'pocket', is: 'right' }]);
    const stream = streamOf(seed, 'draws');
    const dice = [1 + stream.below(6), 1 + stream.below(6), 1 + stream.below(6)];
    expect(await verifyRound(told({ steps: [step('dice', { dice })] }), sha256)).toMatchObject([
      {},
      { check: 'dice', is: 'right' },
    ]);
  });
});
