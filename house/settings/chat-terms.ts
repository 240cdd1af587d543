/** Chat settings: where it is open, rate limits, blocked words, and how long lines are kept. */

export interface WordChoice {
  /** Additional words, in the notation of the lists. */
  readonly more: readonly string[];
  /** Words of the built-in lists that are allowed here, exactly as listed. */
  readonly less: readonly string[];
}

export interface ChatTerms {
  /** Whether players may write at all. Announcements are always possible. */
  readonly isOpen: boolean;
  /** Tables where players may not write. */
  readonly closedAt: readonly string[];
  readonly textMost: number;
  /** Per player across all tables: the sustained rate and the burst. */
  readonly linesPerMinute: number;
  readonly linesAtOnce: number;
  readonly words: WordChoice;
  /** At least 90 (GLI-90). Older lines are deleted. */
  readonly keepDays: number;
}

export const usualChat: ChatTerms = {
  isOpen: true,
  closedAt: [],
  textMost: 200,
  linesPerMinute: 12,
  linesAtOnce: 4,
  words: { more: [], less: [] },
  keepDays: 90,
};
