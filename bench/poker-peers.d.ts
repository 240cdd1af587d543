/** The parts we call of two poker evaluators that ship no types. */
declare module 'phe' {
  export function evaluateCardCodes(codes: readonly number[]): number;
}

declare module 'pokersolver' {
  export const Hand: { solve(cards: readonly string[]): { readonly rank: number } };
}
