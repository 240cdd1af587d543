/** The player's current choice: options with cost, amount or cards to pick, time left, and the default. */
import { useState } from 'react';
import { defined } from '../../core/base/defined.ts';
import type { OfferTold } from '../../house/protocol/own-told.ts';
import { useClient } from '../client/client-context.tsx';
import type { ChipKind } from '../drawn/chips/ladder.ts';
import type { GameFace } from '../games/face.ts';
import { Ring } from '../parts/ring.tsx';
import { sound } from '../sound/sounds.ts';
import { optionWords } from '../round/option-words.ts';
import { useWords } from '../words/use-words.ts';
import { AmountChoice } from './amount-choice.tsx';
import { seatNumber } from '../round/seat-number.ts';
import { useKeys } from '../parts/use-keys.ts';
import styles from './choice-panel.module.css';

type Option = OfferTold['options'][number];

interface ChoicePanelProps {
  readonly table: string;
  readonly face: GameFace;
  readonly offers: readonly OfferTold[];
  /** Cards picked on the stage, for options that need them. */
  readonly picked: readonly number[];
  readonly rack: readonly ChipKind[];
}

export function ChoicePanel({ table, face, offers, picked, rack }: ChoicePanelProps) {
  return (
    <div className={styles['panel']}>
      {offers.map((offer, at) => (
        <OfferLine
          key={`${offer.holder} ${offer.name}`}
          table={table}
          face={face}
          offer={offer}
          picked={picked}
          rack={rack}
          hasKeys={at === 0}
        />
      ))}
    </div>
  );
}

interface OfferLineProps extends Omit<ChoicePanelProps, 'offers'> {
  readonly offer: OfferTold;
  /** Shortcut keys serve the first offer only. */
  readonly hasKeys: boolean;
}

function OfferLine({ table, face, offer, picked, rack, hasKeys }: OfferLineProps) {
  const words = useWords();
  const { say } = words;
  const client = useClient();
  const [isSending, setIsSending] = useState(false);
  const { holder, name, options, fallback, until, said } = offer;
  const isSeat = holder.startsWith('seat-');

  const choose = async (option: Option, amount?: number) => {
    if (isSending || !option.covered || !hasCards(option, picked)) return;
    setIsSending(true);
    sound(option.cost > 0 ? 'chips' : 'chip');
    await client.command({
      do: 'decide',
      table,
      holder,
      option: option.id,
      ...defined({ amount, cards: option.cards && [...picked] }),
    });
    setIsSending(false);
  };
  const simple = options.filter(({ costMost }) => costMost === undefined);
  useKeys((event) => {
    if (!hasKeys) return;
    const id = face.keys?.[event.key.toLowerCase()];
    const option = simple.find((one) => one.id === id) ?? simple[Number(event.key) - 1];
    if (option !== undefined) void choose(option);
  });
  return (
    <section className={styles['offer']} aria-label={say('choice.title')}>
      <header className={styles['head']}>
        <Ring until={until} name={say('table.timeLeft')} />
        <div>
          <h2>
            {isSeat ? `${say('seat.number', { seat: seatNumber(holder) })} · ` : ''}
            {face.choiceName?.(questionOf(name), words) ?? say(`choice.${questionOf(name)}`)}
          </h2>
          <p>{say('choice.default', { option: optionWords(fallback, face, words) })}</p>
        </div>
      </header>
      <div className={styles['options']}>
        {options.map((option) =>
          option.costMost === undefined ? (
            <OptionButton
              key={option.id}
              option={option}
              face={face}
              isSaid={said?.option === option.id}
              shortcut={hasKeys ? shortcutOf(option.id, simple, face) : undefined}
              picked={picked}
              isSending={isSending}
              onChoose={() => void choose(option)}
            />
          ) : (
            <AmountChoice
              key={option.id}
              name={optionWords(option.id, face, words)}
              least={option.cost}
              most={option.costMost}
              said={said?.option === option.id ? said.amount : undefined}
              isCovered={option.covered}
              rack={rack}
              onChoose={(amount) => void choose(option, amount)}
            />
          ),
        )}
      </div>
    </section>
  );
}

interface OptionButtonProps {
  readonly option: Option;
  readonly face: GameFace;
  readonly isSaid: boolean;
  readonly shortcut: string | undefined;
  readonly picked: readonly number[];
  readonly isSending: boolean;
  readonly onChoose: () => void;
}

function OptionButton({ option, face, isSaid, shortcut, picked, isSending, onChoose }: OptionButtonProps) {
  const words = useWords();
  const { say, money } = words;
  const { cards, covered, cost } = option;
  return (
    <button
      type="button"
      className={styles['option']}
      aria-pressed={isSaid}
      aria-keyshortcuts={shortcut}
      disabled={isSending || !covered || !hasCards(option, picked)}
      onClick={onChoose}
    >
      <span className={styles['name']}>{optionWords(option.id, face, words)}</span>
      {cost > 0 ? <span className={styles['cost']}>+{money(cost)}</span> : null}
      {cards === undefined ? null : (
        <small>{say('choice.cards', { least: cards.least, most: cards.most, count: picked.length })}</small>
      )}
      {covered ? null : <small>{say('choice.notCovered')}</small>}
      {shortcut === undefined ? null : <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>}
    </button>
  );
}

const hasCards = ({ cards }: Option, picked: readonly number[]): boolean =>
  cards === undefined || (picked.length >= cards.least && picked.length <= cards.most);

/** `play seat-3/2` asks the same question as for every hand: `play`. */
const questionOf = (name: string): string => name.split(' ')[0] ?? name;

function shortcutOf(option: string, options: readonly Option[], face: GameFace): string | undefined {
  const own = Object.entries(face.keys ?? {}).find(([, id]) => id === option)?.[0];
  const at = options.findIndex(({ id }) => id === option);
  return own ?? (at < 0 || at > 8 ? undefined : String(at + 1));
}
