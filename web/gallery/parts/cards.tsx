/** Every card in the sizes used. */
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';

const ranks = [...'A23456789TJQK'];
const suits = [...'shdc'];

export function Part() {
  return (
    <div className="gallery-cloth" style={{ '--card': '150px' }}>
      {suits.flatMap((suit) => ranks.map((rank) => <PlayingCard key={rank + suit} card={rank + suit} />))}
      <PlayingCard card="hidden" />
      <PlayingCard card="Qh" times={5} />
      <PlayingCard card="8c" times={3} />
      <PlayingCard card="8c" isPale />
      <PlayingCard card="8d" isAcross />
      <div data-four-colour="true" style={{ '--card': '112px', display: 'flex', gap: 8 }}>
        {suits.map((suit) => (
          <PlayingCard key={suit} card={`K${suit}`} />
        ))}
        {suits.map((suit) => (
          <PlayingCard key={suit} card={`7${suit}`} />
        ))}
        <PlayingCard card="hidden" />
      </div>
      <div style={{ '--card': '44px', display: 'flex', gap: 6, flexWrap: 'wrap' }}>
        {suits.flatMap((suit) => ranks.map((rank) => <PlayingCard key={rank + suit} card={rank + suit} />))}
        <PlayingCard card="hidden" />
        <PlayingCard card="Qh" times={5} />
      </div>
      <div style={{ '--card': '72px', display: 'flex', gap: 6, flexWrap: 'wrap' }}>
        {ranks.map((rank) => (
          <PlayingCard key={rank} card={`${rank}h`} />
        ))}
        <PlayingCard card="hidden" />
      </div>
    </div>
  );
}
