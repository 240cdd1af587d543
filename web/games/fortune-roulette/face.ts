/** Fortune Roulette on the table page: every Fortune number is marked with what it returns (FR-055). */
import type { Shown } from '../../../house/protocol/frames.ts';
import { RouletteRecord } from '../../drawn/records.tsx';
import { RouletteFelt } from '../roulette/roulette-felt.tsx';
import { RouletteStage } from '../roulette/roulette-stage.tsx';
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { announceSpin } from '../roulette/announce-spin.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: RouletteFelt,
  Stage: RouletteStage,
  Record: RouletteRecord,
  isRound: true,
  hasLongLayout: true,
  spotName,
  announce: announceFortune,
  marks: fortuneIn,
};

/** Without luck a straight bet returns so many times its stake. */
const plainTimes = 24;

function announceFortune(board: Board, words: Words): string {
  const call = announceSpin(board, words);
  const times = Number(board['multiplier']);
  return times > plainTimes ? `${call} ${words.say('roulette.fortune', { times: words.number(times) })}` : call;
}

function fortuneIn({ drawn }: Shown): ReadonlyMap<string, string> {
  const picked = (name: string) => drawn.filter((one) => one.name === name).flatMap((one) => one.picked);
  const times = picked('fortune-multiplier');
  const marks = new Map<string, string>(
    picked('fortune-numbers').flatMap((number, at) =>
      times[at] === undefined ? [] : [[`straight/${number}`, `×${times[at]}`]],
    ),
  );
  const [kind] = picked('special');
  const [special] = picked('special-number');
  if (special !== undefined && kind !== undefined) marks.set(`straight/${special}`, kind === 'chest' ? '▣' : '★');
  return marks;
}
