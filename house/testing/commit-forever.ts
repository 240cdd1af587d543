/** A process that commits one row after another, reporting each, until it is killed. */
import { openStorage } from '../storage/open.ts';

const { db } = await openStorage({ folder: process.argv[2] ?? '' }, new Date(0));
for (let n = 1; ; n++) {
  await db.query('insert into account (kind, owner) values ($1, $2)', ['bank', String(n)]);
  process.stdout.write(`${n} `);
}
