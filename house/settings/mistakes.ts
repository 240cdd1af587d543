/** Words all mistakes in settings at once: where, what was given, and what is valid. */
import type { z } from 'zod';
import { lookalike } from '../../core/base/nearest.ts';

type Path = readonly PropertyKey[];

export function mistakesOf({ issues }: z.ZodError, given: unknown): readonly string[] {
  return issues.flatMap((issue) => {
    // A section's own message lists its known names.
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => noSuchName([...issue.path, key], issue.message.split(', ')));
    }
    return [mistakeAt(issue.path, given, issue.message)];
  });
}

/** "server.port: 99999, must be a whole number from 0 to 65535" */
export function mistakeAt(path: Path, given: unknown, valid: string): string {
  const value = valueAt(given, path);
  return `${placeOf(path)}: ${value === undefined ? 'missing' : isSecret(path, value) ? 'given' : shown(value)}, ${valid}`;
}

function noSuchName(path: Path, known: readonly string[]): string {
  return `${placeOf(path)}: no such setting${meant(String(path.at(-1)), known)} (known here: ${known.join(', ')})`;
}

/** "; did you mean host?", or nothing if no known name is similar. */
export function meant(typed: string, known: readonly string[]): string {
  const likely = lookalike(typed, known);
  return likely === undefined ? '' : `; did you mean ${likely}?`;
}

/** tables[2].pace.step */
function placeOf(path: Path): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.length === 0 ? 'the settings' : parts.join('').replace(/^\./, '');
}

export function valueAt(given: unknown, path: Path): unknown {
  let value = given;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

const shownMax = 60;

/** Passwords are never repeated, nor addresses that may contain one. */
const isSecret = (path: Path, value: unknown): boolean =>
  path.at(-1) === 'password' || (typeof value === 'string' && value.includes('@') && value.includes('://'));

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
