/** Makes the model databases in a separate process: Vitest's main process cannot start a TypeScript worker. */
import { cpSync } from 'node:fs';
import { openEmbedded } from '../storage/embedded.ts';
import { migrate } from '../storage/migrate.ts';

const [empty = '', house = ''] = process.argv.slice(2);
await (await openEmbedded(empty)).close();
cpSync(empty, house, { recursive: true });
const db = await openEmbedded(house);
await migrate(db);
await db.close();
