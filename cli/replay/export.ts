/** Replayed hands in formats that other programs read. */
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
      // An empty line separates hands in one file.
      return records.map((record) => `${JSON.stringify(openHandHistory(record))}\n`).join('\n');
    case 'text':
      return records.map(textHistory).join('\n\n');
  }
}
