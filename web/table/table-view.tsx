/** A table in play: stage, felt, chips, choices, result; drawn for any game from its terms and face. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import { useClient, useRoom } from '../client/client-context.tsx';
import type { GameFace } from '../games/face.ts';
import { rackFor } from '../drawn/chips/ladder.ts';
import { useSecondsLeft } from '../parts/ring.tsx';
import { PicturedStage } from './pictured-stage.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useStill } from '../settings/use-still.ts';
import { sound } from '../sound/sounds.ts';
import { previewed, slipTableOf } from '../../client/store/preview.ts';
import type { SeenTable } from '../../client/store/seen-table.ts';
import { defined } from '../../core/base/defined.ts';
import { useWords } from '../words/use-words.ts';
import { Announcer } from './announcer.tsx';
import { BetBar } from './bet-bar.tsx';
import { callOf } from './call.ts';
import { CallLine } from './call-line.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { totalOf } from './chips.ts';
import { EarlyChoice, type EarlySeat } from './early-choice.tsx';
import { FeltBox } from './felt-box.tsx';
import { InfoBar } from './info-bar.tsx';
import { PastRounds } from './past-rounds.tsx';
import { ResultBanner } from './result-banner.tsx';
import { withheld } from './reveal.ts';
import { TableHead } from './table-head.tsx';
import { Announcements } from '../talk/announcements.tsx';
import { Tidings } from './tidings.tsx';
import type { Known } from '../round/use-table-terms.ts';
import { Veil } from './veil.tsx';
import styles from './table-view.module.css';

interface TableViewProps extends Known {
  readonly isOneOfMany: boolean;
}

/** Longest time the result is withheld for animations, in milliseconds. */
const patience = 12_000;

