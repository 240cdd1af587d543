/** The face of games without one of their own: spots as named fields, cards by place, the result in sentences. */
import { spotWhich } from '../spot-name.ts';
import type { GameFace } from '../face.ts';
import type { Told } from '../told.ts';
import { announceBoard } from './announce.ts';
import { PlainFelt } from './felt.tsx';
import { PlainStage } from './stage.tsx';

/** Names are the language's where it has them, and the table's own English ones elsewhere. */
export function plainFace({ plan, spots = [], choices = [] }: Told): GameFace {
  const spotNames = new Map(spots.map(({ spot, name }) => [spot, name]));
  const optionNames = new Map(choices.flatMap(({ options }) => Object.entries(options)));
  return {
    Felt: PlainFelt,
    Stage: PlainStage,
    scrolls: true,
    spotName: (spot, { sayOr }) => sayOr(`spot.${spot.split('/')[0]}`, spotNames.get(spot), spotWhich(spot)),
    announce: (board, words) => announceBoard(board, words, plan),
    choiceName: (choice, { sayOr }) => sayOr(`choice.${choice}`, choices.find((one) => one.choice === choice)?.name),
    optionName: (option, { sayOr }) => sayOr(`option.${option}`, optionNames.get(option)),
  };
}
