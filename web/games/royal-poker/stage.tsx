/**
 * The stage of Royal Poker: the dealer's hand, the community cards, and everyone's open hand or the player's own after
 * a swap.
 */
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';
import { Furniture } from '../../drawn/furniture.tsx';
import { useWords } from '../../words/use-words.ts';
import { Hand } from '../../stage/hand.tsx';
import { handWord } from './hand-word.ts';
import { madeBy } from '../../../core/games/royal-poker/presentation.ts';
import { StageFrame } from '../../stage/stage-frame.tsx';
import { PickedHand } from '../../stage/picked-hand.tsx';
import type { StageProps } from '../../stage/stage.ts';
import { useLaid } from '../../stage/use-laid.ts';
import { timeFor, useRest } from '../../stage/use-rest.ts';
import './stage.css';

export function RoyalPokerStage(stage: StageProps) {
  const words = useWords();
  const laid = useLaid(stage);
  const skip = useRest(stage, timeFor(laid.arrivals, false));
  const { hands, picking, shoe, parameters } = stage;
  const own = hands?.['hand'];
  const open = laid.places['customer'] ?? [];
  return (
    <StageFrame stage={stage} className="royal" onSkip={skip}>
      <Furniture shoe={shoe} />
      <Row name={words.say('royal.dealer')} cards={laid.places['dealer'] ?? []} parameters={{}} saysQualified>
        <Hand place="dealer" laid={laid} stage={stage} />
        <span className="royal-exchanged">
          <Hand place="exchanged" laid={laid} stage={stage} isPale={() => true} />
        </span>
      </Row>
      <Row name={words.say('royal.community')} cards={[]} parameters={{}}>
        <Hand place="community" laid={laid} stage={stage} />
      </Row>
      <Row name={words.say(own === undefined ? 'royal.hand' : 'royal.own')} cards={own ?? open} parameters={parameters}>
        {picking !== undefined && picking.place === 'customer' ? (
          <PickedHand cards={open} picking={picking} />
        ) : own === undefined ? (
          <Hand place="customer" laid={laid} stage={stage} />
        ) : (
          <span className="hand" data-place="customer">
            {own.map((card, slot) => (
              <PlayingCard key={slot} card={card} />
            ))}
          </span>
        )}
      </Row>
    </StageFrame>
  );
}

interface RowProps {
  readonly name: string;
  /** The cards of the combination. */
  readonly cards: readonly string[];
  /** The payouts decide which two combinations a player's hand is paid for; the dealer's has one. */
  readonly parameters: StageProps['parameters'];
  readonly saysQualified?: boolean;
  readonly children: React.ReactNode;
}

function Row({ name, cards, parameters, saysQualified = false, children }: RowProps) {
  const words = useWords();
  const made = madeBy(cards, parameters);
  const named = made?.combinations.map((one) => words.say(handWord(one)));
  return (
    <section className="royal-row">
      <h3 className="royal-name">{name}</h3>
      <div className="royal-cards">
        <span className="card-frames" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((slot) => (
            <span key={slot} />
          ))}
        </span>
        {children}
      </div>
      <p className="royal-made" data-weak={saysQualified && made?.qualifies === false}>
        {named === undefined ? null : <span>{named.join(' + ')}</span>}
        {saysQualified && made?.qualifies === false ? <small>{words.say('royal.unqualified')}</small> : null}
      </p>
    </section>
  );
}
