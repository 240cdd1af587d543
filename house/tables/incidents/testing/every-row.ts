/** Tracks which rows of a game's incident table were carried out in tests, and which are untested. */
import { present } from '../../../../core/base/invariant.ts';
import { tableOf } from '../../../../core/games/game.ts';
import type { IncidentRow, Is, FactAnswer, Trigger } from '../../../../core/round/incidents.ts';
import type { IncidentTold } from '../../../protocol/http/incidents.ts';
import { gameNamed } from '../../../testing/game-named.ts';

/** Facts answered by the journal itself, without asking anyone. */
const known = new Set([
  'firstRound',
  'roundsOfShoe',
  'duringRound',
  'shoeEnds',
  'dealt',
  'acted',
  'decided',
  'recorded',
  'removesFirst',
  'claimHolds',
]);

export class ProvenRows {
  readonly #named = new Set<string>();

  /** Records the row that resolved this incident. */
  add(triggers: readonly Trigger[], { game, trigger, answers, resolution }: IncidentTold): void {
    const { rows } = present(
      triggers.find(({ id }) => id === trigger),
      'the trigger',
    );
    const done = present(resolution, 'a resolution');
    // Of two rows with the same effect, prefer the one whose condition people were asked about.
    const [row] = rows
      .filter((row) => row.clause === done.clause && namesIn(row) === done.operations.join(' '))
      .filter(({ when }) =>
        Object.entries(when).every(([id, is]) => {
          const answer = answers[id];
          return answer === undefined ? known.has(id) : holds(is, answer);
        }),
      )
      .toSorted((a, b) => answered(b, answers) - answered(a, answers));
    if (row === undefined) throw new Error(`no row of ${game} says ${trigger}: ${JSON.stringify(done)}`);
    this.#named.add(nameOf(present(trigger, 'a trigger'), row, game));
  }

  /** Untested rows of all triggers, or of those from or before a given one. */
  left(game: string, { from, before }: { readonly from?: string; readonly before?: string } = {}): readonly string[] {
    const { triggers } = tableOf(gameNamed(game)).incidents;
    const at = triggers.findIndex(({ id }) => id === (from ?? before));
    if (at < 0 && (from ?? before) !== undefined) throw new Error(`${game} has no such trigger`);
    const asked = from === undefined ? triggers.slice(0, before === undefined ? undefined : at) : triggers.slice(at);
    return asked
      .flatMap(({ id, rows }) => rows.map((row) => nameOf(id, row, game)))
      .filter((name) => !this.#named.has(name));
  }
}

const nameOf = (trigger: string, row: IncidentRow, game: string): string =>
  `${game} ${trigger} ${JSON.stringify(row.when)}: ${row.clause}, ${namesIn(row)}`;

const namesIn = ({ operations }: IncidentRow): string => operations.map((operation) => operation.do).join(' ');

const answered = ({ when }: IncidentRow, answers: IncidentTold['answers']): number =>
  Object.keys(when).filter((id) => answers[id] !== undefined).length;

function holds(is: Is, answer: FactAnswer): boolean {
  if (typeof is !== 'object') return answer === is;
  return 'atLeast' in is ? Number(answer) >= is.atLeast : Number(answer) <= is.atMost;
}
