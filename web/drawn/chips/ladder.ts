/** The chip values with their colours and edges, change-making, and the rack for a table's limits. */

/** Edge pattern, so that chips differ by more than colour. */
export type Edge = 'blocks' | 'bars' | 'wedges' | 'dots' | 'diamonds' | 'twins';

export interface ChipKind {
  /** In cents. */
  readonly value: number;
  readonly colour: string;
  readonly mark: string;
  /** Colour of the figure. */
  readonly ink: string;
  readonly edge: Edge;
  readonly edges: number;
}

const ivory = '#f6f0e1';
const dark = '#15191b';

const kind = (value: number, [colour, mark, ink]: readonly [string, string, string], edge: Edge, edges: number) =>
  ({ value, colour, mark, ink, edge, edges }) satisfies ChipKind;

/** From 10 cents to 5,000. */
export const ladder: readonly ChipKind[] = [
  kind(10, ['#b9a68a', '#5c4a33', dark], 'dots', 8),
  kind(20, ['#8fa0ab', '#28343c', dark], 'bars', 6),
  kind(50, ['#c07f55', '#f6e3cf', dark], 'wedges', 6),
  kind(100, ['#ece5d4', '#2f5d8c', dark], 'blocks', 6),
  kind(200, ['#dcbd57', '#4c3a08', dark], 'diamonds', 6),
  kind(500, ['#a82c2c', ivory, ivory], 'blocks', 8),
  kind(1000, ['#26609f', ivory, ivory], 'twins', 5),
  kind(2500, ['#2c6e49', '#f0d88a', ivory], 'wedges', 8),
  kind(5000, ['#d5762c', '#30180a', dark], 'bars', 8),
  kind(10_000, ['#202427', '#d9d2c2', ivory], 'blocks', 4),
  kind(50_000, ['#633a85', '#ecc9f2', ivory], 'diamonds', 8),
  kind(100_000, ['#741c39', '#e9c46a', ivory], 'twins', 6),
  kind(500_000, ['#0e5a62', '#e9c46a', ivory], 'dots', 12),
];

const fromTop = ladder.toReversed();

export interface Change {
  /** Largest first. */
  readonly chips: readonly ChipKind[];
  /** Cents too few for any chip. */
  readonly rest: number;
}

/** Splits an amount into as few chips as possible. */
export function changeFor(amount: number): Change {
  const chips: ChipKind[] = [];
  let rest = amount;
  for (const kind of fromTop) {
    for (; rest >= kind.value; rest -= kind.value) chips.push(kind);
  }
  return { chips, rest };
}

/** The chip an amount is drawn with: the largest that fits, or the smallest there is. */
export const topChip = (amount: number): ChipKind =>
  fromTop.find(({ value }) => value <= amount) ?? (ladder[0] as ChipKind);

/** Values in order of preference for a rack. */
const wanted = [100, 500, 2500, 10_000, 50_000, 1000, 100_000, 50, 5000, 500_000, 200, 20, 10];

/** The rack for a table's limits: the largest chip that makes the minimum exactly, then the preferred ones above it. */
export function rackFor(
  limits: { readonly least: number; readonly most: number },
  places: number,
): readonly ChipKind[] {
  const { least, most } = limits;
  const payable = ladder.filter(({ value }) => value <= most);
  const smallest = payable.findLast(({ value }) => least % value === 0) ?? payable[0];
  if (smallest === undefined) return [];
  const above = new Set(wanted.filter((value) => value > smallest.value && value <= most).slice(0, places - 1));
  return payable.filter(({ value }) => value === smallest.value || above.has(value));
}
