/** A Vite plugin that runs tests against sources with one rule broken, without changing files. */
import type { Plugin } from 'vitest/config';
import { applyBreak, type Break } from './breaks.ts';

/** Takes the break as JSON from BAIZE_BREAK; inactive in a normal run. */
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
