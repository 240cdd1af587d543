/** Final-table deals: unpaid money divided by the independent chip model, where the terms allow it (PT-918). */
import { type Cents, cents, nothing, plus } from '../../base/money.ts';
import { add, multiply, type Ratio, ratio, zero } from '../../base/ratio.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import { payPrize } from './accounts.ts';
import { keepBounty } from './bounty.ts';
import { finish } from './finish.ts';
import { payDown } from './ranking.ts';
import type { Say } from '../director/events.ts';
import { isLive, isStaged, whoIs, type WorkingTournament } from '../director/state.ts';
import type { CommandOf } from '../director/commands.ts';

/** PT-978: each player's chance of the next place is their chips divided by the chips of the players not yet placed. */
export function independentChipModel(stacks: readonly number[], prizes: readonly Cents[]): readonly Cents[] {
  const worths = worthsAmong(stacks, prizes);
  const parts = worths.map(({ n, d }) => Number(n / d));
  const money = prizes.reduce((sum, prize) => sum + prize, 0);
  const given = parts.reduce((sum, part) => sum + part, 0);
  // Rounded down to the cent; the chip leader takes the remainder.
  const leader = stacks.indexOf(Math.max(...stacks));
  return parts.map((part, at) => cents(at === leader ? part + money - given : part));
}

/** Exact, from the last place up: for every set of players, what each can expect from the places it plays for. */
function worthsAmong(stacks: readonly number[], prizes: readonly Cents[]): readonly Ratio[] {
  const none = stacks.map(() => zero);
  const bySet = new Map<number, readonly Ratio[]>([[0, none]]);
  const everyone = 2 ** stacks.length - 1;
  for (let set = 1; set <= everyone; set++) {
    const players = [...stacks.keys()].filter((player) => (set & (1 << player)) !== 0);
    const chips = players.reduce((sum, player) => sum + (stacks[player] ?? 0), 0);
    const prize = ratio(prizes[stacks.length - players.length] ?? 0);
    const worths = none.slice();
    for (const winner of players) {
      const chance = ratio(stacks[winner] ?? 0, chips);
      worths[winner] = add(worths[winner] ?? zero, multiply(chance, prize));
      for (const [other, worth] of (bySet.get(set & ~(1 << winner)) ?? none).entries()) {
        if (worth.n > 0n) worths[other] = add(worths[other] ?? zero, multiply(chance, worth));
      }
    }
    bySet.set(set, worths);
  }
  return bySet.get(everyone) ?? none;
}

/** PT-918: at the final table, between hands, when all remaining players agree. */
export function agreeDeal(t: WorkingTournament, { players }: CommandOf<'agree-deal'>, say: Say): Refusal | undefined {
  if (!t.terms.deals) return refuse('no-deals', 'PT-918');
  const isFinalTable = t.phase === 'running' && t.tables.length === 1 && (!isStaged(t) || t.stage.isFinal);
  if (!isFinalTable || t.prizes === undefined) return refuse('not-final-table', 'PT-918');
  if (t.handsOn > 0 || t.group !== undefined) return refuse('hand-in-progress', 'PT-918');
  const left = t.entries.filter(isLive).sort((a, b) => b.stack - a.stack || a.number - b.number);
  if (!left.every(({ player }) => players.includes(player))) return refuse('not-agreed', 'PT-918');
  for (const entry of left) keepBounty(t, entry, say);
  const unpaid = left.map((_, at) => t.prizes?.[at] ?? nothing);
  unpaid[0] = plus(unpaid[0] ?? nothing, t.money.firstPrizeExtra);
  const parts = independentChipModel(
    left.map(({ stack }) => stack),
    unpaid,
  );
  for (const [at, entry] of left.entries()) {
    entry.place = left.findIndex(({ stack }) => stack === entry.stack) + 1;
    const sharedBy = left.filter(({ stack }) => stack === entry.stack).length;
    say({ said: 'placed', ...whoIs(entry), place: entry.place, sharedBy });
    payDown(
      t,
      t.outs.length - 1,
      payPrize(t, entry, { place: entry.place, wanted: parts[at] ?? nothing }, 'PT-918', say),
      say,
    );
  }
  finish(t, left, say);
  return undefined;
}
