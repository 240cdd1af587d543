/**
 * A used-up shoe as plain JSON: commitments, seeds, and everything that came of them, round by round
 * (docs/fairness.md).
 */
import { z } from 'zod';
import { defined } from '../base/defined.ts';
import type { ClauseId, Holder, PlayerId, Seat, Spot } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import { type Card, readCard } from '../cards/card.ts';
import type { Seed } from './stream.ts';

export const exportFormat = 'baize-shoe-1';

const seed = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
  .transform((hex): Seed =>
    Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16)),
  );
const commitment = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
const card = z.string().transform((text, context): Card => {
  const read = readCard(text);
  if (read !== undefined) return read;
  context.addIssue(`'${text}' is no card`);
  return z.NEVER;
});
const amount = z
  .int()
  .nonnegative()
  .transform((whole) => cents(whole));
const holder = z.string().transform((text) => text as Holder);

/** Players are numbered afresh in each round, to keep bettors anonymous. */
const wager = z
  .object({ player: z.string(), seat: z.string().optional(), spot: z.string(), stake: amount, fee: amount })
  .transform(({ player, seat, spot, stake, fee }) => ({
    player: player as PlayerId,
    spot: spot as Spot,
    stake,
    fee,
    ...defined({ seat: seat as Seat | undefined }),
  }));

const choice = z
  .object({
    kind: z.literal('choice'),
    holder,
    option: z.string(),
    amount: amount.optional(),
    cards: z.array(z.int()).optional(),
  })
  .transform(({ amount, cards, ...word }) => ({
    ...word,
    ...defined({ amount, cards }),
  }));

/** The answers of a round as journalled, without notes and names of people. */
const entry = z.union([
  z.object({ kind: z.literal('bets'), wagers: z.array(wager) }),
  z.object({ kind: z.literal('card'), card }),
  z.object({ kind: z.literal('burn'), card }),
  z.object({ kind: z.enum(['turn', 'move', 'announce']) }),
  z.object({ kind: z.literal('pocket'), pocket: z.int() }),
  z.object({ kind: z.literal('dice'), dice: z.array(z.int()) }),
  z.object({ kind: z.literal('draw'), picked: z.array(z.string()) }),
  choice,
  z.object({ kind: z.literal('closed'), unpaid: z.array(holder) }),
  z.object({ kind: z.literal('void'), clause: z.string().transform((text) => text as ClauseId), reason: z.string() }),
]);

const round = z.object({
  id: z.string(),
  number: z.int(),
  commitment,
  seed,
  /** Empty if the round was called off before "no more bets". */
  journal: z.array(entry),
});

const shoeExport = z.object({
  format: z.literal(exportFormat),
  table: z.string(),
  game: z.string(),
  rulesVersion: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  shoe: z.object({ number: z.int(), decks: z.int(), commitment, seed, burned: z.array(card) }),
  rounds: z.array(round),
});

/** As written. */
export type ShoeExport = z.input<typeof shoeExport>;
/** As parsed: seeds and cards are no longer text. */
export type ReadShoe = z.output<typeof shoeExport>;
export type ExportedRound = ReadShoe['rounds'][number];
export type ExportedEntry = ExportedRound['journal'][number];

/** The parsed shoe, or the first mistake in it. */
export function readShoeExport(json: unknown): ReadShoe | { readonly mistake: string } {
  const read = shoeExport.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return { mistake: `${issue?.path.join('.') || 'the export'}: ${issue?.message ?? 'is wrong'}` };
}
