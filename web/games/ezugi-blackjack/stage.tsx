/** The stage of blackjack: the dealer above, up to seven seats on an arc, split hands side by side. */
import { useId } from 'react';
import { type Odds, parseOdds } from '../../../core/base/odds.ts';
import { ratioOfOdds } from '../../../core/base/ratio.ts';
import { isFew, seatPlaces } from './seat-places.ts';
import { Furniture } from '../../drawn/furniture.tsx';
import { useWords } from '../../words/use-words.ts';
import { blackjackWorth } from '../../../core/games/ezugi-blackjack/presentation.ts';
import { Hand } from '../../stage/hand.tsx';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import { type Laid, useLaid } from '../../stage/use-laid.ts';
import { timeFor, useRest } from '../../stage/use-rest.ts';
import './stage.css';

export function BlackjackStage(stage: StageProps) {
  const words = useWords();
  const laid = useLaid(stage);
  const skip = useRest(stage, timeFor(laid.arrivals, false));
  const { shoe, seats = [], shown, parameters } = stage;
  const spread = seatPlaces(seats.length);
  const dealerPlays = shown.asks === undefined || shown.asks.place === 'dealer';
  return (
    <StageFrame stage={stage} className="blackjack" onSkip={skip}>
      <Furniture shoe={shoe} />
      <section className="blackjack-dealer" aria-label={words.say('blackjack.dealer')}>
        <div className="blackjack-cards">
          <span className="card-frames" aria-hidden="true">
            <span />
            <span />
          </span>
          <Hand place="dealer" laid={laid} stage={stage} />
        </div>
        <Worth cards={laid.places['dealer'] ?? []} isSplit={false} isFinal={dealerPlays} />
      </section>
      <Line parameters={parameters} />
      {seats.map(({ seat, player, isOwn, isTurn }, at) => {
        const place = spread[at];
        return (
          <div
            key={seat}
            role="group"
            className="blackjack-seat"
            data-own={isOwn}
            data-turn={isTurn}
            data-few={isFew(seats.length)}
            aria-label={`${words.say('seat.own', { seat: at + 1 })}: ${player ?? words.say('seat.free')}`}
            style={{ '--x': place?.x ?? 0.5, '--drop': place?.y ?? 1 }}
          >
            <span className="blackjack-frame" aria-hidden="true">
              {at + 1}
            </span>
            <SeatHands seat={seat} laid={laid} stage={stage} isTurn={isTurn} />
          </div>
        );
      })}
    </StageFrame>
  );
}

/** The payouts printed along the arc between dealer and seats. */
function Line({ parameters }: Pick<StageProps, 'parameters'>) {
  const words = useWords();
  const arc = useId();
  const [blackjack, insurance] = [paysOn(parameters, 'blackjack'), paysOn(parameters, 'insurance')];
  return (
    <svg className="blackjack-line" viewBox="0 0 1000 130" aria-hidden="true">
      <path id={arc} d="M40 30Q500 150 960 30" fill="none" />
      <text>
        <textPath href={`#${arc}`} startOffset="50%">
          {words.say('blackjack.line', {
            blackjack: blackjack.win,
            blackjackPer: blackjack.per,
            insurance: insurance.win,
            insurancePer: insurance.per,
          })}
        </textPath>
      </text>
    </svg>
  );
}

/** In the smallest whole numbers: 3 to 2, not 1.5 to 1. */
function paysOn({ payouts }: StageProps['parameters'], bet: 'blackjack' | 'insurance'): Odds {
  const { n, d } = ratioOfOdds(parseOdds((payouts as Readonly<Record<typeof bet, string>> | undefined)?.[bet] ?? '0'));
  return { win: Number(n), per: Number(d) };
}

interface SeatHandsProps {
  readonly seat: string;
  readonly laid: Laid;
  readonly stage: StageProps;
  readonly isTurn: boolean;
}

function SeatHands({ seat, laid, stage, isTurn }: SeatHandsProps) {
  const second = `${seat}/2`;
  const isSplit = (laid.places[second]?.length ?? 0) > 0;
  const playing = stage.shown.asks?.place ?? stage.shown.asks?.name?.replace(/^play /, '');
  return (isSplit ? [seat, second] : [seat]).map((place) => (
    <div key={place} className="blackjack-hand" data-playing={isTurn && (!isSplit || playing === place)}>
      <Hand place={place} laid={laid} stage={stage} isFan />
      <Worth cards={laid.places[place] ?? []} isSplit={isSplit} isFinal={!isTurn} />
    </div>
  ));
}

interface WorthProps {
  readonly cards: readonly string[];
  readonly isSplit: boolean;
  readonly isFinal: boolean;
}

function Worth({ cards, ...about }: WorthProps) {
  const words = useWords();
  const worth = blackjackWorth(cards, about);
  if (worth === undefined) return null;
  return (
    <span className="worth" data-won={worth.isBlackjack} data-bust={worth.isBust}>
      {worth.isBlackjack ? words.say('blackjack.natural') : worth.text}
    </span>
  );
}
