// Runs TypeScript sources as they are: newer Nodes strip the types themselves, Node 20 through the same code (amaro).
import { register } from 'node:module';

if (!process.features.typescript) register('./strip-types-hooks.mjs', import.meta.url);
