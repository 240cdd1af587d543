/** The table page's felt: names every spot in the player's language and shows its payout and limits in a tooltip. */
import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { useClient } from '../client/client-context.tsx';
import type { FeltProps, FeltSaved, FeltSpot } from '../felt/felt.ts';
import type { GameFace } from '../games/face.ts';
import { forgetBets, saveBets, savedMost, useSettings } from '../settings/use-settings.ts';
import { defined } from '../../core/base/defined.ts';
import { useWords } from '../words/use-words.ts';
import { boundsOf } from '../round/bounds.ts';
import { chipsAt, seatsAt } from './chips.ts';
import { FitBox } from './fit-box.tsx';
import { printedPays } from '../round/pays.ts';
import { SpotTip } from './spot-tip.tsx';
import { useIsSmall, useIsUpright } from '../parts/use-is-upright.ts';

interface FeltBoxProps {
  readonly terms: TableTerms;
  readonly face: GameFace;
  readonly state: TableState;
  readonly mine: OwnState | undefined;
  readonly won: ReadonlySet<string>;
  readonly chip: number;
  readonly isOpen: boolean;
  readonly isStill: boolean;
  readonly isOneOfMany: boolean;
  readonly onPlace: (spot: string, seat?: string) => void;
  readonly onCompound: (name: string) => void;
}

const noMarks: ReadonlyMap<string, string> = new Map();

export function FeltBox(props: FeltBoxProps) {
  const { terms, face, state, mine, won, chip, isOpen, isStill, isOneOfMany, onPlace, onCompound } = props;
  const words = useWords();
  const client = useClient();
  const isUpright = useIsUpright();
  const isSmall = useIsSmall() || isOneOfMany;
  const [explained, setExplained] = useState<{ readonly spot: string; readonly at: Element } | undefined>();
  const spots = useMemo(() => spotsOf({ terms, face, words }), [terms, face, words]);
  const chips = useMemo(() => chipsAt(mine, undefined), [mine]);
  const seats = useMemo(
    () => (terms.seats === undefined ? undefined : seatsAt(terms.seats, state, mine)),
    [terms.seats, state, mine],
  );
  const saved = useSaved(terms.table, chips.stakes);
  const marks = useMemo(() => face.marks?.(state.shown) ?? noMarks, [face, state.shown]);
  const describe = (spot: string, seat?: string) => {
    const known = spots.get(spot);
    if (known === undefined) return spot;
    const at = seat === undefined ? chips : seats?.find((one) => one.seat === seat);
    const stake = at?.stakes[spot] ?? 0;
    return words.say('spot.described', {
      name: known.name,
      pays: known.pays ?? '',
      hasPays: known.pays === undefined ? 'no' : 'yes',
      least: words.money(known.least),
      most: words.money(known.most),
      mark: marks.get(spot) ?? '',
      hasMark: marks.has(spot) ? 'yes' : 'no',
      stake: words.money(stake),
      lies: stake === 0 ? 'no' : at?.inactive.has(spot) === true ? 'inactive' : 'yes',
    });
  };
  // With chips in play, the player's own chips are highlighted rather than possible bets.
  const isInPlay = !isOpen && (mine?.laid.length ?? 0) > 0;
  const { Felt } = face;
  const more: Pick<FeltProps, 'seats'> = defined({ seats });
  return (
    <FitBox
      mayShrink={!isUpright}
      scrolls={face.scrolls === true}
      fills={isUpright && !isOneOfMany && face.isRound === true}
    >
      <Felt
        spots={spots}
        chips={chips}
        chip={chip}
        isOpen={isOpen}
        won={won}
        marks={marks}
        shown={state.shown}
        neighbours={terms.neighbours}
        isUpright={isUpright}
        isSmall={isSmall}
        isStill={isStill}
        compounds={terms.compounds}
        saved={saved}
        describe={describe}
        onPlace={(spot, seat) => {
          setExplained(undefined);
          onPlace(spot, seat);
        }}
        onCompound={onCompound}
        onExplain={(spot, at) => setExplained(spot === undefined || at === undefined ? undefined : { spot, at })}
        onSit={(seat) => void client.command({ do: 'sit', table: terms.table, seat })}
        onStand={(seat) => void client.command({ do: 'stand', table: terms.table, seat })}
        {...more}
      />
      {explained === undefined || isInPlay ? null : <SpotTip at={explained.at} spot={spots.get(explained.spot)} />}
    </FitBox>
  );
}

/** Replayed chip by chip, as if by hand: each position is accepted or refused separately. */
function useSaved(table: string, stakes: Readonly<Record<string, number>>): FeltSaved {
  const client = useClient();
  const all = useSettings(useShallow((settings) => settings.savedBets.filter((one) => one.table === table)));
  return {
    all: all.map((one) => one.stakes),
    isFull: all.length >= savedMost,
    onSave: () => saveBets(table, stakes),
    onPlace: (at) => {
      for (const [spot, amount] of Object.entries(all[at]?.stakes ?? {})) void client.place(table, { spot, amount });
    },
    onForget: (at) => {
      if (all[at] !== undefined) forgetBets(all[at]);
    },
  };
}

function spotsOf({
  terms,
  face,
  words,
}: Pick<FeltBoxProps, 'terms' | 'face'> & {
  readonly words: ReturnType<typeof useWords>;
}): ReadonlyMap<string, FeltSpot> {
  return new Map(
    terms.spots.map((one) => {
      const { spot, kind, least, most, wins } = one;
      const pays = printedPays(
        (face.printed?.(wins) ?? wins).map(({ odds }) => odds),
        words.number,
      );
      const known: FeltSpot = {
        spot,
        kind,
        name: face.spotName(spot, words),
        least: least.amount,
        most: most.amount,
        bounds: boundsOf(one, words),
        ...defined({ pays }),
      };
      return [spot, known];
    }),
  );
}
