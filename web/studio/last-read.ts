/** The last reading, from any source: the difference between two consecutive states of the table. */
import type { ConsoleState } from '../../house/protocol/studio.ts';

export type LastRead =
  | { readonly read: 'card'; readonly card: string; readonly place: string; readonly nth: number }
  | { readonly read: 'burned'; readonly card: string }
  | { readonly read: 'scanned'; readonly count: number }
  | { readonly read: 'pocket'; readonly pocket: number }
  | { readonly read: 'dice'; readonly dice: readonly number[] };

type Seen = Pick<ConsoleState, 'shown' | 'preparation'>;

/** Undefined if nothing was read. */
export function lastRead(
  { shown: before, preparation: was }: Seen,
  { shown, preparation }: Seen,
): LastRead | undefined {
  if (preparation !== undefined) return inPreparation(was, preparation);
  for (const [place, cards] of Object.entries(shown.places)) {
    const card = cards.at(-1);
    if (card === undefined || cards.length <= (before.places[place]?.length ?? 0)) continue;
    return { read: 'card', card, place, nth: cards.length };
  }
  if (shown.burned.length > before.burned.length) return { read: 'burned', card: shown.burned.at(-1) ?? 'hidden' };
  const { pocket, dice } = shown;
  if (pocket !== undefined && pocket !== before.pocket) return { read: 'pocket', pocket };
  if (dice !== undefined && dice.join() !== before.dice?.join()) return { read: 'dice', dice };
  return undefined;
}

function inPreparation(
  was: Seen['preparation'],
  { scanned, burned }: NonNullable<Seen['preparation']>,
): LastRead | undefined {
  if (burned.length > (was?.burned.length ?? 0)) return { read: 'burned', card: burned.at(-1) ?? 'hidden' };
  return scanned > (was?.scanned ?? 0) ? { read: 'scanned', count: scanned } : undefined;
}
