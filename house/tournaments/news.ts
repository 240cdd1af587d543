/** Turns the director's events into messages, each with its audience. */
import { defined } from '../../core/base/defined.ts';
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import { printCard } from '../../core/cards/card.ts';
import type { TournamentEvent } from '../../core/tournament/director/events.ts';
import type { TournamentTold } from '../protocol/tournaments.ts';
import { momentOf, resultTold } from './told.ts';

export interface News {
  /** Everyone at the tournament, everyone at one table, or one player. */
  readonly to: 'all' | number | PlayerId;
  readonly told: TournamentTold;
}

interface People {
  readonly name: (player: PlayerId) => string;
  /** Their balance now. */
  readonly balance: (player: PlayerId) => Cents;
}

export const newsOf = (said: readonly TournamentEvent[], people: People): readonly News[] =>
  said.flatMap((one) => {
    const news = newsIn(one, people);
    return news === undefined ? [] : [news];
  });

type Headline = Extract<TournamentTold, { said: 'news' }>;

const toAll = (told: TournamentTold): News => ({ to: 'all', told });
const headline = (news: Headline['news'], more: Partial<Pick<Headline, 'until' | 'clause'>> = {}): News =>
  toAll({ said: 'news', news, ...more });

function newsIn(one: TournamentEvent, people: People): News | undefined {
  switch (one.said) {
    case 'entered':
      return money(one.player, one.kind, one.price, undefined, people);
    case 'bought':
      return money(one.player, one.what, one.price, undefined, people);
    case 'refunded':
      return money(one.player, 'refund', one.amount, one.clause, people);
    case 'bounty-won':
      return money(one.player, 'bounty', one.amount, one.clause, people);
    case 'prize-won':
      return money(one.player, 'prize', one.amount, one.clause, people);
    case 'terms-changed':
      return headline('terms-changed');
    case 'postponed':
      return headline('postponed', { until: momentOf(one.startsAt) });
    case 'registration-opened':
      return headline('registration-opened');
    case 'registration-closed':
      return headline('registration-closed', { clause: one.clause });
    case 'started':
      return headline('started');
    case 'stage-began':
      return headline('stage-began');
    case 'seated':
      return { to: one.player, told: { said: 'moved', why: 'seated', table: one.table, seat: one.seat + 1 } };
    case 'moved':
      return { to: one.player, told: { said: 'moved', why: one.why, table: one.to.table, seat: one.to.seat + 1 } };
    case 'button-drawn': {
      const cards = one.cards.map(({ seat, card }) => ({ seat: seat + 1, card: printCard(card) }));
      return { to: one.table, told: { said: 'button-drawn', table: one.table, cards, button: one.button + 1 } };
    }
    case 'hand-for-hand':
      return headline(one.on ? 'hand-for-hand' : 'hand-for-hand-over');
    case 'pool-closed':
      return headline('pool-closed');
    case 'break-due':
      return headline('break-due');
    case 'break-began':
      return headline('break-began', { until: momentOf(one.until) });
    case 'break-ended':
      return headline('break-ended');
    case 'paused':
      return headline('paused', { clause: one.clause, until: momentOf(one.until) });
    case 'resumed':
      return headline('resumed');
    case 'rebuy-offered':
      return { to: one.player, told: { said: 'rebuy-offered', until: momentOf(one.until) } };
    case 'rebuys-closed':
      return headline('rebuys-closed');
    case 'add-ons-opened':
      return headline('add-ons-opened', { until: momentOf(one.until) });
    case 'add-ons-closed':
      return headline('add-ons-closed');
    case 'eliminated':
      return toAll({ said: 'eliminated', player: people.name(one.player), why: one.why });
    case 'disqualified':
      return toAll({ said: 'eliminated', player: people.name(one.player), why: 'disqualified' });
    case 'placed':
      return toAll({
        said: 'placed',
        player: people.name(one.player),
        place: one.place,
        sharedBy: one.sharedBy,
      });
    case 'prizes-fixed':
      return headline('prizes-fixed');
    case 'finished':
      return toAll({
        said: 'finished',
        results: one.results.map((result) => resultTold(result, people.name(result.player))),
      });
    case 'cancelled':
      return toAll({ said: 'cancelled', clause: one.clause });
    case 'level':
      return headline('level');
    case 'house-added':
    case 'house-returned':
    case 'unregistered':
    case 'another-opens':
    case 'table-opened':
    case 'table-closed':
    case 'deal':
    case 'hand-void':
    case 'advanced':
      return undefined;
  }
}

type Paid = Extract<TournamentTold, { said: 'money' }>;

const money = (
  player: PlayerId,
  what: Paid['what'],
  amount: Cents,
  clause: string | undefined,
  { balance }: People,
): News => ({
  to: player,
  told: { said: 'money', what, amount, ...defined({ clause }), balance: balance(player) },
});
