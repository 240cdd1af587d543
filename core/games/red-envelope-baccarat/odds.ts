/** Exact chances of the ten bets, over the cards and over the envelope's draws. */
import { classesOf, plainChances } from '../baccarat/count/chances.ts';
import type { SpotChances } from '../chances.ts';
import { betsOf } from './bets.ts';
import { envelopeDraws, envelopesOn } from './envelope.ts';
import { dealCards } from './procedure.ts';
import type { Rules } from './rules.ts';
import { paysWithEnvelope } from './settle.ts';

export function chancesWith(rules: Rules): readonly SpotChances[] {
  const classes = classesOf(rules.decks, dealCards);
  const draws = envelopeDraws(rules);
  return betsOf(rules).map((spot) => {
    const pays = paysWithEnvelope(spot);
    const chances = envelopesOn(spot.spot, draws).flatMap(({ envelope, weight }) =>
      classes(spot.settledBy).map(({ coup, ways }) => ({
        weight: ways * weight,
        pay: pays({ coup, envelope }),
        raise: 0,
      })),
    );
    return plainChances(spot, chances);
  });
}
