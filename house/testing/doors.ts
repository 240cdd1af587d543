/** Which doors of the house a running test opens: conformance credits a clause only where a test really went. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Door } from '../../rulebook/levels.ts';

declare module 'vitest' {
  interface TaskMeta {
    doors?: readonly Door[];
  }
}

const running = new AsyncLocalStorage<Set<Door>>();

/** The test that is running went through this door just now. */
export function through(door: Door): void {
  running.getStore()?.add(door);
}

/** Runs one test, and answers which doors it opened; tests that run side by side are told apart. */
export async function watched(test: () => Promise<void>): Promise<readonly Door[]> {
  const doors = new Set<Door>();
  await running.run(doors, test);
  return [...doors];
}

/** The door behind a request or a socket, from its path; undefined for pages and their files. */
export function doorAt(path: string): Door | undefined {
  if (/^\/(studio|device)\b/.test(path) || /^\/api\/(floor|office|studio|device)\b/.test(path)) return 'studio';
  if (/^\/api\/(balance|statement)\b/.test(path)) return 'money';
  return /^\/(ws|api)\b/.test(path) ? 'table' : undefined;
}
