/** Every chip, piles of them, and the rack. */
import { useState } from 'react';
import { ChipRack } from '../../drawn/chips/chip-rack.tsx';
import { ChipStack } from '../../drawn/chips/chip-stack.tsx';
import { ladder, rackFor } from '../../drawn/chips/ladder.ts';

const amounts = [5, 10, 30, 80, 150, 500, 1250, 4990, 12_500, 77_700, 1_234_500];

export function Part() {
  const [chosen, choose] = useState(500);
  return (
    <div className="gallery-cloth" style={{ alignContent: 'start' }}>
      {[90, 52, 30, 24].map((size) => (
        <div
          key={size}
          style={{ '--chip': `${size}px`, display: 'flex', gap: 10, alignItems: 'end', flexWrap: 'wrap' }}
        >
          {ladder.map(({ value }) => (
            <ChipStack key={value} amount={value} />
          ))}
          {amounts.map((amount) => (
            <ChipStack key={amount} amount={amount} />
          ))}
          <ChipStack amount={50} isInactive />
          <ChipStack amount={1500} tone="ghost" />
          <ChipStack amount={1500} tone="won" />
          <ChipStack amount={1500} tone="other" />
        </div>
      ))}
      <ChipRack chips={rackFor({ least: 10, most: 300_000 }, 6)} chosen={chosen} balance={60_000} onChoose={choose} />
      <ChipRack
        chips={rackFor({ least: 500, most: 1_000_000 }, 7)}
        chosen={500}
        balance={60_000_000}
        onChoose={choose}
      />
    </div>
  );
}
