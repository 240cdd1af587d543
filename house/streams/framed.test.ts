import { expect, test } from 'vitest';
import type { Frame } from '../protocol/frames.ts';
import { framed } from './framed.ts';

/** A frame whose JSON has the given number of bytes. */
function frameOf(bytes: number): Frame {
  const empty: Frame = { frame: 'refused', re: '', at: '', why: { refused: '' } };
  return { ...empty, re: 'x'.repeat(bytes - JSON.stringify(empty).length) };
}

// RFC 6455, 5.2 and 5.7: FIN and text make 0x81; lengths up to 125, then two bytes after 126, then eight after 127.
test.each([
  { bytes: 125, head: [0x81, 125] },
  { bytes: 126, head: [0x81, 126, 0, 126] },
  { bytes: 256, head: [0x81, 126, 1, 0] },
  { bytes: 65_535, head: [0x81, 126, 0xff, 0xff] },
  { bytes: 65_536, head: [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0] },
])('a frame of $bytes bytes has the header the RFC prescribes', ({ bytes, head }) => {
  const frame = frameOf(bytes);
  const written = framed(frame);
  expect([...written.subarray(0, head.length)]).toEqual(head);
  expect(JSON.parse(written.subarray(head.length).toString())).toEqual(frame);
});

test('length is counted in bytes, not characters', () => {
  const frame: Frame = { frame: 'refused', re: 'žetonų', at: '', why: { refused: '' } };
  const written = framed(frame);
  expect(written[1]).toBe(written.length - 2);
  expect(JSON.parse(written.subarray(2).toString())).toEqual(frame);
});
