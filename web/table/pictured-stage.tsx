/**
 * The stage of a table that may have video. While the video plays, the drawn table stays beside it: it is what counts.
 */
import { lazy, Suspense, useState } from 'react';
import { StageBox, type StageBoxProps } from './stage-box.tsx';
import styles from '../picture/picture.module.css';

/** Loaded only for tables with video. */
const TableScreen = lazy(async () => ({ default: (await import('../picture/table-screen.tsx')).TableScreen }));

interface PicturedStageProps extends StageBoxProps {
  /** Tables side by side show no video: four streams are too much for most connections. */
  readonly isOneOfMany: boolean;
}

export function PicturedStage({ isOneOfMany, ...stage }: PicturedStageProps) {
  const [isSeen, setSeen] = useState(false);
  const { picture } = stage.terms;
  if (picture === undefined || isOneOfMany) return <StageBox {...stage} />;
  return (
    <div className={styles['pictured']}>
      <div className={styles['arranged']} data-seen={isSeen}>
        <div className={styles['drawn']}>
          {/* The video shows motion; the drawing updates at once. */}
          <StageBox {...stage} isStill={stage.isStill || isSeen} />
        </div>
        <Suspense fallback={null}>
          <TableScreen picture={picture} onSeen={setSeen} />
        </Suspense>
      </div>
    </div>
  );
}
