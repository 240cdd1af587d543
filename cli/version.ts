/** The version of this program, from package.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './source-files.ts';

export const version = (
  JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { readonly version: string }
).version;
