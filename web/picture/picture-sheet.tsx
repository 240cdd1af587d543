/** Video options: quality, sound only, off; and the current delay. */
import { useEffect, useId, useState } from 'react';
import { Sheet } from '../parts/sheet.tsx';
import { change, useSettings } from '../settings/use-settings.ts';
import { useWords } from '../words/use-words.ts';
import type { ShownBy } from './use-projector.ts';
import type { PictureWish } from '../settings/picture-wish.ts';
import type { Picture } from './ways.ts';
import styles from './picture.module.css';

interface PictureSheetProps {
  readonly picture: Picture;
  readonly shown: ShownBy;
  /** Available qualities, in lines. */
  readonly heights: readonly number[];
  readonly onClose: () => void;
}

export function PictureSheet({ picture, shown, heights, onClose }: PictureSheetProps) {
  const { say } = useWords();
  const wish = useSettings((settings) => settings.picture);
  const group = useId();
  const wishes: readonly { readonly value: PictureWish; readonly text: string }[] = [
    { value: 'auto', text: say('picture.auto') },
    ...heights.map((lines) => ({ value: lines, text: say('picture.lines', { lines: String(lines) }) })),
    { value: 'sound', text: say('picture.soundOnly') },
    { value: 'none', text: say('picture.none') },
  ];
  // A quality chosen at another table falls back to the nearest one here.
  const isKnown = wishes.some(({ value }) => value === wish);
  return (
    <Sheet title={say('picture.title')} onClose={onClose}>
      <fieldset className={styles['wishes']}>
        <legend>{say('picture.quality')}</legend>
        {wishes.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              checked={value === wish || (!isKnown && value === nearest(heights, wish))}
              onChange={() => change({ picture: value })}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles['late']}>
        <Late shown={shown} most={picture.delay} />
      </p>
      <p>{say('picture.truth')}</p>
    </Sheet>
  );
}

const nearest = (heights: readonly number[], wish: PictureWish): PictureWish =>
  (typeof wish === 'number' ? (heights.find((lines) => lines <= wish) ?? heights.at(-1)) : undefined) ?? 'auto';

/** The measured delay if the stream tells capture times; otherwise the house's figure. */
function Late({ shown, most }: { readonly shown: ShownBy; readonly most: number }) {
  const { say } = useWords();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (shown.is !== 'playing') return undefined;
    const measure = () => {
      const delay = shown.delay();
      setSeconds(delay === undefined || !Number.isFinite(delay) ? undefined : Math.max(1, Math.round(delay)));
    };
    measure();
    const timer = setInterval(measure, 1000);
    return () => clearInterval(timer);
  }, [shown]);
  if (shown.is !== 'playing') return say(`picture.now-${shown.is}`);
  if (shown.by === 'whep') return say('picture.now-whep');
  return seconds === undefined ? say('picture.now-most', { seconds: most }) : say('picture.now-hls', { seconds });
}
