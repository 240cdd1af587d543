/** Which rows of a game's incident table were carried out in a house of tests, and which are left without proof. */
import { present } from '../../../../core/base/invariant.ts';
import { tableOf } from '../../../../core/games/game.ts';
import type { IncidentRow, Is, FactAnswer, Trigger } from '../../../../core/round/incidents.ts';
import type { IncidentTold } from '../../../protocol/http/incidents.ts';
import { gameNamed } from '../../../testing/table-house.ts';

/** What the journal answers itself, so that nobody was asked. */
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

  /** The row that it was resolved by. */
  add(triggers: readonly Trigger[], { game, trigger, answers, resolution }: IncidentTold): void {
    const { rows } = present(
      triggers.find(({ id }) => id === trigger),
      'the trigger',
    );
    const done = present(resolution, 'a resolution');
    // Of two rows that say the same, the one is meant about whose condition people were asked.
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

  /** Those of all triggers, or of those from one on, or before it. */
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
