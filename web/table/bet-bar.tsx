/** The bet bar: chips, and undo, clear, double and rebet; at a private table also deal. */
import { useEffect } from 'react';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { Go, here } from '../route/go.tsx';
import { useClient, useRoom } from '../client/client-context.tsx';
import { ChipRack } from '../drawn/chips/chip-rack.tsx';
import type { ChipKind } from '../drawn/chips/ladder.ts';
import { Icon, type Sign } from '../parts/icon.tsx';
import { sound } from '../sound/sounds.ts';
import { useWords } from '../words/use-words.ts';
import { isTyping, useKeys } from '../parts/use-keys.ts';
import styles from './bet-bar.module.css';

interface BetBarProps {
  readonly table: string;
  readonly terms: TableTerms;
  readonly mine: OwnState | undefined;
  readonly rack: readonly ChipKind[];
  readonly chip: number;
  readonly isOpen: boolean;
  /** Shortcut keys belong to the choices while the player decides. */
  readonly hasKeys: boolean;
  readonly round: string | undefined;
  /** Label of the button that doubles all stakes; "Double" by default. */
  readonly doubleName: string | undefined;
  readonly onChip: (value: number) => void;
}

type Press = 'undo' | 'clear' | 'double' | 'rebet' | 'deal' | 'rebet-and-deal';

const signs: Readonly<Record<Press, Sign>> = {
  undo: 'undo',
  clear: 'bin',
  double: 'check',
  rebet: 'again',
  deal: 'play',
  'rebet-and-deal': 'again',
};

const keys: Readonly<Record<string, Press>> = { u: 'undo', c: 'clear', d: 'double', r: 'rebet', Enter: 'deal' };
const keyOf = (press: Press): string | undefined => Object.entries(keys).find(([, one]) => one === press)?.[0];

export function BetBar(props: BetBarProps) {
  const { table, terms, mine, rack, chip, isOpen, hasKeys, round, doubleName, onChip } = props;
  const { say } = useWords();
  const client = useClient();
  const balance = useRoom((room) => room.balance ?? 0);
  const isSignedIn = useRoom((room) => room.player !== undefined);
  const seats = mine?.seats ?? [];
  const lies = (mine?.laid.length ?? 0) > 0;
  const offered = pressesFor({ terms, mine, lies });

  /** At every place the player has. */
  const gesture = async (bet: 'undo' | 'clear' | 'double' | 'rebet') => {
    const places = terms.seats === undefined ? [undefined] : seats;
    await Promise.all(places.map((seat) => client.gesture(table, { bet }, seat)));
  };

  const act = async (pressed: Press) => {
    if (!isOpen || !offered.get(pressed)) return;
    sound(pressed === 'double' || pressed === 'rebet' ? 'chips' : 'chip');
    switch (pressed) {
      case 'deal':
        await client.command({ do: 'deal', table, round: round ?? '' });
        return;
      case 'rebet-and-deal':
        await gesture('rebet');
        await client.command({ do: 'deal', table, round: round ?? '' });
        return;
      case 'undo':
      case 'clear':
      case 'double':
      case 'rebet':
        await gesture(pressed);
    }
  };

  useKeys((event) => {
    if (!hasKeys) return;
    const pressed = keys[event.key];
    const at = Number(event.key) - 1;
    if (pressed !== undefined && !(pressed === 'deal' && isTyping(event.target))) void act(pressed);
    else if (rack[at] !== undefined) onChip(rack[at].value);
  });
  // A selected chip the balance no longer covers is replaced by the largest it does.
  useEffect(() => {
    const payable = rack.findLast(({ value }) => value <= balance);
    if (chip > balance && payable !== undefined) onChip(payable.value);
  }, [rack, chip, balance, onChip]);

  if (!isSignedIn) {
    return (
      <div className={styles['outside']}>
        <p>{say('table.watching')}</p>
        <Go to={{ page: 'sign-in', back: here() }} className={styles['enter']}>
          {say('table.signInToPlay')}
        </Go>
      </div>
    );
  }
  return (
    <div className={styles['bar']} data-open={isOpen}>
      <div className={styles['rack']}>
        <ChipRack chips={rack} chosen={chip} balance={balance} onChoose={onChip} />
      </div>
      <div className={styles['presses']} role="group" aria-label={say('press.title')}>
        {[...offered].map(([pressed, isOffered]) => (
          <button
            key={pressed}
            type="button"
            className={styles['press']}
            data-press={pressed}
            disabled={!isOpen || !isOffered}
            aria-keyshortcuts={keyOf(pressed)}
            onClick={() => void act(pressed)}
          >
            {pressed !== 'double' ? (
              <Icon sign={signs[pressed]} />
            ) : doubleName === undefined ? (
              <b aria-hidden="true">×2</b>
            ) : null}
            <span>{(pressed === 'double' ? doubleName : undefined) ?? say(`press.${pressed}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The buttons, and whether each would do anything. */
function pressesFor({
  terms,
  mine,
  lies,
}: Pick<BetBarProps, 'terms' | 'mine'> & { readonly lies: boolean }): ReadonlyMap<Press, boolean> {
  const { undo, double } = terms.betting.slip;
  const canUndo = lies || mine?.canUndo === true;
  const controls = mine?.controls ?? [];
  const canRebet = terms.isPrivate ? controls.includes('rebet') : (mine?.canRebet ?? false);
  return new Map<Press, boolean>([
    ...(undo === undefined ? [] : [['undo', canUndo] as const]),
    ['clear', lies],
    ...(double === undefined ? [] : [['double', lies] as const]),
    ['rebet', canRebet && !lies],
    ...(terms.isPrivate ? [dealOf(controls, canRebet && !lies)] : []),
  ]);
}

const dealOf = (controls: NonNullable<OwnState['controls']>, canRebet: boolean): readonly [Press, boolean] =>
  canRebet ? ['rebet-and-deal', true] : ['deal', controls.includes('deal')];
