/** The felt of roulette: layout, racetrack and special bets; side by side if there is room, otherwise as tabs. */
import { useMemo, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { backedBy, coveredBy, rouletteKindOf } from './covered.ts';
import { FeltFrame, type Pointed } from '../../felt/felt-frame.tsx';
import type { FeltProps } from '../../felt/felt.ts';
import { NeighbourPairs } from './neighbour-pairs.tsx';
import { Racetrack } from './racetrack.tsx';
import { RouletteLayout } from './layout.tsx';
import { SpecialBets } from './special-bets.tsx';
import './felt.css';
import './racetrack.css';

const views = ['layout', 'racetrack', 'special'] as const;
type View = (typeof views)[number];

export function RouletteFelt(felt: FeltProps) {
  const { spots, compounds = [], neighbours } = felt;
  const kind = rouletteKindOf(spots);
  const [pointed, point] = useState<Pointed>();
  const [view, setView] = useState<View>('layout');
  const [pairs, setPairs] = useState(neighbours?.usual ?? 1);
  const covered = useMemo(
    () => (pointed === undefined ? new Set<number>() : coveredBy(kind, pointed)),
    [kind, pointed],
  );
  const backed = useMemo(() => backedBy(kind, felt.chips), [kind, felt.chips]);
  const has: Readonly<Record<View, boolean>> = {
    layout: true,
    racetrack: compounds.length > 0,
    special: true,
  };
  return (
    <FeltFrame felt={felt} className="felt-roulette" onPoint={point}>
      <Bar has={has} view={view} onView={setView}>
        {compounds.includes('neighbours') ? <NeighbourPairs pairs={pairs} onPairs={setPairs} /> : null}
      </Bar>
      <div className="roulette-views" data-view={view}>
        <RouletteLayout felt={felt} kind={kind} covered={covered} backed={backed} />
        {has.racetrack ? <Racetrack felt={felt} kind={kind} covered={covered} pairs={pairs} /> : null}
        {view === 'special' ? <SpecialBets felt={felt} kind={kind} pairs={pairs} onPairs={setPairs} /> : null}
      </div>
    </FeltFrame>
  );
}

interface BarProps {
  readonly has: Readonly<Record<View, boolean>>;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly children: React.ReactNode;
}

function Bar({ has, view, onView, children }: BarProps) {
  const words = useWords();
  return (
    <div className="roulette-bar">
      <div className="roulette-tabs" role="group" aria-label={words.say('roulette.views')}>
        {views
          .filter((one) => has[one])
          .map((one) => (
            <button
              key={one}
              type="button"
              className="roulette-tab"
              data-view={one}
              aria-pressed={one === view}
              onClick={() => onView(one)}
            >
              {words.say(`roulette.view.${one}`)}
            </button>
          ))}
      </div>
      {children}
    </div>
  );
}
