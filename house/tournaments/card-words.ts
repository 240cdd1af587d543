/**
 * Whether a chat line names cards, in English, Lithuanian or Romanian, in letters or symbols. Any card counts: if only
 * cards in play were refused, the refusal itself would reveal them.
 */

/** ♠ ♥ ♦ ♣, filled and outlined, and Unicode's playing cards. */
const signs = /[\u2660-\u2667]|[\u{1F0A0}-\u{1F0FF}]/u;

/** `Ah`, `10s`, `KdQd`: ranks as capitals or digits, so that "as" and "ah" stay words. */
const notation = /^(?:(?:10|[2-9TJQKA])[SHDCshdc])+$/;
/** `AK`, `A5s`, `QQ`, also in lower case where they mean nothing else. */
const holding = /^(?:[TJQKA][2-9TJQKA]|[2-9][TJQKA])[so]?$/;
const smallNotation = /^(?:(?:10|[2-9tjqka])[shdc]){2,}$/;
const smallHolding = /^(?:aa|ak|aq|aj|kq|kj|qj|jt)[so]?$/;
const everyday: ReadonlySet<string> = new Set(['asks']);

/** Word stems without diacritics; a trailing full stop means the exact word. */
const stems = {
  en: `ace. aces. king. kings. queen. queens. jack. jacks. deuce. deuces. trey. treys. twos. threes. fours. fives. sixes.
       sevens. eights. nines. tens. spade. spades. heart. hearts. diamond. diamonds. clubs.`,
  lt: `tuz karali dama. damos. damu. dame. damas. damomis. valet bartuk dzek dviak dvak triak keturak penkak sesak septynak astuonak
       devynak desimtak sirdys. sirdziu. sirdimi. cirv bugn kryziai. kryziu. kryziais. vynai. vynu. vynais. pikai. piku.`,
  ro: `asi. asii. asul. asilor. rege. regi. regele. regii. popa. popi. dama. dame. damele. juve juvet inima. inimi. inimile.
       cupa. cupe. romb caro. trefl pici. doiar treiar patrar cincar sesar septar optar nouar
       zecar decar`,
} as const;

const wordForm = new RegExp(
  `^(?:${Object.values(stems)
    .flatMap((list) => list.split(/\s+/))
    .map((stem) => (stem.endsWith('.') ? `${stem.slice(0, -1)}$` : stem))
    .join('|')})`,
);

/** "pocket sevens" is covered above; this adds "pocket 7", "7 of", "7 de pica", "un as". */
const phrases =
  /\b(?:pocket|pair of)\s+(?:10|[2-9])|\b(?:10|[2-9]|seven|eight|nine|ten|six|five|four|three|two|as)\s+(?:of|de)\s+(?:club|trefla|pica|caro|cupa|romb)|\b(?:un|doi)\s+as\b/;

export function namesCards(text: string): boolean {
  if (signs.test(text)) return true;
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  if (words.some((word) => notation.test(word) || holding.test(word))) return true;
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (phrases.test(plain)) return true;
  return plain.split(/[^\p{L}\p{N}]+/u).some((word) => wordForm.test(word) || isSmall(word));
}

const isSmall = (word: string): boolean => (smallNotation.test(word) && !everyday.has(word)) || smallHolding.test(word);
