/** The published fair-play policy: what is forbidden, by clause, and which tools (PI-029 to PI-037, PI-917). */
import type { ClauseId } from '../../core/base/ids.ts';
import { loadRulebook } from '../../rulebook/load.ts';

const policyClauses: readonly ClauseId[] = [
  'PI-029',
  'PI-030',
  'PI-031',
  'PI-032',
  'PI-033',
  'PI-034',
  'PI-035',
  'PI-036',
  'PI-037',
];

/** PI-917, PI-916. */
export const forbiddenTools = [
  { tool: 'solver', says: 'Solvers, charts and any advice that is driven by the live hand.' },
  { tool: 'shared-cards', says: 'Tools that show or share cards which the player does not hold.' },
  { tool: 'shared-histories', says: 'Hand histories exchanged between players.' },
  {
    tool: 'clicker',
    says: 'Automatic clickers, automatic players (bots) and remote control by another person or program.',
  },
] as const;

export const allowedTools = 'Reviewing one’s own past hands outside play is allowed.';

/** In the rule book's words. */
export function policyInWords(): readonly { readonly clause: ClauseId; readonly says: string }[] {
  const { clauses } = loadRulebook();
  return policyClauses.map((id) => ({ clause: id, says: clauses.find((clause) => clause.id === id)?.text ?? '' }));
}
