/** What a spot pays, as it is printed on the cloth. */

/** "8:1"; several prices as the lowest and the highest of them: "1:1 – 30:1". */
export function printedPays(pays: readonly number[], number: (value: number) => string): string | undefined {
  if (pays.length === 0) return undefined;
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  return least === most ? `${number(most)}:1` : `${number(least)}:1 – ${number(most)}:1`;
}
