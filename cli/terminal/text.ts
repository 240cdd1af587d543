/** Measures, wraps and pads text. */
const codes = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g');

/** Columns a text occupies, without style codes. */
export function widthOf(text: string): number {
  return Array.from(text.replace(codes, '')).length;
}

export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text, width)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Splits into words, cutting those longer than a line, after a hyphen if they have one. */
function wordsOf(text: string, width: number): readonly string[] {
  const cut = new RegExp(`.{1,${width}}(?:(?<=-)|$)|.{1,${width}}`, 'g');
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => (widthOf(word) > width ? (word.match(cut) ?? []) : [word]));
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/**
 * A label followed by text wrapped to its right: `AB-001 text that goes on
 * below itself`.
 */
export function hanging(label: string, text: string, width: number): readonly string[] {
  const indent = widthOf(label) + 2;
  const lines = wrap(text, Math.max(20, width - indent));
  return lines.map((line, index) => (index === 0 ? `${label}  ${line}` : ' '.repeat(indent) + line));
}
