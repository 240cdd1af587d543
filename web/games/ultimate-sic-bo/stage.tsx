/** The stage of sic bo: the dome and the dice's total. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { DieFace } from '../../drawn/dice/die-face.tsx';
import { Dome } from '../../drawn/dice/dome.tsx';
import { lightsIn } from './draws.ts';
import { useHasChanged } from '../../drawn/use-has-changed.ts';
import { useWords } from '../../words/use-words.ts';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import './stage.css';

export function SicBoStage(stage: StageProps) {
  const { shown, isStill, last, onSound, onRest } = stage;
  const { dice, asks, drawn } = shown;
  const said = dice?.join(' ');
  const [rested, rest] = useState(said);
  if (said === undefined && rested !== undefined) rest(undefined);
  const tumbles = useHasChanged(said) && !isStill;
  const heard = useRef(onRest);
  useEffect(() => {
    heard.current = onRest;
  });
  useEffect(() => {
    if (said !== undefined && tumbles) onSound?.('dice');
  }, [said, tumbles, onSound]);
  useEffect(() => {
    if (said === rested) heard.current?.();
  }, [shown, said, rested]);
  const lie = useCallback(() => rest(said), [said]);
  const lights = lightsIn(drawn).size;
  return (
    <StageFrame stage={stage} className="sic-bo">
      <Dome
        dice={useLatest(dice) ?? thrownIn(last)}
        isOld={dice === undefined}
        isShaking={!isStill && asks?.ask === 'dice' && said === undefined}
        tumbles={tumbles}
        onRest={lie}
      />
      {dice !== undefined && said === rested ? <Sum dice={dice} /> : <Lights lights={lights} />}
    </StageFrame>
  );
}

/** Dice stay until the next throw; seeing the same dice again doesn't throw them again. */
function useLatest(dice: readonly number[] | undefined): readonly number[] | undefined {
  const [kept, keep] = useState(dice);
  if (dice !== undefined && kept?.join() !== dice.join()) keep(dice);
  return kept;
}

/** The previous round's dice. */
const thrownIn = (last: StageProps['last']): readonly number[] | undefined =>
  Array.isArray(last?.['dice']) ? last['dice'].map(Number) : undefined;

/** SB-041 */
function Sum({ dice }: { readonly dice: readonly number[] }) {
  const words = useWords();
  const total = dice.reduce((sum, die) => sum + die, 0);
  return (
    <p className="dice-sum">
      <span className="dice-row">
        {dice.map((die, at) => (
          <DieFace key={at} face={die} />
        ))}
      </span>
      <strong>{total}</strong>
      <span>{words.say(new Set(dice).size === 1 ? 'sicBo.triple' : total <= 10 ? 'sicBo.small' : 'sicBo.big')}</span>
    </p>
  );
}

function Lights({ lights }: { readonly lights: number }) {
  const words = useWords();
  return lights === 0 ? null : <p className="dice-sum">{words.say('sicBo.lit', { lights })}</p>;
}
