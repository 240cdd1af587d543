/** The face of Fortune Roulette: every Fortune number is labelled with its return (FR-055). */
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { announceSpin } from '../roulette/announce.ts';
import { face as plain } from '../roulette/face.ts';
import { fortuneMarks } from './draws.ts';
import { FortuneStage } from './stage.tsx';

export const face: GameFace = {
  ...plain,
  Stage: FortuneStage,
  announce: announceFortune,
  marks: ({ drawn }) => fortuneMarks(drawn),
};

/** What a straight bet without a multiplier returns, times the stake. */
const plainTimes = 24;

function announceFortune(board: Board, words: Words): string {
  const call = announceSpin(board, words);
  const times = Number(board['multiplier']);
  return times > plainTimes ? `${call} ${words.say('roulette.fortune', { times: words.number(times) })}` : call;
}
