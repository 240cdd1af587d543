/** Poker tables in every state: `?part=poker-table&look=side-pots`. */
import { TournamentView } from '../../poker/table/tournament-view.tsx';
import { InHouse, inSeconds, sampledTournament } from '../sample-poker.tsx';

const asked = new URLSearchParams(location.search);
const board = ['Qh', 'Jd', '4c'];
const gone = (seat: number) => (seat === 1 || seat === 7 ? { isLive: false, cards: [] } : {});

const looks: Readonly<Record<string, () => ReturnType<typeof sampledTournament>>> = {
  turn: () =>
    sampledTournament({
      hand: {
        board,
        pot: 2425,
        pots: [{ chips: 1225, seats: [2, 3, 4, 5, 6, 8, 9] }],
        actor: 5,
        until: inSeconds(14),
        phase: 'betting',
        round: 1,
      },
      each: (seat) => ({
        ...gone(seat),
        ...(seat === 3 || seat === 4 ? { bet: 600 } : {}),
        ...(seat === 3 ? { position: 'small-blind' } : seat === 4 ? { position: 'big-blind' } : {}),
        ...(seat === 8 ? { awayUntil: inSeconds(41) } : seat === 9 ? { isSittingOut: true } : {}),
      }),
      turn: {
        options: [
          { id: 'fold', cost: 0, clause: '' },
          { id: 'call', cost: 600, clause: '' },
          { id: 'raise', cost: 1200, costMost: 5000, clause: '' },
          { id: 'all-in', cost: 5000, clause: '' },
        ],
        bet: 0,
      },
    }),
  'side-pots': () =>
    sampledTournament({
      hand: {
        board: [...board, '9s', '2h'],
        pot: 14_925,
        pots: [
          { chips: 6225, seats: [2, 3, 5] },
          { chips: 5400, seats: [3, 5] },
          { chips: 3300, seats: [3, 5] },
        ],
        phase: 'betting',
        round: 3,
        actor: 3,
        until: inSeconds(4),
      },
      each: (seat) =>
        [2, 3, 5].includes(seat) ? (seat === 2 ? { stack: 0, isAllIn: true } : {}) : { isLive: false, cards: [] },
    }),
  showdown: () =>
    sampledTournament({
      hand: {
        board: [...board, '9s', '2h'],
        pot: 0,
        pots: [],
        phase: 'over',
        awards: [
          { pot: 0, part: 'whole', board: 0, seat: 3, chips: 6225, hand: 'pair of queens' },
          { pot: 1, part: 'whole', board: 0, seat: 5, chips: 5400, hand: 'x' },
        ],
      },
      each: (seat) =>
        seat === 3 ? { cards: ['Qs', 'Qc'] } : seat === 5 ? { cards: ['As', 'Kd'] } : { isLive: false, cards: [] },
    }),
  twice: () =>
    sampledTournament({
      seats: 6,
      hand: {
        board: [...board, '9s', '2h'],
        secondBoard: [...board, 'Ah', 'Ts'],
        pot: 8200,
        pots: [{ chips: 8200, seats: [3, 5] }],
        phase: 'over',
        awards: [
          { pot: 0, part: 'whole', board: 0, seat: 3, chips: 4100 },
          { pot: 0, part: 'whole', board: 1, seat: 5, chips: 4100 },
        ],
      },
      each: (seat) =>
        seat === 3
          ? { cards: ['Qs', 'Qc'], stack: 0, isAllIn: true }
          : seat === 5
            ? { cards: ['As', 'Kd'] }
            : { isLive: false, cards: [] },
    }),
  omaha: () =>
    sampledTournament({
      seats: 6,
      cards: ['As', 'Kd', '7h', '2c'],
      game: 'omaha-hilo',
      hand: {
        board: ['8h', '6d', '3c'],
        pot: 900,
        pots: [{ chips: 900, seats: [1, 2, 3, 4, 5, 6] }],
        actor: 1,
        until: inSeconds(11),
      },
    }),
  'heads-up': () =>
    sampledTournament({
      seats: 2,
      own: 1,
      hand: {
        board: [],
        pot: 30,
        pots: [],
        button: 1,
        smallBlind: 10,
        bigBlind: 20,
        ante: 0,
        actor: 1,
        until: inSeconds(18),
        phase: 'betting',
      },
      each: (seat) => ({ bet: seat * 10, position: seat === 1 ? 'small-blind' : 'big-blind' }),
      turn: {
        options: [
          { id: 'fold', cost: 0, clause: '' },
          { id: 'call', cost: 10, clause: '' },
          { id: 'raise', cost: 30, costMost: 1490, clause: '' },
          { id: 'all-in', cost: 1490, clause: '' },
        ],
        bet: 10,
      },
    }),
  ten: () =>
    sampledTournament({
      seats: 10,
      hand: {
        board,
        pot: 900,
        pots: [{ chips: 300, seats: [1, 2] }],
        actor: 6,
        until: inSeconds(11),
        phase: 'betting',
      },
      each: (seat) => ({ bet: seat % 2 === 0 ? 150 : 0 }),
    }),
};

export function Part() {
  const look = looks[asked.get('look') ?? 'turn'] ?? looks['turn'];
  if (look === undefined) return null;
  return (
    <InHouse>
      <TournamentView tournament="t" seen={look()} />
    </InHouse>
  );
}
