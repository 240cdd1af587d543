/** Where a round's money comes from and goes to: the ledger, or nowhere in a rehearsal with practice players. */
import { type Cents, cents } from '../../core/base/money.ts';
import { balancesOf, post, postAll } from '../ledger/ledger.ts';

export interface Purses {
  readonly post: typeof post;
  readonly postAll: typeof postAll;
  readonly balancesOf: typeof balancesOf;
}

const ledger: Purses = { post, postAll, balancesOf };

/** Every practice player's balance before each bet, whatever they lost. */
const practicePurse: Cents = cents(1_000_000);

/** Posts nothing; everyone has enough. */
const practice: Purses = {
  post: async (_, transfers) => new Map(transfers.map(({ id }) => [id, 'done' as const])),
  postAll: async () => {},
  balancesOf: async (_, players) => new Map(players.map((player) => [player, practicePurse])),
};

export const pursesOf = ({ isRehearsal }: { readonly isRehearsal?: boolean | undefined }): Purses =>
  isRehearsal === true ? practice : ledger;
