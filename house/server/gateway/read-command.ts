/** Parses a message into a command, or a refusal that names the mistake and its place. */
import type { z } from 'zod';
import { type Command, command } from '../../protocol/commands.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

export interface Unread {
  /** The command's id, if readable. */
  readonly re?: string;
  readonly why: ToldRefusal;
}

export function readCommand(message: Buffer, isBinary: boolean, bytesMost: number): Command | Unread {
  if (isBinary) return { why: refuseHere('not-json') };
  if (message.length > bytesMost) {
    return {
      why: refuseHere('too-large', { most: bytesMost }),
    };
  }
  const json = jsonIn(message.toString());
  if (json === undefined) return { why: refuseHere('not-json') };
  const read = command.safeParse(json.value);
  if (read.success) return read.data;
  const why = refuseHere('bad-command', { mistakes: read.error.issues.map(mistakeOf).join('; ') });
  const re = idIn(json.value);
  return re === undefined ? { why } : { re, why };
}

export const isUnread = (read: Command | Unread): read is Unread => 'why' in read;

function jsonIn(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function idIn(json: unknown): string | undefined {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' && id.length <= 64 ? id : undefined;
}

/** Prefixes the message with its path: `gesture.amount: …`. */
function mistakeOf({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
