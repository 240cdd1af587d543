/** The figures of the chat: where it is, how much one may write, which words are not said, how long it is kept. */

export interface WordChoice {
  /** Further words, written as in the lists. */
  readonly more: readonly string[];
  /** Words of the house's own lists that are let through here, as they stand there. */
  readonly less: readonly string[];
}

export interface ChatTerms {
  /** Whether players may write at all; announcements are made everywhere. */
  readonly isOpen: boolean;
  /** Tables of the house where they may not. */
  readonly closedAt: readonly string[];
  readonly textMost: number;
  /** Of one player at all tables together, in the long run and at once. */
  readonly linesPerMinute: number;
  readonly linesAtOnce: number;
  readonly words: WordChoice;
  /** No fewer than 90 (GLI-90); then lines are deleted. */
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
