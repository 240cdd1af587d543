/** The books as a test reads them: whoever looks into them has been at the door of the money. */
import { through } from './doors.ts';
import * as ledger from '../ledger/ledger.ts';
import * as statement from '../ledger/statement.ts';
import * as ledgerCheck from '../ledger/verify.ts';
import * as roundCheck from '../rounds/verify.ts';
import * as tournamentCheck from '../tournaments/verify.ts';

function atTheBooks<Parameters extends readonly unknown[], Result>(
  read: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  return (...parameters) => {
    through('money');
    return read(...parameters);
  };
}

export const balanceOf = atTheBooks(ledger.balanceOf);
export const statementOf = atTheBooks(statement.statementOf);
export const verifyLedger = atTheBooks(ledgerCheck.verifyLedger);
export const verifyRounds = atTheBooks(roundCheck.verifyRounds);
export const verifyTournament = atTheBooks(tournamentCheck.verifyTournament);
export const verifyTournaments = atTheBooks(tournamentCheck.verifyTournaments);
