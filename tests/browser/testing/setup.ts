/** Before the browser's tests: the client, built as the launcher builds it. */
import { execFileSync } from 'node:child_process';

export function setup(): void {
  execFileSync(process.execPath, ['cli/web-build.cjs'], { stdio: 'inherit' });
}
