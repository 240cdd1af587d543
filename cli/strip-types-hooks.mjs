// The loader behind strip-types.mjs: replaces types with blanks, so that lines and columns in a stack trace stay
// correct.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const kept = new URL('../.baize/stripped/', import.meta.url);

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const typed = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', shortCircuit: true, source: keptSource(url, typed) ?? (await strip(url, typed)) };
}

/** Undefined if this text has not been stripped here before. */
function keptSource(url, typed) {
  try {
    const source = readFileSync(placeOf(url), 'utf8');
    return source.endsWith(markOf(typed)) ? source : undefined;
  } catch {
    return undefined;
  }
}

async function strip(url, typed) {
  const { transformSync } = await import('amaro');
  const source = transformSync(typed, { mode: 'strip-only' }).code + markOf(typed);
  const place = placeOf(url);
  const unfinished = new URL(`${place.href}.${process.pid}`);
  try {
    mkdirSync(kept, { recursive: true });
    writeFileSync(unfinished, source);
    renameSync(unfinished, place);
  } catch {
    // A checkout that cannot be written to is read a little slower.
  }
  return source;
}

/** One file a module, whatever its versions. */
function placeOf(url) {
  return new URL(`${createHash('sha256').update(url).digest('hex')}.mjs`, kept);
}

function markOf(typed) {
  return `\n// ${createHash('sha256').update(typed).digest('hex')}\n`;
}
