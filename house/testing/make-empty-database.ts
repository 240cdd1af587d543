/** A program of its own, because the tests' first process cannot start a worker that is written in TypeScript. */
import { openEmbedded } from '../storage/embedded.ts';

await (await openEmbedded(process.argv[2] ?? '')).close();
