/**
 * When a connection lost after "no more bets" annuls that customer's round, on the pages that do so, and by which
 * clause.
 */
import { z } from 'zod';
import type { ClauseId } from '../base/ids.ts';

export const annulOnDisconnect = (clause: ClauseId) =>
  z
    .enum(['beforeReveal', 'always', 'operatorFaultOnly'], {
      error: `must be beforeReveal, always or operatorFaultOnly (${clause})`,
    })
    .default('beforeReveal');

type Setting = 'beforeReveal' | 'always' | 'operatorFaultOnly';

/** Asked with the steps that everyone has seen, bets included; `literal` is the clause of the page's own text. */
export const annulsOnLoss =
  (setting: Setting, clauses: { readonly literal: ClauseId; readonly beforeReveal: ClauseId }) =>
  (seen: number): ClauseId | undefined => {
    if (setting === 'always') return clauses.literal;
    return setting === 'beforeReveal' && seen <= 1 ? clauses.beforeReveal : undefined;
  };
