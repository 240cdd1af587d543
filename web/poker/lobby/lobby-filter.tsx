/** The poker lobby's filters: kind, type, game, limit, price and state. */
import type { TournamentLineTold } from '../../../house/protocol/tournament-board.ts';
import { Choice } from '../../parts/choice.tsx';
import { Strip } from '../../parts/strip.tsx';
import { useWords } from '../../words/use-words.ts';
import type { WantedTournaments } from './wanted.ts';
import styles from './poker-page.module.css';

interface LobbyFilterProps {
  readonly lines: readonly TournamentLineTold[];
  readonly wanted: WantedTournaments;
  readonly onWant: (wanted: WantedTournaments) => void;
}

const kinds: readonly WantedTournaments['kind'][] = ['all', 'sit-and-go', 'scheduled', 'mine'];
const states: readonly WantedTournaments['state'][] = [
  ...(['any', 'announced', 'open', 'registering', 'late', 'running', 'break', 'finished'] as const),
];

const once = <Value,>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

export function LobbyFilter({ lines, wanted, onWant }: LobbyFilterProps) {
  const { say, money } = useWords();
  const costs = once(lines.map(({ cost }) => cost)).toSorted((a, b) => a - b);
  return (
    <div className={styles['filter']}>
      <Strip
        name={say('poker.kinds')}
        chosen={wanted.kind}
        values={kinds}
        textOf={(kind) => say(`poker.kind.${kind}`)}
        onChoose={(kind) => onWant({ ...wanted, kind })}
      />
      <div className={styles['finer']}>
        <Choice
          name={say('poker.type')}
          chosen={wanted.type}
          values={['any', ...once(lines.map(({ type }) => type))]}
          textOf={(type) => (type === 'any' ? say('poker.any') : say(`poker.type.${type}`))}
          onChoose={(type) => onWant({ ...wanted, type })}
        />
        <Choice
          name={say('poker.game')}
          chosen={wanted.game}
          values={['any', ...once(lines.map(({ game }) => game))]}
          textOf={(game) => (game === 'any' ? say('poker.any') : say(`poker.game.${game}`))}
          onChoose={(game) => onWant({ ...wanted, game })}
        />
        <Choice
          name={say('poker.limit')}
          chosen={wanted.limit}
          values={['any', ...once(lines.map(({ limit }) => limit))]}
          textOf={(limit) => (limit === 'any' ? say('poker.any') : say(`poker.limit.${limit}`))}
          onChoose={(limit) => onWant({ ...wanted, limit })}
        />
        <Choice
          name={say('poker.costMost')}
          chosen={String(wanted.costMost ?? 'any')}
          values={['any', ...costs.map(String)]}
          textOf={(cost) => (cost === 'any' ? say('poker.any') : money(Number(cost)))}
          onChoose={(cost) => onWant({ ...wanted, costMost: cost === 'any' ? undefined : Number(cost) })}
        />
        <Choice
          name={say('poker.state')}
          chosen={wanted.state}
          values={states}
          textOf={(state) => (state === 'any' ? say('poker.any') : say(`poker.wanted.${state}`))}
          onChoose={(state) => onWant({ ...wanted, state })}
        />
      </div>
    </div>
  );
}
