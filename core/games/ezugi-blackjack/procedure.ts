/** How Live Blackjack (Ezugi) is dealt: two cards per seat, the window against an Ace, the turns, the dealer's hand. */
import type { Seat } from '../../base/ids.ts';
import { present } from '../../base/invariant.ts';
import type { Cents } from '../../base/money.ts';
import type { Card } from '../../cards/card.ts';
import { cardIn, type Decision, decisionsIn, type Made, type Procedure } from '../../round/procedure.ts';
import type { Request } from '../../round/request.ts';
import type { Wager } from '../../round/wager.ts';
import { aceOffer, type Against, endsWithSplit, handOffer } from './choices.ts';
import { dealerDraws, isBlackjack, isBust, isChecked, isFull, pointsOf, totalOf, worth } from './hand.ts';
import { type Rules, spots } from './rules.ts';
import { dealer, everySeat, handPlace, seatsOf, splitPlace } from './seats.ts';

export interface Hand {
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  /** One of the two hands of a split: its 21 is not a blackjack (BJ-E-015). */
  readonly isSplit: boolean;
}

/** One seat's hands and answers. */
export interface Box {
  readonly seat: Seat;
  readonly opening: readonly [Card, Card];
  readonly hands: readonly Hand[];
  /** The answer to a dealer's Ace, if it was asked. */
  readonly againstAce: Decision | undefined;
}

export interface Outcome {
  readonly boxes: readonly Box[];
  readonly dealer: readonly Card[];
  readonly decisions: readonly Pick<Made, 'holder' | 'decision'>[];
}

interface Playing {
  readonly seat: Seat;
  readonly stake: Cents;
  readonly dealt: Card[];
}

const upCard: Request = { ask: 'card', place: dealer, face: 'up', clause: 'BJ-E-902' };
const holeCard: Request = { ask: 'card', place: dealer, face: 'down', clause: 'BJ-E-037' };
const turnHole: Request = { ask: 'turn', place: dealer, slot: 1, clause: 'BJ-E-052' };
const turnBlackjack: Request = { ask: 'turn', place: dealer, slot: 1, clause: 'BJ-E-903' };
const dealerCard: Request = { ask: 'card', place: dealer, face: 'up', clause: 'BJ-E-053' };
const burn: Request = { ask: 'burn', face: 'down', clause: 'BJ-E-906' };

/** Requests that differ between seats only by place and holder. */
interface SeatAsks {
  readonly open: Request;
  readonly move: Request;
  /** One card to each hand of a split. */
  readonly first: Request;
  readonly second: Request;
}

const asks: ReadonlyMap<Seat, SeatAsks> = new Map(
  everySeat.map((seat) => {
    const [whole, split] = [handPlace(seat), splitPlace(seat)];
    return [
      seat,
      {
        open: { ask: 'card', place: whole, face: 'up', clause: 'BJ-E-036' },
        move: { ask: 'move', from: whole, slot: 1, to: split, clause: 'BJ-E-047' },
        first: { ask: 'card', place: whole, face: 'up', clause: 'BJ-E-910' },
        second: { ask: 'card', place: split, face: 'up', clause: 'BJ-E-910' },
      },
    ];
  }),
);
const asksOf = (seat: Seat): SeatAsks => present(asks.get(seat), seat);

/** After the shuffle. */
export function* prepareShoe({ burnAfterShuffle }: Rules): Procedure<void> {
  for (let i = 0; i < burnAfterShuffle; i++) cardIn(yield burn);
}

export function* dealRound(rules: Rules, wagers: readonly Wager[]): Procedure<Outcome> {
  const playing = inTurn(rules, wagers);
  for (const { seat, dealt } of playing) dealt.push(cardIn(yield asksOf(seat).open));
  const up = cardIn(yield upCard);
  for (const { seat, dealt } of playing) dealt.push(cardIn(yield asksOf(seat).open));
  const hole = cardIn(yield holeCard);

  const decisions: Pick<Made, 'holder' | 'decision'>[] = [];
  if (pointsOf(up) === 1 && playing.length > 0) {
    const made = decisionsIn(yield aceWindow(rules, playing));
    for (const [holder, decision] of made) decisions.push({ holder, decision });
  }
  const answers = new Map(decisions.map(({ holder, decision }) => [holder, decision]));
  const boxOf = ({ seat, dealt }: Playing, hands: readonly Hand[]): Box => ({
    seat,
    opening: [present(dealt[0], 'a first card'), present(dealt[1], 'a second card')],
    hands,
    againstAce: answers.get(seat),
  });

  if (isChecked(rules, pointsOf(up)) && isBlackjack([up, hole])) {
    yield turnBlackjack;
    return { boxes: playing.map((box) => boxOf(box, [unplayed(box)])), dealer: [up, hole], decisions };
  }

  const boxes: Box[] = [];
  for (const box of playing) {
    const hasSurrendered = answers.get(box.seat)?.option.id === 'surrender';
    boxes.push(boxOf(box, hasSurrendered ? [unplayed(box)] : yield* playSeat(rules, box, decisions)));
  }
  yield turnHole;
  const drawn = [up, hole];
  if (boxes.some(isOpen)) {
    while (dealerDraws(worth(drawn), rules.dealerStandsSoft17)) drawn.push(cardIn(yield dealerCard));
  }
  return { boxes, dealer: drawn, decisions };
}

