/** The chance battery: every draw the tables make, tested for every fault a test lab looks for. */
import type { Drawn, Source, Sources } from './chance/source.ts';
import { type AskedFor, askedByGames } from './chance/asked.ts';
import { packTrials } from './chance/card-trials.ts';
import { type DrawnTrial, trialsOf } from './chance/drawn-trials.ts';
import { drawnAfter, wordTrials } from './chance/interplay-trials.ts';
import type { Tried } from './chance/verdict.ts';

export interface Trial extends DrawnTrial {
  readonly use: string;
}

/** A double-zero wheel is a parameter of one game, off by default, so no game asks for it on its own. */
const doubleZero: AskedFor = { game: '', request: { ask: 'pocket', pockets: 38, clause: 'RT-901' } };

export function allTrials(): readonly Trial[] {
  const asked = withUses([...askedByGames(), doubleZero]);
  return [
    ...wordTrials.map((trial) => ({ use: 'words', ...trial })),
    ...packTrials.map(({ name, decks, run }) => ({
      use: `cards, ${decks === 1 ? 'one deck' : `${decks} decks`}`,
      name,
      run: (source: Source, draws: number) => run(source, Math.ceil(draws / 25)),
    })),
    ...asked.flatMap(({ use, request }) => trialsOf(request).map((trial) => ({ use, ...trial }))),
    ...interplay(asked),
  ];
}

interface InUse extends AskedFor {
  readonly use: string;
}

/** Names must differ: they seed the trials, and no two trials may share seeds. */
function withUses(asked: readonly AskedFor[]): readonly InUse[] {
  const often = new Map<string, number>();
  return asked.map((one) => {
    const name = useOf(one);
    const before = often.get(name) ?? 0;
    often.set(name, before + 1);
    return { ...one, use: before === 0 ? name : `${name} (${before + 1})` };
  });
}

function useOf({ game, request }: AskedFor): string {
  if (request.ask === 'pocket') return `pocket of ${request.pockets}`;
  if (request.ask === 'dice') return `${request.dice} dice`;
  return `${game}: ${request.name}${request.take > 1 ? `, ${request.take}` : ''}`;
}

/** The first draw of each game, and the ball or dice that follow it. */
function interplay(asked: readonly InUse[]): readonly Trial[] {
  const draws = asked.filter(({ request }) => request.ask === 'draw');
  const firsts = draws.filter(({ game }, at) => draws.findIndex((other) => other.game === game) === at);
  const seconds: readonly Drawn[] = asked.map(({ request }) => request).filter(({ ask }) => ask !== 'draw');
  return firsts.flatMap((first) => seconds.map((second) => ({ use: first.use, ...drawnAfter(first.request, second) })));
}

/** One after another, in listed order. */
export async function* tryChance(
  sources: Sources,
  draws: number,
  trials: readonly Trial[] = allTrials(),
): AsyncGenerator<Tried> {
  for (const { use, name, run } of trials) {
    yield { use, name, figure: run(sources(`${use} / ${name}`), draws) };
    // Yields to the event loop so that a progress display updates and Ctrl-C works.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
