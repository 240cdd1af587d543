/** What the poker lobby shows: all, Sit & Gos, those with a time, one's own; then by type, game, limit, price and state. */
import { useId } from 'react';
import type { TournamentLineTold } from '../../../house/protocol/tournaments.ts';
import { useWords } from '../../words/use-words.ts';
import type { Wanted } from './wanted.ts';
import styles from './poker-page.module.css';

interface LobbyFilterProps {
  readonly lines: readonly TournamentLineTold[];
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
}

const kinds: readonly Wanted['kind'][] = ['all', 'sit-and-go', 'scheduled', 'mine'];
const states: readonly Wanted['state'][] = ['any', 'open', 'running'];

const once = <Value,>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

export function LobbyFilter({ lines, wanted, onWant }: LobbyFilterProps) {
  const { say, money } = useWords();
  const costs = once(lines.map(({ cost }) => cost)).toSorted((a, b) => a - b);
  return (
    <div className={styles['filter']}>
      <div className={styles['kinds']} role="group" aria-label={say('poker.kinds')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles['kind']}
            aria-pressed={wanted.kind === kind}
            onClick={() => onWant({ ...wanted, kind })}
          >
            {say(`poker.kind.${kind}`)}
          </button>
        ))}
      </div>
      <div className={styles['finer']}>
        <Choice
          name={say('poker.type')}
          value={wanted.type}
          values={['any', ...once(lines.map(({ type }) => type))]}
          textOf={(type) => (type === 'any' ? say('poker.any') : say(`poker.type.${type}`))}
          onChoose={(type) => onWant({ ...wanted, type })}
        />
        <Choice
          name={say('poker.game')}
          value={wanted.game}
          values={['any', ...once(lines.map(({ game }) => game))]}
          textOf={(game) => (game === 'any' ? say('poker.any') : say(`poker.game.${game}`))}
          onChoose={(game) => onWant({ ...wanted, game })}
        />
        <Choice
          name={say('poker.limit')}
          value={wanted.limit}
          values={['any', ...once(lines.map(({ limit }) => limit))]}
          textOf={(limit) => (limit === 'any' ? say('poker.any') : say(`poker.limit.${limit}`))}
          onChoose={(limit) => onWant({ ...wanted, limit })}
        />
        <Choice
          name={say('poker.costMost')}
          value={String(wanted.costMost ?? 'any')}
          values={['any', ...costs.map(String)]}
          textOf={(cost) => (cost === 'any' ? say('poker.any') : money(Number(cost)))}
          onChoose={(cost) => onWant({ ...wanted, costMost: cost === 'any' ? undefined : Number(cost) })}
        />
        <Choice
          name={say('poker.state')}
          value={wanted.state}
          values={states}
          textOf={(state) => (state === 'any' ? say('poker.any') : say(`poker.wanted.${state}`))}
          onChoose={(state) => onWant({ ...wanted, state })}
        />
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, value, values, textOf, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
