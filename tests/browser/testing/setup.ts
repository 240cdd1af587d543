/** Setup for browser tests: builds the client as the launcher does. */
import { execFileSync } from 'node:child_process';

export function setup(): void {
  execFileSync(process.execPath, ['cli/web-build.cjs'], { stdio: 'inherit' });
}