/** Seats with a main bet, in ascending order (BJ-E-901). */
function inTurn(rules: Rules, wagers: readonly Wager[]): readonly Playing[] {
  const playing: Playing[] = [];
  for (const seat of seatsOf(rules)) {
    const wager = wagers.find((one) => one.seat === seat && one.spot === spots.main);
    if (wager !== undefined) playing.push({ seat, stake: wager.stake, dealt: [] });
  }
  return playing;
}

const unplayed = ({ dealt }: Playing): Hand => ({ cards: dealt, isDoubled: false, isSplit: false });

/** Whether a dealer's card could still change what this seat gets (BJ-E-055, BJ-E-905). */
const isOpen = ({ hands, againstAce }: Box): boolean =>
  againstAce?.option.id !== 'surrender' &&
  hands.some(({ cards, isSplit }) => !isBust(totalOf(cards)) && (isSplit || !isBlackjack(cards)));

function* playSeat(rules: Rules, box: Playing, decisions: Pick<Made, 'holder' | 'decision'>[]): Procedure<Hand[]> {
  const { seat, stake, dealt } = box;
  const against: Against = { rules, seat, stake };
  const turn: Turn = { against, decisions, place: handPlace(seat) };
  const whole = yield* playHand(turn, dealt, false);
  if (whole !== 'split') return [whole];
  const [first, second] = [present(dealt[0], 'a first card'), present(dealt[1], 'a second card')];
  yield asksOf(seat).move;
  // One card to each at once, first hand first; then they are played one after the other (BJ-E-910).
  const left = [first, cardIn(yield asksOf(seat).first)];
  const right = [second, cardIn(yield asksOf(seat).second)];
  if (endsWithSplit(rules, pointsOf(first))) {
    return [left, right].map((cards) => ({ cards, isDoubled: false, isSplit: true })); // BJ-E-048
  }
  const played = [yield* playHand(turn, left, true)];
  played.push(yield* playHand({ ...turn, place: splitPlace(seat) }, right, true));
  return played.filter((hand) => hand !== 'split');
}

interface Turn {
  readonly against: Against;
  readonly decisions: Pick<Made, 'holder' | 'decision'>[];
  readonly place: ReturnType<typeof handPlace>;
}

/** Plays one hand to its end; 21 or more ends it without asking (BJ-E-912). */
function* playHand(
  { against, decisions, place }: Turn,
  dealt: readonly Card[],
  isSplit: boolean,
): Procedure<Hand | 'split'> {
  const cards = [...dealt];
  while (!isFull(totalOf(cards))) {
    const offer = handOffer(against, { place, cards, isSplit });
    const made = decisionsIn(
      yield {
        ask: 'choice',
        name: `play ${place}`,
        offer,
        seconds: against.rules.decisionSeconds,
        clause: 'BJ-E-913',
      },
    );
    const decision = present(made.get(against.seat), 'a decision');
    decisions.push({ holder: against.seat, decision });
    const { id } = decision.option;
    if (id === 'split') return 'split';
    if (id === 'stand') break;
    cards.push(cardIn(yield { ask: 'card', place, face: 'up', clause: decision.option.clause }));
    if (id === 'double') return { cards, isDoubled: true, isSplit };
  }
  return { cards, isDoubled: false, isSplit };
}

const aceWindow = (rules: Rules, playing: readonly Playing[]): Request => ({
  ask: 'window',
  name: 'insurance',
  offers: playing.map(({ seat, stake, dealt }) => aceOffer({ rules, seat, stake }, dealt)),
  seconds: rules.decisionSeconds,
  clause: 'BJ-E-907',
});
