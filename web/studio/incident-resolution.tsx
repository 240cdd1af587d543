/** The resolution by the rule book: clause, steps, effect on bets and money, and the cards before and after. */
import type { Shown } from '../../house/protocol/table-told.ts';
import type { IncidentTold } from '../../house/protocol/http/incidents.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './incident.module.css';
import { TableFelt } from './table-felt.tsx';
import { usePlan } from './use-plan.ts';

interface ByTheBookProps {
  readonly table: string;
  readonly game: string;
  readonly resolution: NonNullable<IncidentTold['resolution']>;
}

export function ByTheBook({ table, game, resolution }: ByTheBookProps) {
  const plan = usePlan(table);
  const { say, money } = useWords();
  const { clause, also, operations, bets, effect, needsSecond } = resolution;
  const isChanged = JSON.stringify(onCloth(effect.before)) !== JSON.stringify(onCloth(effect.after));
  return (
    <>
      <dl className={styles['book']}>
        <div>
          <dt>{say('incident.clause')}</dt>
          <dd>
            {[clause, ...also].map((one) => (
              <ClauseLink key={one} clause={one} />
            ))}
          </dd>
        </div>
        <div>
          <dt>{say('incident.does')}</dt>
          <dd>
            <ol>
              {operations.map((operation) => (
                <li key={operation}>{say(`operation.${operation}`)}</li>
              ))}
            </ol>
          </dd>
        </div>
        <div>
          <dt>{say('incident.bets')}</dt>
          <dd>{say(`bets.${bets}`)}</dd>
        </div>
        <div>
          <dt>{say('incident.money')}</dt>
          <dd>
            {effect.returned === 0
              ? say('incident.noMoney')
              : say('incident.returned', { amount: money(effect.returned), count: effect.players })}
          </dd>
        </div>
        <div>
          <dt>{say('incident.who')}</dt>
          <dd>{say(needsSecond ? 'incident.second' : 'incident.alone')}</dd>
        </div>
      </dl>
      {effect.after === undefined ? null : isChanged ? (
        <figure className={styles['after']}>
          <figcaption>{say('incident.after')}</figcaption>
          <TableFelt game={game} plan={plan} shown={effect.after} />
        </figure>
      ) : (
        <p className={styles['means']}>{say('incident.cardsStay')}</p>
      )}
    </>
  );
}

/** The visible part of the table. */
const onCloth = (shown: Shown | undefined) => shown && [shown.places, shown.pocket, shown.dice];
