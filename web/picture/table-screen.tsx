/** A table's video with the player's controls: sound, quality, off. */
import { useEffect, useRef, useState } from 'react';
import { SignButton } from '../parts/button.tsx';
import { change, useSettings } from '../settings/use-settings.ts';
import { useWords } from '../words/use-words.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { useGesture } from './use-gesture.ts';
import { useProjector } from './use-projector.ts';
import { heightsIn, type Picture } from './ways.ts';
import styles from './picture.module.css';

interface TableScreenProps {
  readonly picture: Picture;
  readonly onSeen: (isSeen: boolean) => void;
}

export function TableScreen({ picture, onSeen }: TableScreenProps) {
  const { say } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const wish = useSettings((settings) => settings.picture);
  const hasSound = useSettings((settings) => settings.sound);
  const isHeard = useSettings((settings) => settings.pictureSound) && hasSound;
  const volume = useSettings((settings) => settings.volumes.picture);
  const isSilent = !useGesture() || !isHeard;
  const shown = useProjector(video, picture, wish);
  const heights = useHeights(picture.hls);
  const [isOpen, setOpen] = useState(false);
  const isPlaying = shown.is === 'playing';
  const isSeen = isPlaying && wish !== 'sound';
  useEffect(() => {
    onSeen(isSeen);
    return () => onSeen(false);
  }, [isSeen, onSeen]);
  useEffect(() => {
    const screen = video.current;
    if (screen === null) return;
    screen.muted = isSilent;
    screen.volume = volume / 100;
    // If the browser blocks sound it pauses the video: continue muted.
    const goOn = () => {
      screen.muted = true;
      void screen.play().catch(() => {});
    };
    if (isPlaying && screen.paused) void screen.play().catch(goOn);
  }, [isSilent, volume, isPlaying]);
  return (
    <>
      <video
        ref={video}
        className={styles['screen']}
        data-seen={isSeen}
        muted
        playsInline
        disablePictureInPicture
        aria-label={say('picture.name')}
      />
      {shown.is === 'missing' ? (
        <p className={styles['notice']} role="status">
          {say('picture.missing')}
        </p>
      ) : null}
      <div className={styles['controls']}>
        {isPlaying ? (
          <SignButton
            sign={isHeard ? 'sound' : 'silent'}
            aria-pressed={isHeard}
            name={say('picture.sound')}
            onClick={() => change(isHeard ? { pictureSound: false } : { pictureSound: true, sound: true })}
          />
        ) : null}
        <SignButton sign="camera" name={say('picture.choose')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </div>
      {isOpen ? (
        <PictureSheet picture={picture} shown={shown} heights={heights} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** Available qualities; empty if the stream has only one or can't be queried. */
function useHeights(hls: string | undefined): readonly number[] {
  const [heights, setHeights] = useState<readonly number[]>([]);
  useEffect(() => {
    setHeights([]);
    if (hls === undefined) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await fetch(new URL(hls, location.href), { signal: leaving.signal });
      if (answer.ok) setHeights(heightsIn(await answer.text()));
    };
    void ask().catch(() => {});
    return () => leaving.abort();
  }, [hls]);
  return heights;
}
