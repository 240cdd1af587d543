/** Checks a chat line: visible plain text, no links or addresses, no blocked words. */
import type { WordList } from './word-list.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface WordingTerms {
  readonly textMost: number;
  readonly words: WordList;
}

/** One line: composed letters, single spaces. */
export const tidied = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** What is wrong with a normalized text; undefined if it is acceptable. */
export function faultOf(text: string, { textMost, words }: WordingTerms): ToldRefusal | undefined {
  if (hasHiddenText(text)) {
    return refuseHere('chat-hidden-text');
  }
  if (text === '') return refuseHere('chat-empty');
  if ([...text].length > textMost) return refuseHere('chat-too-long', { most: textMost });
  if (hasAddress(text)) return refuseHere('chat-link');
  if (words(text)) return refuseHere('chat-word');
  return undefined;
}

/** Joined emoji (families, flags) need characters that are invisible elsewhere. */
const joinedPictures =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)*/gu;
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More combining marks than any language puts on one letter. */
const piledUp = /\p{M}{3,}/u;

function hasHiddenText(text: string): boolean {
  const bare = text.replaceAll(joinedPictures, '');
  return unseen.test(bare) || piledUp.test(text.normalize('NFD'));
}

const endings =
  'com|net|org|info|biz|io|eu|lt|ro|lv|pl|ru|uk|gg|tv|bet|casino|poker|app|xyz|online|site|shop|club|vip|link|cc';
const dot = String.raw`(?:\.|\s*[([]\s*(?:dot|taškas|punct)\s*[)\]]\s*|\s+(?:dot|taškas|punct)\s+)`;
const addresses = [
  /\p{L}[\p{L}\p{N}+.-]*:\/\//iu,
  /(?<![\p{L}\p{N}])(?:www\.|t\.me|bit\.ly|wa\.me)/iu,
  /[^\s@]+@[^\s@]+\.\p{L}{2,}/iu,
  new RegExp(String.raw`[\p{L}\p{N}-]+${dot}(?:${endings})(?![\p{L}\p{N}])`, 'iu'),
  // Nine digits or more, however they are separated.
  /\+?(?:\d[\s().-]{0,2}){9,}/u,
];

/** Compared in compatibility form, so that full-width letters and the like count as plain ones. */
const hasAddress = (text: string): boolean => addresses.some((address) => address.test(text.normalize('NFKC')));
