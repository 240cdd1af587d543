/** The red envelope: arrives sealed, opens, and shows which bet pays more this round. */
import { useEffect, useState } from 'react';
import type { Envelope } from './draws.ts';
import { useWords } from '../../words/use-words.ts';
import './red-envelope.css';

interface EnvelopeProps {
  readonly envelope: Envelope;
  readonly isStill: boolean;
}

/** How long it stays sealed, in milliseconds. */
const sealedTime = 650;

export function RedEnvelope({ envelope: { spot, pays }, isStill }: EnvelopeProps) {
  const words = useWords();
  const isKnown = spot !== undefined && pays !== undefined;
  const [isUnsealed, unseal] = useState(isStill);
  useEffect(() => {
    if (!isKnown || isStill) return undefined;
    const opened = setTimeout(() => unseal(true), sealedTime);
    return () => clearTimeout(opened);
  }, [isKnown, isStill]);
  const isOpen = isKnown && (isUnsealed || isStill);
  return (
    <figure className="envelope" data-open={isOpen} data-still={isStill}>
      <svg viewBox="0 -34 160 134" aria-hidden="true">
        <path className="envelope-back" d="M4 26h152v70H4z" />
        <path className="envelope-letter" d="M16 20h128v66H16z" />
        <path className="envelope-front" d="M4 26l76 44 76-44v70H4z" />
        <path className="envelope-flap" d="M4 26h152L80 72z" />
        <g className="envelope-seal">
          <circle cx={80} cy={62} r={15} />
          <path d="M80 52l3 7h7l-5.500 4.500 2 7.500-6.500-4.500-6.500 4.500 2-7.500-5.500-4.500h7z" />
        </g>
      </svg>
      {isOpen ? (
        <figcaption className="envelope-text">
          <span>{words.say(`spot.${spot}`)}</span>
          <strong>{pays}:1</strong>
        </figcaption>
      ) : null}
    </figure>
  );
}
