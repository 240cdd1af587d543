/** Recent throws. */
import { ThrowHistory } from '../throw-history.tsx';

const throws = Array.from({ length: 30 }, (_, at) => {
  const dice = [1 + ((at * 5) % 6), 1 + ((at * at) % 6), 1 + ((at * 3 + 2) % 6)];
  return { dice, total: dice.reduce((sum, die) => sum + die, 0), isTriple: new Set(dice).size === 1 };
});

export const Part = () => (
  <div style={{ background: 'var(--panel)', width: window.innerWidth < 760 ? 390 : 310, overflow: 'auto' }}>
    <ThrowHistory throws={throws} />
  </div>
);
