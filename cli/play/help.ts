/** What can be typed at this table: only its own spots, seats and actions. */
import type { TableTerms } from '../../house/protocol/http/tables.ts';

type Terms = Pick<TableTerms, 'compounds' | 'seats' | 'isPrivate'> & {
  readonly spots: readonly { readonly spot: string }[];
};

/** The number of names of one kind shown before the last; one-of-a-kind spots are all shown. */
const namesMost = 3;
const single = 'spots';
const left = 24;

export function helpLines({ spots, compounds, seats, isPrivate }: Terms): readonly string[] {
  const names = spots.map(({ spot }) => spot);
  const example = names.findLast((name) => !name.includes('/')) ?? names[0] ?? '';
  const short = names.map((name) => name.split('/')).find(([, part]) => part !== undefined);
  const lines: readonly (readonly [string, string])[] = [
    [`${example} 10`, `ten on the spot "${example}"; 2.50 is two and a half`],
    ...(short === undefined ? [] : [[`${short[1]} 10`, `the same as ${short.join('/')} 10`] as const]),
    ...compounds.slice(0, 1).map((name) => [`${name} 1`, `several chips at once: ${compounds.join(', ')}`] as const),
    ['undo, clear', 'the last chip back, all back'],
    ['double, rebet', 'all again, the last round’s bets'],
    ...(isPrivate ? [['deal', 'deal the cards'] as const] : []),
    ['what is offered', 'by its name; swap 1 3 names cards, insure 5 an amount'],
    ...(seats === undefined ? [] : [['sit 3, leave 3', 'take a seat and leave it'] as const]),
    ['look, bets', 'the table as it stands; your chips and your balance'],
    ['lobby, quit', 'another table; the way out'],
  ];
  return [...lines.map(([typed, does]) => `  ${typed.padEnd(left)}${does}`), '', ...spotLines(names)];
}

/** Grouped by kind, as typed. */
function spotLines(names: readonly string[]): readonly string[] {
  const kindOf = (name: string) => (name.includes('/') ? name.split('/')[0] : single) ?? '';
  return [...new Set(names.map(kindOf))].map((kind) => {
    const all = names.filter((name) => kindOf(name) === kind);
    const isCut = kind !== single && all.length > namesMost + 1;
    const shown = isCut ? [...all.slice(0, namesMost), '…', `${all.at(-1) ?? ''}, ${all.length} in all`] : all;
    return `  ${kind.padEnd(left)}${shown.join(' ')}`;
  });
}
