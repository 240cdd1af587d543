/** The record panel of a sic bo table: its throws. */
import { useMemo } from 'react';
import { saidIn } from '../../drawn/boards.ts';
import type { RecordProps } from '../face.ts';
import { ThrowHistory } from './throw-history.tsx';

export function SicBoRecord({ boards }: RecordProps) {
  const throws = useMemo(
    () =>
      saidIn(boards).flatMap(({ dice, total, triple }) =>
        Array.isArray(dice) ? [{ dice: dice.map(Number), total: Number(total), isTriple: triple === true }] : [],
      ),
    [boards],
  );
  return <ThrowHistory throws={throws} />;
}
