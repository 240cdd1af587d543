/** A vite plugin that runs the tests against sources with one rule broken, without touching a file. */
import type { Plugin } from 'vitest/config';
import { applyBreak, type Break } from './breaks.ts';

/** The break to apply, as JSON in BAIZE_BREAK; none in a normal run. */
export function breakPlugin(): Plugin[] {
  const text = process.env['BAIZE_BREAK'];
  if (text === undefined) return [];
  const rule = JSON.parse(text) as Break;
  return [
    {
      name: 'baize-break',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith(`/${rule.file}`) ? applyBreak(code, rule) : undefined),
    },
  ];
}
