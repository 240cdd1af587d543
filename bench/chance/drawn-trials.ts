/** Trials of machine draws (pocket, dice, weighted draws), each as a sequence of outcomes. */
import { broken, never } from '../../core/base/invariant.ts';
import type { Answer } from '../../core/round/answer.ts';
import type { RequestOf } from '../../core/round/request.ts';
import { chiSquare, evenShares, type Figure } from './figure.ts';
import {
  coarse,
  countsOf,
  coupons,
  frequency,
  gaps,
  pairs,
  runs,
  type SequenceTrial,
  serialCorrelation,
  type Shares,
} from './sequence-trials.ts';
import type { Drawn, Source } from './source.ts';

export interface DrawnTrial {
  readonly name: string;
  readonly run: (source: Source, draws: number) => Figure;
}

/** A request's outcomes as numbers, with their expected shares. */
export interface Reading {
  readonly shares: Shares;
  /** The nth outcome in an answer: a pocket, a die, or the first pick of a draw. */
  readonly read: (answer: Answer, n: number) => number;
  /** Outcomes per answer. */
  readonly each: number;
}

export function readingOf(request: Drawn): Reading {
  const other = (answer: Answer) => broken(`${request.ask} was asked for, not ${answer.kind}`);
  switch (request.ask) {
    case 'pocket':
      return {
        shares: evenShares(request.pockets),
        each: 1,
        read: (answer) => (answer.kind === 'pocket' ? answer.pocket : other(answer)),
      };
    case 'dice':
      return {
        shares: evenShares(6),
        each: request.dice,
        read: (answer, n) => (answer.kind === 'dice' ? (answer.dice[n] ?? 0) - 1 : other(answer)),
      };
    case 'draw': {
      const placeOf = placesIn(request);
      return {
        shares: sharesOf(request),
        each: 1,
        read: (answer) => (answer.kind === 'draw' ? placeOf(answer.picked[0] ?? '') : other(answer)),
      };
    }
    default:
      return never(request);
  }
}

const sharesOf = ({ options }: RequestOf<'draw'>): Shares => {
  const all = options.reduce((sum, { weight }) => sum + weight, 0);
  return options.map(({ weight }) => weight / all);
};

function placesIn({ options }: RequestOf<'draw'>): (id: string) => number {
  const places = new Map(options.map(({ id }, place) => [id, place]));
  return (id) => places.get(id) ?? -1;
}

/** A round draws at most a few hundred times; after that the next round's seed takes over. */
const drawsOfRound = 200;

/** The given number of answers, from one round after another. */
function eachAnswer(
  source: Source,
  request: Drawn,
  { answers, ofRound = drawsOfRound }: { readonly answers: number; readonly ofRound?: number },
  hear: (answer: Answer) => void,
): void {
  for (let done = 0, round = 0; done < answers; round++) {
    const draws = source.draws(round);
    for (let n = 0; n < ofRound && done < answers; n++, done++) hear(source.answer(request, draws));
  }
}

function sequenceOf(source: Source, request: Drawn, size: { readonly answers: number; readonly ofRound?: number }) {
  const { shares, each, read } = readingOf(request);
  const sequence = new Uint16Array(size.answers * each);
  let at = 0;
  eachAnswer(source, request, size, (answer) => {
    for (let n = 0; n < each; n++) sequence[at++] = read(answer, n);
  });
  return { sequence, shares };
}

const sequenceTrial = (name: string, request: Drawn, trial: SequenceTrial, times = 1): DrawnTrial => ({
  name,
  run(source, draws) {
    const { sequence, shares } = sequenceOf(source, request, { answers: draws * times });
    return trial(sequence, shares);
  },
});

/** With fewer rounds, the p-values of rare outcomes are too coarse. */
const roundsLeast = 2000;

/** The first draw of many rounds. Fewer of them: a new seed costs as much as two hundred draws. */
const acrossRounds = (name: string, request: Drawn, trial: SequenceTrial): DrawnTrial => ({
  name: `${name}, a seed each`,
  run(source, draws) {
    const { sequence, shares } = sequenceOf(source, request, {
      answers: Math.max(roundsLeast, Math.ceil(draws / 20)),
      ofRound: 1,
    });
    return trial(sequence, shares);
  },
});

const coarsely =
  (trial: SequenceTrial): SequenceTrial =>
  (sequence, shares) => {
    const rough = coarse(sequence, shares);
    return trial(rough.sequence, rough.shares);
  };

/** The first pick and the second, which never repeats the first. */
function firstTwo(request: RequestOf<'draw'>): DrawnTrial {
  const shares = sharesOf(request);
  const kinds = shares.length;
  const placeOf = placesIn(request);
  const chances = shares.flatMap((first, a) =>
    shares.map((second, b) => (a === b ? 0 : (first * second) / (1 - first))),
  );
  return {
    name: 'first two picks',
    run(source, draws) {
      const counts = new Float64Array(kinds * kinds);
      eachAnswer(source, request, { answers: draws }, (answer) => {
        const [first = '', second = ''] = answer.kind === 'draw' ? answer.picked : [];
        const cell = placeOf(first) * kinds + placeOf(second);
        counts[cell] = (counts[cell] ?? 0) + 1;
      });
      return chiSquare(counts, chances);
    },
  };
}

/** For equal weights: the last pick is equally likely to be any option. */
function lastPick(request: RequestOf<'draw'>): DrawnTrial {
  const placeOf = placesIn(request);
  return {
    name: 'last pick',
    run(source, draws) {
      const last: number[] = [];
      eachAnswer(source, request, { answers: draws }, (answer) => {
        if (answer.kind === 'draw') last.push(placeOf(answer.picked.at(-1) ?? ''));
      });
      return chiSquare(countsOf(last, request.options.length), sharesOf(request));
    },
  };
}

export function trialsOf(request: Drawn): readonly DrawnTrial[] {
  const { shares } = readingOf(request);
  const isEven = new Set(shares).size === 1;
  const always = [
    // The cheapest trial, and the one that detects a weight slightly off: it gets the most draws.
    sequenceTrial('frequency', request, frequency, 5),
    acrossRounds('frequency', request, frequency),
    sequenceTrial('serial pairs', request, coarsely(pairs)),
    sequenceTrial('runs', request, runs),
    sequenceTrial('gaps', request, gaps),
  ];
  const even = [
    acrossRounds('serial pairs', request, coarsely(pairs)),
    sequenceTrial('serial correlation', request, serialCorrelation),
    sequenceTrial('coupon collector', request, coupons),
  ];
  const several = request.ask === 'draw' && request.take > 1 ? [firstTwo(request)] : [];
  const last = request.ask === 'draw' && request.take > 1 && isEven ? [lastPick(request)] : [];
  return [...always, ...(isEven ? even : []), ...several, ...last];
}
