/** What kind of money it is: play money says so wherever money is told of. */
import type { House } from '../accounts/house-kind.ts';

const playNotice = 'This is play money: it was given for free, has no value and can never be paid out.';

export const noticeOf = ({ kind }: House): { readonly notice?: string } =>
  kind === 'play' ? { notice: playNotice } : {};

export const moneyOf = (house: House) => ({ kind: house.kind, currency: house.currency, ...noticeOf(house) });
