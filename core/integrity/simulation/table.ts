/** A table of simulated players, honest but for the cheats at it: hand after hand through the real engine, as stored. */
import { playerId, type PlayerId } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import { isRefusal } from '../../base/refusal.ts';
import type { Card } from '../../cards/card.ts';
import { type Pack, shuffledPack } from '../../chance/shuffle.ts';
import { type Action, act } from '../../poker/hand/act.ts';
import { protect } from '../../poker/hand/absence.ts';
import { nextPositions, positionsAt } from '../../poker/hand/button.ts';
import { deal } from '../../poker/hand/deal.ts';
import { type LegalActions, legalActions } from '../../poker/hand/legal.ts';
import { holeOf } from '../../poker/hand/showdown.ts';
import { startHand } from '../../poker/hand/start.ts';
import type { HandState } from '../../poker/hand/state.ts';
import { handAt, type TableTerms } from '../../poker/hand/table.ts';
import type { HandTerms } from '../../poker/hand/terms.ts';
import { type Step, stepOf } from '../../poker/history/step.ts';
import { type StoredHand, storedHand, type WhoSat } from '../stored-hand.ts';
import { strengthOf } from '../strength.ts';
import { type Cheat, plotted } from './cheats.ts';
import { Luck } from './luck.ts';
import { humanPace, type Pace, programPace } from './paces.ts';
import { decide, type Style, styles, type Turn } from './styles.ts';

const seatsAtTable = 8;
const table: TableTerms = { game: 'holdem', limit: 'none', smallBlind: 50, bigBlind: 100, ante: 'none' };
const fullStack = 80 * table.bigBlind;
/** Who has less comes again, who has more goes to another table: the same people play all hands, with usual stacks. */
const [leastStack, mostStack] = [12 * table.bigBlind, 200 * table.bigBlind] as const;
/** A turn in so many thousand is lost with its connection, whoever plays. */
const lossChance = 0.004;
const hardBigBlinds = 4;

export interface Session {
  readonly seed: string;
  /** Which of the tables under this seed. */
  readonly number: number;
  readonly hands: number;
  readonly cheat: Cheat;
}

export interface PlayedSession {
  readonly hands: readonly StoredHand[];
  readonly players: readonly PlayerId[];
}

interface Sitting {
  readonly who: WhoSat;
  readonly style: Style;
  readonly pace: Pace;
}

export function playSession({ seed, number, hands, cheat }: Session): PlayedSession {
  const luck = new Luck(seed, number);
  const sittings = seat(`t${number}`, cheat, luck);
  let stacks = sittings.map(() => fullStack);
  const everyone = 2 ** seatsAtTable - 1;
  let positions = positionsAt(luck.stream.below(seatsAtTable), everyone);
  const stored: StoredHand[] = [];
  for (let hand = 1; hand <= hands; hand++) {
    const game = new Game(handAt(table, stacks, positions), sittings, cheat, luck);
    const kept = game.play(`t${number}/${hand}`, hand);
    stored.push(kept);
    stacks = kept.seats.map((seated) => (isUsual(seated?.after ?? 0) ? (seated?.after ?? 0) : fullStack));
    positions = nextPositions(positions, everyone, 'moving');
  }
  return { hands: stored, players: sittings.map(({ who }) => who.player) };
}

const isUsual = (stack: number): boolean => stack >= leastStack && stack <= mostStack;

/** Some honest people live together, and some share the address of a telephone company. */
function seat(name: string, cheat: Cheat, luck: Luck): readonly Sitting[] {
  const household = luck.happens(0.08) ? [4, 5] : [];
  const isCrowded = cheat.kind === 'same-origin' && cheat.shares === 'crowded-address';
  const company = isCrowded || luck.happens(0.25) ? [5, 6, 7] : [];
  return Array.from({ length: seatsAtTable }, (_, at) => {
    const own = `${name}-${at}`;
    const isCheat = cheat.kind === 'same-origin' && at <= 1;
    const address = household.includes(at) ? `${name}-home` : company.includes(at) ? `${name}-company` : own;
    const isProgram = cheat.kind === 'automatic-play' && at === 0;
    return {
      who: {
        player: playerId(`${name}p${at + 1}`),
        operator: at % 2 === 0 ? 'here' : 'elsewhere',
        device: isCheat && cheat.shares === 'device' ? `${name}-both` : own,
        address: isCheat ? `${name}-${isCrowded ? 'company' : 'both'}` : address,
      },
      style: luck.oneOf(isProgram ? styles.slice(1, 3) : styles),
      pace: isProgram ? programPace(cheat.disguise) : humanPace(luck),
    };
  });
}

/** One hand while it is played. */
class Game {
  readonly #terms: HandTerms;
  readonly #sittings: readonly Sitting[];
  readonly #cheat: Cheat;
  readonly #luck: Luck;
  readonly #state: HandState;
  readonly #steps: Step[] = [];
  readonly #millis: (number | undefined)[] = [];
  readonly #isPlotOn: boolean;

  constructor(terms: HandTerms, sittings: readonly Sitting[], cheat: Cheat, luck: Luck) {
    this.#terms = terms;
    this.#sittings = sittings;
    this.#cheat = cheat;
    this.#luck = luck;
    this.#state = startHand(terms);
    this.#isPlotOn = 'part' in cheat && luck.happens(cheat.part);
  }

  play(id: string, number: number): StoredHand {
    const pack = shuffledPack(1, this.#luck.stream);
    const state = this.#state;
    while (state.phase !== 'over') {
      if (state.phase === 'hole-cards' || state.phase === 'board') this.#deal(pack);
      else if (state.phase === 'betting') this.#turn();
      else broken(`a simulated hand is not ${state.phase}`);
    }
    const who = this.#sittings.map((sitting, at) => this.#whoSat(sitting, at, number));
    const stored = storedHand({ terms: this.#terms, steps: this.#steps }, { id, who, millis: this.#millis });
    return isRefusal(stored) ? broken(stored.reason) : stored;
  }

  /** All cards that come now, as one step of the record. */
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
    if (refusal !== undefined) broken(refusal.reason);
  }

  #isLost({ toCall }: LegalActions): boolean {
    const { kind } = this.#cheat;
    const isConvenient = kind === 'disconnecting' && this.#state.actor === 0 && toCall > this.#terms.bigBlind;
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
    const strengths = this.#isPlotOn ? [0, 1].map((at) => strengthOf(game, holeOf(state, at), [])) : [];
    const plot = { isOn: this.#isPlotOn, strengths };
    return plotted(this.#cheat, plot, state, turn, this.#luck) ?? decide(turn, style, this.#luck);
  }

  #whoSat({ who }: Sitting, at: number, number: number): WhoSat {
    const isAtTimes = this.#cheat.kind === 'same-origin' && this.#cheat.shares === 'device-at-times';
    return isAtTimes && at === 1 && number % 10 === 0 ? { ...who, device: this.#sittings[0]?.who.device } : who;
  }
}

function stepFor(seat: number, action: Action): Step {
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
