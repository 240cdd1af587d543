/** The face of Fortune Roulette: every Fortune number is labelled with its return (FR-055). */
import { RouletteRecord } from '../roulette/record.tsx';
import { RouletteFelt } from '../roulette/felt.tsx';
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { announceSpin } from '../roulette/announce.ts';
import { chipsOf } from '../roulette/covered.ts';
import { spotName } from '../spot-name.ts';
import { fortuneMarks } from './draws.ts';
import { FortuneStage } from './stage.tsx';

export const face: GameFace = {
  Felt: RouletteFelt,
  Stage: FortuneStage,
  Record: RouletteRecord,
  isRound: true,
  hasLongLayout: true,
  spotName,
  chipsOf,
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
