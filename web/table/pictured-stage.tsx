/** The stage of a table that may have a picture: while it plays the drawn table stands beside it, for that is what counts. */
import { lazy, Suspense, useState } from 'react';
import { StageBox, type StageBoxProps } from './stage-box.tsx';
import styles from '../picture/picture.module.css';

/** Loaded only where there is a picture. */
const TableScreen = lazy(async () => ({ default: (await import('../picture/table-screen.tsx')).TableScreen }));

interface PicturedStageProps extends StageBoxProps {
  /** On a wall of tables each is drawn: four pictures at once are too much for most lines and eyes. */
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
          {/* What moves is in the picture; the drawing says at once what the house says. */}
          <StageBox {...stage} isStill={stage.isStill || isSeen} />
        </div>
        <Suspense fallback={null}>
          <TableScreen picture={picture} onSeen={setSeen} />
        </Suspense>
      </div>
    </div>
  );
}
