/** The app: current page, language, and reduced motion. */
import { lazy, Suspense } from 'react';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { useStill } from '../settings/use-still.ts';
import { TablePage } from '../table/table-page.tsx';
import { useWords } from '../words/use-words.ts';
import { Go, useRoute } from '../route/go.tsx';
import type { Route } from '../route/route.ts';
import { TopBar } from '../page/top-bar.tsx';
import styles from './app.module.css';

const DoorPage = lazy(async () => ({ default: (await import('../door/door-page.tsx')).DoorPage }));
const WallPage = lazy(async () => ({ default: (await import('../wall/wall-page.tsx')).WallPage }));
const PokerPage = lazy(async () => ({ default: (await import('../poker/lobby/poker-page.tsx')).PokerPage }));
const TournamentPage = lazy(async () => ({
  default: (await import('../poker/table/tournament-page.tsx')).TournamentPage,
}));
const PokerTables = lazy(async () => ({ default: (await import('../poker/table/poker-tables.tsx')).PokerTables }));
const DealerPage = lazy(async () => ({ default: (await import('../studio/dealer-page.tsx')).DealerPage }));
const FloorPage = lazy(async () => ({ default: (await import('../studio/floor-page.tsx')).FloorPage }));
const PanelPage = lazy(async () => ({ default: (await import('../panels/panel-page.tsx')).PanelPage }));

export function App() {
  const route = useRoute();
  const isStill = useStill();
  return (
    <div className={styles['app']} data-still={isStill}>
      <Suspense fallback={<Coming />}>
        <Page route={route} />
      </Suspense>
    </div>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'table':
      return <TablePage key={route.table} table={route.table} />;
    case 'rules':
    case 'history':
      return <PanelPage table={route.table} panel={route.page} />;
    case 'wall':
      return <WallPage tables={route.tables} />;
    case 'poker':
      return <PokerPage />;
    case 'tournament':
      return <TournamentPage key={route.tournament} tournament={route.tournament} />;
    case 'poker-tables':
      return <PokerTables />;
    case 'sign-in':
    case 'register':
    case 'forgotten':
    case 'reset':
      return <DoorPage route={route} />;
    case 'dealer':
      return <DealerPage />;
    case 'floor':
      return <FloorPage />;
    case 'nowhere':
      return <Nowhere />;
  }
}

function Coming() {
  const { say } = useWords();
  return (
    <p className={styles['coming']} role="status">
      {say('loading')}
    </p>
  );
}

function Nowhere() {
  const { say } = useWords();
  return (
    <>
      <TopBar />
      <main className={styles['nowhere']}>
        <h1>{say('nowhere')}</h1>
        <Go to={{ page: 'lobby' }}>{say('lobby.back')}</Go>
      </main>
    </>
  );
}
