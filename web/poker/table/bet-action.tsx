/** The player's turn: fold, check or call, bet or raise; the amount by slider, preset or keyboard, always legal. */
import { useId, useState } from 'react';
import type { PokerHandTold, TurnTold } from '../../../house/protocol/tournaments.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Act } from './action-bar.tsx';
import { usePokerKeys } from './use-poker-keys.ts';
import { type BetRange, betRange, madeLegal, optionIn } from './bet-sizes.ts';
import styles from './action-bar.module.css';

interface BetActionProps {
  readonly turn: TurnTold;
  readonly hand: PokerHandTold;
  readonly onAct: Act;
}

export function BetAction({ turn, hand, onAct }: BetActionProps) {
  const { say, number } = useWords();
  const range = betRange(turn, hand);
  const [to, setTo] = useState(range?.least ?? 0);
  const call = optionIn(turn, 'call');
  const isAllInCall = call !== undefined && optionIn(turn, 'all-in')?.cost === call.cost;
  const canAllIn = optionIn(turn, 'all-in') !== undefined;
  const bet = () => range !== undefined && onAct(range.option, madeLegal(range, to) - turn.bet);
  usePokerKeys(({ key }) => {
    if (key === 'r') bet();
  });
  return (
    <>
      {range === undefined || range.least === range.most ? null : (
        <Amount range={range} to={to} canAllIn={canAllIn} onChange={setTo} onEnter={bet} />
      )}
      <div className={styles['acts']}>
        {optionIn(turn, 'fold') === undefined ? null : (
          <Button data-act="fold" aria-keyshortcuts="f" onClick={() => onAct('fold')}>
            {say('poker.act.fold')} <Key>F</Key>
          </Button>
        )}
        {optionIn(turn, 'check') === undefined ? null : (
          <Button data-act="stay" aria-keyshortcuts="c" onClick={() => onAct('check')}>
            {say('poker.act.check')} <Key>C</Key>
          </Button>
        )}
        {call === undefined ? null : (
          <Button data-act="stay" aria-keyshortcuts="c" onClick={() => onAct('call')}>
            {say(isAllInCall ? 'poker.act.callAllIn' : 'poker.act.call', { chips: number(call.cost) })} <Key>C</Key>
          </Button>
        )}
        {range === undefined ? null : (
          <Button data-act="raise" tone="main" aria-keyshortcuts="r" onClick={bet}>
            {canAllIn && madeLegal(range, to) === range.most
              ? say('poker.act.allIn', { chips: number(range.most) })
              : say(range.option === 'bet' ? 'poker.act.bet' : 'poker.act.raise', {
                  chips: number(madeLegal(range, to)),
                })}{' '}
            <Key>R</Key>
          </Button>
        )}
      </div>
    </>
  );
}

/** Shown where there is a keyboard; elsewhere the button itself says it. */
const Key = ({ children }: { readonly children: string }) => <kbd aria-hidden="true">{children}</kbd>;

interface AmountProps {
  readonly range: BetRange;
  readonly to: number;
  readonly canAllIn: boolean;
  readonly onChange: (to: number) => void;
  readonly onEnter: () => void;
}

const sizes = ['least', 'half', 'pot', 'most'] as const;
const sizeKeys = { least: 'm', half: 'h', pot: 'p', most: 'x' } as const;

function Amount({ range, to, canAllIn, onChange, onEnter }: AmountProps) {
  const { say, number } = useWords();
  const field = useId();
  // Of two equal presets the first is kept.
  const chosen = sizes.find((size) => range[size] === to);
  usePokerKeys(({ key }) => {
    const size = sizes.find((one) => sizeKeys[one] === key);
    if (size !== undefined) onChange(range[size]);
  });
  return (
    <div className={styles['amount']}>
      <div className={styles['sizes']}>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={size === chosen}
            aria-keyshortcuts={sizeKeys[size]}
            title={sizeKeys[size].toUpperCase()}
            onClick={() => onChange(range[size])}
          >
            {size === 'most' && canAllIn ? say('poker.allIn') : say(`poker.size.${size}`)}
          </button>
        ))}
      </div>
      <input
        type="range"
        min={range.least}
        max={range.most}
        value={madeLegal(range, to)}
        aria-label={say('poker.amount')}
        aria-valuetext={number(madeLegal(range, to))}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <label htmlFor={field} className="unseen">
        {say('poker.amountTyped', { least: number(range.least), most: number(range.most) })}
      </label>
      <input
        id={field}
        className={styles['typed']}
        inputMode="numeric"
        value={to}
        onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '')))}
        onBlur={() => onChange(madeLegal(range, to))}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter();
        }}
      />
    </div>
  );
}
