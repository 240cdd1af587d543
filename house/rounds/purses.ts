/** Where the money of a round comes from and goes to: the ledger; or nowhere, where dealers rehearse with practice players. */
import { type Cents, cents } from '../../core/base/money.ts';
import { balancesOf, post, postAll } from '../ledger/ledger.ts';

export interface Purses {
  readonly post: typeof post;
  readonly postAll: typeof postAll;
  readonly balancesOf: typeof balancesOf;
}

const ledger: Purses = { post, postAll, balancesOf };

/** What every practice player has before each bet, whatever they have lost. */
const practicePurse: Cents = cents(1_000_000);

/** Nothing is posted, and everyone has enough. */
const practice: Purses = {
  post: async (_, transfers) => new Map(transfers.map(({ id }) => [id, 'done' as const])),
  postAll: async () => {},
  balancesOf: async (_, players) => new Map(players.map((player) => [player, practicePurse])),
};

export const pursesOf = ({ isRehearsal }: { readonly isRehearsal?: boolean | undefined }): Purses =>
  isRehearsal === true ? practice : ledger;
