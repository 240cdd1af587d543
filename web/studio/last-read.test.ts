/** The console shows what reached the table as the last reading. */
import { expect, test } from 'vitest';
import { emptyCloth } from '../../client/store/hear-table.ts';
import { lastRead } from './last-read.ts';

const seen = (shown: Partial<typeof emptyCloth>) => ({ shown: { ...emptyCloth, ...shown } });
const scanning = (scanned: number, burned: readonly string[] = []) => ({
  shown: emptyCloth,
  preparation: { step: 'scan-in' as const, seal: 'S-1', scanned, of: 416, mistakes: [], counted: {}, burned },
});

test.each([
  [
    'a card',
    seen({ places: { player: ['9h'] } }),
    seen({ places: { player: ['9h'], banker: ['3c'] } }),
    { read: 'card', card: '3c', place: 'banker', nth: 1 },
  ],
  [
    'a second card',
    seen({ places: { player: ['9h'] } }),
    seen({ places: { player: ['9h', 'hidden'] } }),
    { read: 'card', card: 'hidden', place: 'player', nth: 2 },
  ],
  ['a burned card', seen({}), seen({ burned: ['hidden'] }), { read: 'burned', card: 'hidden' }],
  ['a number', seen({ pocket: 3 }), seen({ pocket: 17 }), { read: 'pocket', pocket: 17 }],
  ['dice', seen({}), seen({ dice: [1, 2, 3] }), { read: 'dice', dice: [1, 2, 3] }],
  [
    'nothing new',
    seen({ pocket: 3, places: { player: ['9h'] } }),
    seen({ pocket: 3, places: { player: ['9h'] } }),
    undefined,
  ],
  ['a cleared table', seen({ pocket: 3, places: { player: ['9h'] } }), seen({}), undefined],
  ['a card counted', scanning(11), scanning(12), { read: 'scanned', count: 12 }],
  ['a card burned from a new shoe', scanning(416), scanning(416, ['As']), { read: 'burned', card: 'As' }],
])('%s', (_, before, now, expected) => {
  expect(lastRead(before, now)).toEqual(expected);
});
