/** What a table says of itself in English, for where nobody has written words for it. */
import type { TableTerms } from '../../house/protocol/http/tables.ts';

export type Told = Partial<Pick<TableTerms, 'plan' | 'spots' | 'choices'>>;
