/** The candidates most similar to what was typed, for "did you mean". */
export function nearest(typed: string, candidates: readonly string[], most = 3): readonly string[] {
  const wanted = typed.toUpperCase();
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toUpperCase()) }))
    .toSorted((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** The candidate that was probably meant: at most every second letter differs. */
export function lookalike(typed: string, candidates: readonly string[]): string | undefined {
  const [likely] = nearest(typed, candidates, 1);
  const isLike =
    likely !== undefined && editDistance(typed.toUpperCase(), likely.toUpperCase()) * 2 <= typed.length + 1;
  return isLike ? likely : undefined;
}

/** Levenshtein distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
