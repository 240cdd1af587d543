/** The player of the staff's small video; renders nothing unless it plays. */
import { useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { useProjector } from './use-projector.ts';
import type { Picture } from './ways.ts';
import styles from './picture.module.css';

export function SmallScreen({ picture }: { readonly picture: Picture }) {
  const { say } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const shown = useProjector(video, picture, 'auto');
  return (
    <video
      ref={video}
      className={styles['small']}
      data-seen={shown.is === 'playing'}
      muted
      playsInline
      aria-label={say('picture.name')}
    />
  );
}
