/** A notice of the kind of money: play money is labelled wherever amounts appear. */
import type { House } from '../accounts/house-kind.ts';

const playNotice = 'This is play money: it was given for free, has no value and can never be paid out.';

export const noticeOf = ({ kind }: House): { readonly notice?: string } =>
  kind === 'play' ? { notice: playNotice } : {};

export const moneyOf = (house: House) => ({ kind: house.kind, currency: house.currency, ...noticeOf(house) });
