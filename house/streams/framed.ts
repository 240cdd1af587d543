/** A frame as wire bytes, encoded once for all its readers. */
import type { Frame } from '../protocol/frames.ts';

/** One complete RFC 6455 text message, unmasked as servers send it. */
export type Framed = Buffer;

const finalText = 0x81;
const [shortMost, mediumMost] = [125, 0xff_ff];

export const framed = (frame: Frame): Framed => framedText(JSON.stringify(frame));

/** The same for JSON text assembled from parts encoded earlier. */
export function framedText(text: string): Framed {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const bytes = Buffer.allocUnsafe(head.length + length);
  head.copy(bytes);
  bytes.write(text, head.length);
  return bytes;
}

function headOf(length: number): Buffer {
  if (length <= shortMost) return Buffer.from([finalText, length]);
  if (length <= mediumMost) return Buffer.from([finalText, 126, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head[0] = finalText;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
