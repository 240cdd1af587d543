/** The table page's stage: the game's own drawing of what lies on the table. */
import { useMemo } from 'react';
import { defined } from '../../core/base/defined.ts';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { GameFace } from '../games/face.ts';
import { useSettings } from '../settings/use-settings.ts';
import { sound } from '../sound/sounds.ts';
import type { StageProps } from '../stage/stage.ts';
import { seatsAt } from './chips.ts';

export interface StageBoxProps {
  readonly terms: TableTerms;
  readonly face: GameFace;
  readonly state: TableState;
  readonly mine: OwnState | undefined;
  readonly won: ReadonlySet<string>;
  readonly isStill: boolean;
  readonly picked: readonly number[];
  readonly onPick: (slots: readonly number[]) => void;
  readonly onRest: () => void;
}

export function StageBox({ terms, face, state, mine, won, isStill, picked, onPick, onRest }: StageBoxProps) {
  const isFourColour = useSettings((settings) => settings.fourColour);
  const squeezes = useSettings((settings) => settings.squeezes);
  const collects = useSettings((settings) => settings.collects);
  const look = useMemo(() => ({ isFourColour, squeezes, collects }), [isFourColour, squeezes, collects]);
  const { Stage } = face;
  const asked = mine?.offers.flatMap(({ options }) => options).find(({ cards }) => cards !== undefined)?.cards;
  const last = state.boards.at(-1)?.board ?? undefined;
  const more: Pick<StageProps, 'hands' | 'seats' | 'shoe' | 'picking' | 'last'> = {
    ...defined({
      last,
      hands: mine?.hands,
      seats: terms.seats && seatsAt(terms.seats, state, mine),
      shoe: state.shoe,
      picking: asked && { place: asked.place, least: asked.least, most: asked.most, picked, onPick },
    }),
  };
  return (
    <Stage
      round={state.round}
      shown={state.shown}
      won={won}
      plan={terms.plan}
      parameters={terms.parameters}
      look={look}
      isStill={isStill}
      onSound={sound}
      onRest={onRest}
      {...more}
    />
  );
}
