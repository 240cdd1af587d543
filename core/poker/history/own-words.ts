/**
 * What the standard has no notation for is written into our own records as comments, which other readers ignore: `# p3
 * twice`, `# p2 protected`, `# closed`.
 */
import type { Cast } from './notation.ts';
import { type Doing, type HandStep, stepOf } from './step.ts';

const words: readonly Doing[] = ['straddle', 'no-straddle', 'twice', 'once', 'closed', 'protected', 'dead', 'void'];

export const isOwnWord = (doing: Doing): boolean => words.includes(doing);

export function readOwnWord(action: string, at: number, { order }: Cast): HandStep | undefined {
  const said = /^#(?: p(\d+))? ([a-z-]+)$/.exec(action);
  const doing = words.find((word) => word === said?.[2]);
  return doing && stepOf(doing, at, said?.[1] === undefined ? -1 : (order[Number(said[1]) - 1] ?? -1));
}

export const writeOwnWord = ({ do: doing, seat }: HandStep, { order }: Cast): string =>
  seat < 0 ? `# ${doing}` : `# p${order.indexOf(seat) + 1} ${doing}`;
