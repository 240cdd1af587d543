// The loader behind strip-types.mjs: types become blanks, so that lines and columns in a stack trace stay true.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'amaro';

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const typed = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', shortCircuit: true, source: transformSync(typed, { mode: 'strip-only' }).code };
}