export function TableView({ terms, face, isOneOfMany }: TableViewProps) {
  const { table } = terms;
  const client = useClient();
  const words = useWords();
  const cloth = useSettings((settings) => settings.cloth);
  const hasHistory = useSettings((settings) => settings.handHistory);
  const isStill = useStill();
  const heard = useRoom((room) => room.tables.get(table)) as SeenTable;
  const pending = useRoom(useShallow((room) => room.pending.filter((one) => one.table === table)));
  const isSignedIn = useRoom((room) => room.player !== undefined);
  const isLinked = useRoom((room) => room.link.link === 'open');
  const { seen, net, onRest } = useRevealed(heard);
  const { state } = seen;
  const slips = useMemo(() => slipTableOf(terms, face.chipsOf?.(terms)), [terms, face]);
  useEffect(() => client.foresee(table, slips), [client, table, slips]);
  const mine = useMemo(() => previewed(slips, seen, pending), [slips, seen, pending]);
  const left = useSecondsLeft(state.until);
  const call = callOf(state, mine, left);
  const decides = state.phase === 'deciding' && (mine?.offers.length ?? 0) > 0;
  const early = useMemo(() => earlySeats(face, state, mine), [face, state, mine]);
  const isOpen = isSignedIn && isLinked && state.phase === 'betting';

  const rack = useMemo(() => {
    const least = Math.min(...terms.spots.map((spot) => spot.least.amount));
    const most = Math.max(...terms.spots.map((spot) => spot.most.amount));
    return rackFor({ least, most }, 6);
  }, [terms]);
  const [chip, setChip] = useState(() => (rack[1] ?? rack[0])?.value ?? 100);

  const place = useCallback(
    (spot: string, seat?: string) => {
      sound('chip');
      void client.place(table, { spot, amount: chip, ...defined({ seat }) });
    },
    [client, table, chip],
  );
  const compound = useCallback(
    (name: string) => {
      sound('chips');
      void client.gesture(table, { bet: 'compound', name, amount: chip });
    },
    [client, table, chip],
  );

  const [picked, setPicked] = useState<readonly number[]>([]);
  useEffect(() => setPicked([]), [state.round, state.phase]);
  const boards = useMemo(
    () => (state.ended === undefined ? state.boards : [...state.boards, state.ended]),
    [state.boards, state.ended],
  );
  const { Record } = face;
  const [isPastOpen, setIsPastOpen] = useState(false);
  const won = useMemo(() => new Set(state.won), [state.won]);

  return (
    <div
      className={styles['table']}
      data-cloth={cloth}
      data-still={isStill}
      data-phase={state.phase}
      data-many={isOneOfMany}
      data-round={face.isRound ?? false}
      data-long={face.hasLongLayout ?? false}
      data-few={face.hasFewSpots ?? false}
      data-picture={terms.picture !== undefined}
    >
      <TableHead
        terms={terms}
        face={face}
        state={state}
        isOneOfMany={isOneOfMany}
        onPast={Record === undefined || !hasHistory ? undefined : () => setIsPastOpen(true)}
      />
      <section className={styles['stage']} data-show="stage" aria-label={words.say('table.stage')}>
        <PicturedStage
          isOneOfMany={isOneOfMany}
          terms={terms}
          face={face}
          state={state}
          mine={mine}
          won={won}
          isStill={isStill}
          picked={picked}
          onPick={setPicked}
          onRest={onRest}
        />
        <Veil state={state} mine={mine} />
      </section>
      <div className={styles['announced']}>
        <Announcements table={table} />
      </div>
      <div className={styles['called']} data-show="call">
        {/* Without a connection the last call may be out of date. */}
        {isLinked ? <CallLine call={call} state={state} face={face} terms={terms} /> : null}
        <ResultBanner settled={mine?.settled} face={face} />
      </div>
      {Record === undefined || !hasHistory ? null : (
        <PastRounds Record={Record} boards={boards} terms={terms} isOpen={isPastOpen} onOpen={setIsPastOpen} />
      )}
      <section className={styles['felt']} aria-label={words.say('table.felt')}>
        <FeltBox
          terms={terms}
          face={face}
          state={state}
          mine={mine}
          won={won}
          chip={chip}
          isOpen={isOpen}
          isStill={isStill}
          isOneOfMany={isOneOfMany}
          onPlace={place}
          onCompound={compound}
        />
        <Tidings table={table} face={face} />
      </section>
      <div className={styles['hand']}>
        <div className={styles['bets']}>
          <div inert={decides || early.length > 0}>
            <BetBar
              table={table}
              terms={terms}
              mine={mine}
              rack={rack}
              chip={chip}
              isOpen={isOpen}
              hasKeys={!decides && early.length === 0}
              round={state.round}
              doubleName={face.doubleName}
              onChip={setChip}
            />
          </div>
          {decides ? (
            <ChoicePanel table={table} face={face} offers={mine?.offers ?? []} picked={picked} rack={rack} />
          ) : early.length > 0 ? (
            <EarlyChoice key={state.round} table={table} face={face} seats={early} />
          ) : null}
        </div>
        <InfoBar
          balance={mine?.balance}
          net={net}
          total={totalOf(mine)}
          hasPending={pending.length > 0}
          settled={mine?.settled}
          isOneOfMany={isOneOfMany}
        />
      </div>
      <Announcer call={call} state={state} mine={mine} face={face} />
    </div>
  );
}

/** The player's seats still waiting for their turn, with the options each can choose in advance. */
function earlySeats(face: GameFace, state: TableState, mine: OwnState | undefined): readonly EarlySeat[] {
  if (face.early === undefined || (state.phase !== 'dealing' && state.phase !== 'deciding')) return [];
  return (mine?.laid ?? []).flatMap(({ seat }) => {
    const options = seat === undefined ? [] : (face.early?.(state, seat) ?? []);
    return seat === undefined || options.length === 0 ? [] : [{ seat, options }];
  });
}

/** The table with its result withheld until the stage is at rest. */
function useRevealed(heard: SeenTable): {
  readonly seen: SeenTable;
  readonly net: number;
  readonly onRest: () => void;
} {
  const net = useRoom((room) => room.session?.net ?? 0);
  const { round, phase, steps } = heard.state;
  const now = `${round} ${steps}`;
  const [rested, setRested] = useState(now);
  const latest = useRef(now);
  latest.current = now;
  const onRest = useCallback(() => setRested(latest.current), []);
  const before = useRef({ balance: heard.mine?.balance, net });
  const isHeld = phase === 'result' && rested !== now;
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(onRest, patience);
    return () => clearTimeout(timer);
  }, [isHeld, onRest]);
  useEffect(() => {
    if (!isHeld) before.current = { balance: heard.mine?.balance, net };
  });
  if (!isHeld) return { seen: heard, net, onRest };
  return { seen: withheld(heard, before.current), net: before.current.net, onRest };
}
