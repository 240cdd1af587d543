/** A tournament's terms, as the information window must state them (PT-043, PT-961). */
import type { ReactNode } from 'react';
import type { InformationTold } from '../../../house/protocol/tournament-board.ts';
import { useWords } from '../../words/use-words.ts';
import { useMoment } from '../room/use-moment.ts';
import { usePoker } from '../room/use-poker.ts';
import { useVariant } from './use-variant.ts';
import styles from './board.module.css';

const marks = ['ante', 'runItTwice', 'straddle', 'fastforward', 'deals'] as const;

export function Terms({ information }: { readonly information: InformationTold }) {
  const { say, money, number } = useWords();
  const momentOf = useMoment();
  const variant = useVariant(information);
  const targetName = usePoker(({ lines }) => lines?.get(information.satellite?.target ?? '')?.name);
  const { price, rebuys, addOns, bounty, breaks, satellite, disconnected, handForHand, payouts } = information;
  const bought = ({ price: cost, fee, chips, most, throughLevel }: NonNullable<typeof rebuys>) =>
    [
      say('poker.terms.bought', { price: money(cost), fee: money(fee), chips: number(chips) }),
      most === 'unlimited' ? say('poker.terms.boughtAny') : say('poker.terms.boughtMost', { count: most }),
      ...(throughLevel === undefined ? [] : [say('poker.terms.boughtThrough', { level: throughLevel })]),
    ].join(' ');
  // PT-924: what starts when it is full breaks after each hour of its own.
  const hourly = information.startsAt === undefined || information.type === 'sit-and-go' ? 'played' : 'usual';
  const marked = marks.filter((mark) => information.marks[mark]);
  return (
    <dl className={styles['terms']}>
      <Term name={say('poker.game')}>{variant}</Term>
      <Term name={say('poker.type')}>{say(`poker.type.${information.type}`)}</Term>
      <Term name={say('poker.terms.price')}>
        {say(price.bounty > 0 ? 'poker.terms.pricePartsBounty' : 'poker.terms.priceParts', {
          whole: money(price.whole),
          pool: money(price.pool),
          bounty: money(price.bounty),
          fee: money(price.fee),
        })}
      </Term>
      <Term name={say('poker.terms.start')}>
        {information.startsAt === undefined ? say('poker.whenFull') : momentOf(information.startsAt)}
      </Term>
      {information.registrationOpensAt === undefined ? null : (
        <Term name={say('poker.terms.opens')}>{momentOf(information.registrationOpensAt)}</Term>
      )}
      <Term name={say('poker.terms.chips')}>{number(information.chips)}</Term>
      <Term name={say('poker.terms.seats')}>{number(information.seats)}</Term>
      <Term name={say('poker.terms.entries')}>
        {say('poker.terms.entriesNow', { entries: information.entries, left: information.playersLeft })}{' '}
        {information.entriesMax === undefined
          ? say('poker.terms.entriesFrom', { least: information.entriesMin })
          : say('poker.terms.entriesWithin', { least: information.entriesMin, most: information.entriesMax })}
      </Term>
      <Term name={say('poker.terms.late')}>
        {information.lateRegistration === 'none'
          ? say('poker.terms.none')
          : say('poker.terms.lateThrough', { level: information.lateRegistration })}
      </Term>
      <Term name={say('poker.terms.unregistration')}>
        {!information.unregistration
          ? say('poker.terms.noUnregister')
          : say(information.startsAt === undefined ? 'poker.terms.unregister' : 'poker.terms.unregisterTimed')}
      </Term>
      <Term name={say('poker.terms.reentry')}>
        {information.reentriesMax === 0
          ? say('poker.terms.none')
          : say('poker.terms.boughtMost', { count: information.reentriesMax })}
      </Term>
      <Term name={say('poker.terms.rebuy')}>{rebuys === undefined ? say('poker.terms.none') : bought(rebuys)}</Term>
      <Term name={say('poker.terms.addOn')}>{addOns === undefined ? say('poker.terms.none') : bought(addOns)}</Term>
      <Term name={say('poker.terms.breaks')}>
        {typeof breaks === 'string'
          ? say(`poker.terms.breaks.${breaks === 'usual' ? hourly : breaks}`)
          : say('poker.terms.breaksEvery', { every: breaks.everyMinutes, minutes: breaks.minutes })}
        {information.breakDueAt === undefined
          ? ''
          : `; ${say('poker.terms.breakNext', { at: momentOf(information.breakDueAt) })}`}
      </Term>
      <Term name={say('poker.terms.action')}>
        {say('poker.terms.seconds', { count: information.actionSeconds })}{' '}
        {say(`poker.terms.timeout.${information.timeoutAction}`)}
      </Term>
      <Term name={say('poker.terms.disconnected')}>
        {say(`poker.terms.disconnected.${disconnected.policy}`)}{' '}
        {disconnected.protectedHands === 'unlimited'
          ? say('poker.terms.protectedAny')
          : say('poker.terms.protected', { count: disconnected.protectedHands })}
      </Term>
      <Term name={say('poker.terms.handForHand')}>
        {say('poker.terms.handForHandFrom', { above: handForHand.playersAbovePaid })}
      </Term>
      <Term name={say('poker.terms.pool')}>
        {money(payouts.pool)}
        {payouts.guarantee > 0 ? ` · ${say('poker.terms.guarantee', { amount: money(payouts.guarantee) })}` : ''}
      </Term>
      <Term name={say('poker.terms.bounty')}>
        {bounty.fixed === 0 && bounty.named.length === 0
          ? say('poker.terms.none')
          : say(bounty.progressive ? 'poker.terms.bountyProgressive' : 'poker.terms.bountyFixed', {
              amount: money(bounty.fixed),
            })}
        {bounty.named.map(({ player, amount }) => ` · ${player}: ${money(amount)}`).join('')}
      </Term>
      {satellite === undefined ? null : (
        <Term name={say('poker.terms.satellite')}>
          {satellite.target === undefined
            ? ''
            : `${say('poker.terms.satelliteTarget', { target: targetName ?? satellite.target })} `}
          {say('poker.terms.satelliteTo', { price: money(satellite.targetPrice), count: satellite.fullPrizes })}{' '}
          {satellite.registersWinners ? say('poker.terms.satelliteRegisters') : ''}
        </Term>
      )}
      <Term name={say('poker.terms.marks')}>
        {marked.length === 0
          ? say('poker.terms.none')
          : marked.map((mark) => say(`poker.terms.mark.${mark}`)).join(' · ')}
      </Term>
      <Term name={say('poker.terms.button')}>{say(`poker.terms.button.${information.buttonRule}`)}</Term>
      <Term name={say('poker.terms.operators')}>{information.operators.map(({ name }) => name).join(', ')}</Term>
      <Term name={say('poker.terms.version')}>{number(information.version)}</Term>
      <Term name={say('poker.terms.commitment')}>
        <code className={styles['code']}>{information.commitment}</code>
      </Term>
    </dl>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
