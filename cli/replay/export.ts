/** Replayed hands in the formats that others read. */
import type { HandRecord } from '../../core/poker/history/record.ts';
import { openHandHistory } from '../../core/poker/history/open-hand-history.ts';
import { textHistory } from '../../core/poker/history/text-history.ts';
import { writePhh, writePhhs } from '../../core/poker/history/write-phh.ts';

export const formats = ['phh', 'ohh', 'text'] as const;
export type Format = (typeof formats)[number];

export function exportHands(records: readonly HandRecord[], format: Format): string {
  switch (format) {
    case 'phh':
      return records.length === 1 ? records.map(writePhh).join('') : writePhhs(records);
    case 'ohh':
      // Hands of one file stand apart by an empty line.
      return records.map((record) => `${JSON.stringify(openHandHistory(record))}\n`).join('\n');
    case 'text':
      return records.map(textHistory).join('\n\n');
  }
}
