/** What everyone may see on the table, and where the next card goes: every place is labelled, even when empty. */
import type { EndedTold, Shown } from '../../house/protocol/table-told.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';
import { colourOf, printPocket } from '../../core/round/pocket.ts';
import { PlayingCard } from '../drawn/cards/playing-card.tsx';
import { DieFace } from '../drawn/dice/die-face.tsx';
import { miniOf } from '../games/games.ts';
import { placeName } from '../words/place-name.ts';
import { useWords } from '../words/use-words.ts';
import styles from './table-felt.module.css';
import { useFace } from './use-face.ts';

type PlannedPlace = PlanTold['places'][number];

interface TableFeltProps {
  readonly game: string;
  /** Undefined while loading. */
  readonly plan: PlanTold | undefined;
  readonly shown: Shown;
  /** The slot waiting for its card. */
  readonly next?: { readonly place: string; readonly nth: number } | undefined;
  /** Past rounds, newest last. */
  readonly boards?: readonly EndedTold[];
  /** The result is being entered next to it, so its empty place is hidden. */
  readonly isEntered?: boolean;
}

export function TableFelt({ game, plan, shown, next, boards = [], isEntered = false }: TableFeltProps) {
  const words = useWords();
  const { say } = words;
  const laid = (place: string) => shown.places[place] ?? [];
  const places = (plan?.places ?? []).filter(({ place, slots }) => slots > 0 || laid(place).length > 0);
  if (isEntered && places.length === 0 && boards.length + shown.drawn.length === 0) return null;
  return (
    <section className={styles['felt']} aria-label={say('studio.felt')}>
      <div className={styles['places']} style={roomFor(places)} data-many={places.length > 3}>
        {places.map((one) => (
          <Place
            key={one.place}
            planned={one}
            cards={laid(one.place)}
            worth={shown.worth?.[one.place]}
            name={placeName(one.place, words, plan)}
            nextAt={next?.place === one.place ? next.nth - 1 : undefined}
          />
        ))}
      </div>
      {plan === undefined || isEntered ? null : <Result shown={shown} plan={plan} />}
      <Beside game={game} plan={plan} shown={shown} />
      <LastResults game={game} boards={boards} />
    </section>
  );
}

interface PlaceProps {
  readonly planned: PlannedPlace;
  readonly name: string;
  readonly cards: readonly string[];
  readonly worth: string | undefined;
  readonly nextAt: number | undefined;
}

function Place({ planned: { place, slots, isWide }, name, cards, worth, nextAt = -1 }: PlaceProps) {
  const empty = Math.max(slots, nextAt + 1) - cards.length;
  return (
    <figure className={styles['place']} data-wide={isWide === true} data-place={place} data-next={nextAt >= 0}>
      <figcaption>
        <span>{name}</span>
        {worth === undefined ? null : <b className="figures">{worth}</b>}
      </figcaption>
      <div className={styles['cards']}>
        {cards.map((card, at) => (
          <PlayingCard key={at} card={card} />
        ))}
        {Array.from({ length: Math.max(0, empty) }, (_, at) => cards.length + at).map((at) => (
          <span key={at} className={styles['slot']} data-next={at === nextAt} aria-hidden="true">
            {at + 1}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The result of games decided without cards. */
function Result({ shown, plan: { wheel, dice: thrown } }: { readonly shown: Shown; readonly plan: PlanTold }) {
  const { say } = useWords();
  if (wheel === undefined && thrown === undefined) return null;
  const { pocket, dice } = shown;
  const isThere = pocket !== undefined || dice !== undefined;
  return (
    <figure className={styles['result']}>
      <figcaption>{say(`studio.result-${wheel === undefined ? 'dice' : 'pocket'}`)}</figcaption>
      {wheel !== undefined ? (
        <p className={styles['pocket']} data-colour={pocket === undefined ? 'none' : colourOf(pocket)}>
          {pocket === undefined ? '–' : printPocket(pocket)}
        </p>
      ) : (
        <div className={styles['dice']}>
          {dice === undefined
            ? Array.from({ length: thrown ?? 0 }, (_, at) => <span key={at} className={styles['die']} />)
            : dice.map((face, at) => <DieFace key={at} face={face} />)}
          {dice === undefined ? null : (
            <>
              <b aria-hidden="true">{dice.reduce((sum, face) => sum + face, 0)}</b>
              <span className="unseen">{dice.join(', ')}</span>
            </>
          )}
        </div>
      )}
      {isThere ? null : <p className={styles['none']}>{say('studio.noResult')}</p>}
    </figure>
  );
}

/** Places per row, and cards at the widest of them. */
const roomFor = (places: readonly PlannedPlace[]) => {
  const inRow = places.filter(({ isWide }) => isWide !== true);
  return {
    '--columns': Math.min(inRow.length, 7),
    '--slots': Math.max(2, ...inRow.map(({ slots }) => slots)),
  };
};

/** This round's draws in the game's own words, and the burned cards. */
function Beside({ game, plan, shown }: Pick<TableFeltProps, 'game' | 'plan' | 'shown'>) {
  const words = useWords();
  const { say } = words;
  const face = useFace(game, plan);
  const marks = [...(face?.marks?.(shown) ?? [])].map(([spot, mark]) => [face?.spotName(spot, words) ?? spot, mark]);
  const drawn = shown.drawn.filter(({ name }) => drawsNamed.has(name));
  const named = drawn.map(({ name, picked }) => [say(`draw.${name}`), picked.join(', ')]);
  const lines = face?.marks === undefined ? named : marks;
  if (lines.length === 0 && shown.burned.length === 0) return null;
  return (
    <ul className={styles['beside']}>
      {lines.map(([name, value], at) => (
        <li key={at}>
          {name} <b>{value}</b>
        </li>
      ))}
      {shown.burned.length === 0 ? null : <li>{say('studio.burned', { count: shown.burned.length })}</li>}
    </ul>
  );
}

/** Draws whose name alone explains them. */
const drawsNamed: ReadonlySet<string> = new Set(['revealed', 'golden-cards', 'multiplier']);

function LastResults({ game, boards }: { readonly game: string; readonly boards: readonly EndedTold[] }) {
  const { say } = useWords();
  const Mini = miniOf(game);
  if (boards.length === 0) return null;
  return (
    <figure className={styles['last']}>
      <figcaption>{say('studio.lastResults')}</figcaption>
      <div>
        <Mini boards={boards} />
      </div>
    </figure>
  );
}
