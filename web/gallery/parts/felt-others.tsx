/** The felts of Casino War and Royal Poker. */
import { RoyalPokerFelt } from '../../games/royal-poker/royal-poker-felt.tsx';
import { WarFelt } from '../../games/casino-war/war-felt.tsx';
import { sampleFelt, spotsFrom } from '../sample.ts';
import '../../drawn/cloth.css';

export function Part() {
  const chips = { stakes: { main: 2500, ante: 1000 }, inactive: new Set<string>() };
  return (
    <div className="cloth" style={{ padding: 8, display: 'grid', gap: 32, minHeight: '100vh', alignContent: 'start' }}>
      <WarFelt {...sampleFelt(spotsFrom(['main 1:1', 'tie 10:1']), { chips })} />
      <RoyalPokerFelt {...sampleFelt(spotsFrom(['ante 1:1']), { chips })} />
    </div>
  );
}
