/** The stage of games without a drawn one: each place with its name and cards, the number or dice, and the draws. */
import { printPocket } from '../../../core/round/pocket.ts';
import { DieFace } from '../../drawn/dice/die-face.tsx';
import { Furniture } from '../../drawn/furniture.tsx';
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';
import { Hand } from '../../stage/hand.tsx';
import { PickedHand } from '../../stage/picked-hand.tsx';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import { type Laid, useLaid } from '../../stage/use-laid.ts';
import { timeFor, useRest } from '../../stage/use-rest.ts';
import { placeName } from '../../words/place-name.ts';
import { useWords } from '../../words/use-words.ts';
import { roomFor } from './room.ts';
import './stage.css';

export function PlainStage(stage: StageProps) {
  const { say } = useWords();
  const laid = useLaid(stage);
  const skip = useRest(stage, timeFor(laid.arrivals, false));
  const { shown, shoe, plan, hands = {} } = stage;
  const places = placesOf(plan, laid);
  const sizes = [...places.map(({ size }) => size), ...Object.values(hands).map(({ length }) => length)];
  const [wide, narrow] = [roomFor(sizes, 11), roomFor(sizes, 6)];
  return (
    <StageFrame stage={stage} className="plain" onSkip={skip}>
      <Furniture shoe={shoe?.decks === 0 ? undefined : shoe} />
      <div
        className="plain-places"
        style={{
          '--rows': wide.rows,
          '--across': wide.across,
          '--rows-narrow': narrow.rows,
          '--across-narrow': narrow.across,
        }}
      >
        {places.map(({ place, size }) => (
          <Place key={place} place={place} size={size} laid={laid} stage={stage} />
        ))}
        {Object.entries(hands).map(([name, cards]) => (
          <OwnHand key={name} cards={cards} />
        ))}
      </div>
      {plan.wheel === undefined ? null : (
        <Result name={say('plain.number')}>{shown.pocket === undefined ? '–' : printPocket(shown.pocket)}</Result>
      )}
      {plan.dice === undefined ? null : (
        <Result name={say('plain.dice')}>
          <span className="plain-dice">
            {shown.dice === undefined
              ? Array.from({ length: plan.dice }, (_, at) => <span key={at} className="plain-slot" />)
              : shown.dice.map((face, at) => <DieFace key={at} face={face} />)}
          </span>
        </Result>
      )}
    </StageFrame>
  );
}

/** Every place of the plan, cards or not; a seat's once a card lies there, for seats are drawn on the felt. */
function placesOf(
  { places }: StageProps['plan'],
  laid: Laid,
): readonly { readonly place: string; readonly size: number }[] {
  return places
    .map(({ place, slots }) => {
      const cards = (laid.places[place] ?? []).length;
      return { place, size: place.startsWith('seat-') ? cards : Math.max(cards, slots) };
    })
    .filter(({ size }) => size > 0);
}

interface PlaceProps {
  readonly place: string;
  /** Cards and empty slots. */
  readonly size: number;
  readonly laid: Laid;
  readonly stage: StageProps;
}

function Place({ place, size, laid, stage }: PlaceProps) {
  const words = useWords();
  const { picking, plan } = stage;
  const empty = size - (laid.places[place] ?? []).length;
  return (
    <figure className="plain-place">
      <figcaption>{placeName(place, words, plan)}</figcaption>
      {picking?.place === place ? (
        <PickedHand cards={laid.places[place] ?? []} picking={picking} />
      ) : (
        <div className="plain-cards">
          <Hand place={place} laid={laid} stage={stage} />
          {Array.from({ length: empty }, (_, at) => (
            <span key={at} className="plain-slot" />
          ))}
        </div>
      )}
    </figure>
  );
}

function OwnHand({ cards }: { readonly cards: readonly string[] }) {
  const { say } = useWords();
  return (
    <figure className="plain-place">
      <figcaption>{say('plain.own')}</figcaption>
      <span className="hand">
        {cards.map((card, slot) => (
          <PlayingCard key={slot} card={card} />
        ))}
      </span>
    </figure>
  );
}

function Result({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <figure className="plain-result">
      <figcaption>{name}</figcaption>
      <strong>{children}</strong>
    </figure>
  );
}
