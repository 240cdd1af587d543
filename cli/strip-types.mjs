// Runs TypeScript sources directly: newer Node versions strip types themselves; on Node 20 the same library (amaro)
// does it.
import { register } from 'node:module';

if (!process.features.typescript) register('./strip-types-hooks.mjs', import.meta.url);
