/** One hand of simulated players, cheats included, played by the real engine and stored as the house stores it. */
import { broken } from '../../base/invariant.ts';
import { isRefusal, printRefusal } from '../../base/refusal.ts';
import type { Card } from '../../cards/card.ts';
import { type Pack, shuffledPack } from '../../chance/shuffle.ts';
import { type Action, act } from '../../poker/hand/act.ts';
import { protect } from '../../poker/hand/absence.ts';
import { deal } from '../../poker/hand/deal.ts';
import { type LegalActions, legalActions } from '../../poker/hand/legal.ts';
import { holeOf } from '../../poker/hand/showdown.ts';
import { startHand } from '../../poker/hand/start.ts';
import type { HandState } from '../../poker/hand/state.ts';
import type { HandTerms } from '../../poker/hand/terms.ts';
import { type HandStep, stepOf } from '../../poker/history/step.ts';
import { type StoredHand, storedHand, type WhoSat } from '../stored-hand.ts';
import { strengthOf } from '../strength.ts';
import { type Cheat, plotted } from './cheats.ts';
import type { Luck } from './luck.ts';
import type { Sitting } from './people.ts';
import { decide, type Turn } from './styles.ts';

/** Turns in a thousand lost to a disconnection, for every player. */
const lossChance = 0.004;
const hardBigBlinds = 4;

/** By seat; undefined for an empty one. */
export type Sittings = readonly (Sitting | undefined)[];

/** The seats of the one or two cheats; -1 if they sit elsewhere. */
export type CheatSeats = readonly [number, number];

export interface Plotting {
  readonly cheat: Cheat;
  readonly pair: CheatSeats;
}

/** One hand in progress. */
export class SimulatedHand {
  readonly #terms: HandTerms;
  readonly #sittings: Sittings;
  readonly #cheat: Cheat;
  readonly #pair: CheatSeats;
  readonly #luck: Luck;
  readonly #state: HandState;
  readonly #steps: HandStep[] = [];
  readonly #millis: (number | undefined)[] = [];
  readonly #isPlotOn: boolean;

  constructor(terms: HandTerms, sittings: Sittings, { cheat, pair }: Plotting, luck: Luck) {
    this.#terms = terms;
    this.#sittings = sittings;
    this.#cheat = cheat;
    this.#pair = pair;
    this.#luck = luck;
    this.#state = startHand(terms);
    this.#isPlotOn = 'part' in cheat && luck.happens(cheat.part);
  }

  get state(): HandState {
    return this.#state;
  }

  play(id: string, number: number): StoredHand {
    const pack = shuffledPack(1, this.#luck.stream);
    const state = this.#state;
    while (state.phase !== 'over') {
      if (state.phase === 'hole-cards' || state.phase === 'board') this.#deal(pack);
      else if (state.phase === 'betting') this.#turn();
      else broken(`a simulated hand is not ${state.phase}`);
    }
    const who = this.#sittings.map((sitting, at) => sitting && this.#whoSat(sitting, at, number));
    const stored = storedHand({ terms: this.#terms, steps: this.#steps }, { id, who, millis: this.#millis });
    return isRefusal(stored) ? broken(printRefusal(stored)) : stored;
  }

  /** All cards dealt now, as one step of the record. */
  #deal(pack: Pack): void {
    const { phase } = this.#state;
    const cards: Card[] = [];
    while (this.#state.phase === phase) {
      const card = pack.deal();
      deal(this.#state, card);
      cards.push(card);
    }
    this.#steps.push(stepOf(phase === 'board' ? 'board' : 'hole', 0, -1, cards));
  }

  #turn(): void {
    const state = this.#state;
    const { actor } = state;
    const legal = legalActions(state) ?? broken('nobody is to act');
    const sitting = this.#sittings[actor] ?? broken(`nobody sits in seat ${actor}`);
    if (this.#isLost(legal)) {
      this.#steps.push(stepOf('protected', 0, actor));
      this.#millis.push(undefined);
      protect(state);
      return;
    }
    const action = this.#actionOf(sitting, legal);
    const isHard =
      action.kind === 'bet' || action.kind === 'raise' || legal.toCall >= hardBigBlinds * this.#terms.bigBlind;
    this.#millis.push(sitting.pace(isHard, this.#luck));
    this.#steps.push(stepFor(actor, action));
    const refusal = act(state, action);
    if (refusal !== undefined) broken(printRefusal(refusal));
  }

  #isLost({ toCall }: LegalActions): boolean {
    const { kind } = this.#cheat;
    const isConvenient =
      kind === 'disconnecting' && this.#state.actor === this.#pair[0] && toCall > this.#terms.bigBlind;
    return this.#luck.happens(isConvenient && this.#isPlotOn ? 0.3 : lossChance);
  }

  #actionOf({ style }: Sitting, legal: LegalActions): Action {
    const state = this.#state;
    const { game, bigBlind } = this.#terms;
    const turn: Turn = {
      legal,
      street: state.round,
      pot: state.pot,
      bigBlind,
      strength: strengthOf(game, holeOf(state, state.actor), state.board),
    };
    const pair = this.#pair;
    const isOn = this.#isPlotOn && pair.every((at) => at >= 0);
    const strengths = isOn ? pair.map((at) => strengthOf(game, holeOf(state, at), [])) : [];
    const plot = { isOn, pair, strengths };
    return plotted(this.#cheat, plot, state, turn, this.#luck) ?? decide(turn, style, this.#luck);
  }

  #whoSat({ who }: Sitting, at: number, number: number): WhoSat {
    const isAtTimes = this.#cheat.kind === 'same-origin' && this.#cheat.shares === 'device-at-times';
    const [first, second] = this.#pair;
    const isShared = isAtTimes && first >= 0 && at === second && number % 10 === 0;
    return isShared ? { ...who, device: this.#sittings[first]?.who.device } : who;
  }
}

function stepFor(seat: number, action: Action): HandStep {
  switch (action.kind) {
    case 'fold':
      return stepOf('fold', 0, seat);
    case 'check':
    case 'call':
      return stepOf('call', 0, seat);
    case 'bet':
    case 'raise':
      return stepOf('raise', 0, seat, undefined, action.to);
    case 'all-in':
      return broken('simulated players say to how much');
  }
}
