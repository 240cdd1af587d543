/** The floor's page: all tables, one table in depth, past rounds, the shift, and reported problems. */
import { useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { Banner } from './banner.tsx';
import { ConsoleDoor } from './console-door.tsx';
import { FloorDuty } from './floor-duty.tsx';
import { ProblemsView } from './problems-view.tsx';
import { RoundsView } from './rounds-view.tsx';
import { ShiftView } from './shift-view.tsx';
import shared from './console.module.css';
import styles from './floor.module.css';
import { TableInDepth } from './table-in-depth.tsx';
import { useTold } from './use-told.ts';
import { isField } from './use-typing.ts';
import { inOrder, WallView } from './wall-view.tsx';

const views = ['wall', 'rounds', 'shift', 'problems'] as const;
type View = (typeof views)[number];

export function FloorPage() {
  const { say, nameOf } = useWords();
  const [entered, setEntered] = useState(0);
  const { told, isCut, why } = useTold('wall', undefined, entered);
  const [view, setView] = useState<View>('wall');
  const [chosen, setChosen] = useState<string>();
  const tables = told === undefined ? undefined : inOrder(told.tables);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (isField(target) || document.querySelector('dialog[open]') !== null) return;
      if (key === 'Escape') setChosen(undefined);
      const table = /^[1-9]$/.test(key) ? tables?.[Number(key) - 1] : undefined;
      if (table !== undefined) {
        setView('wall');
        setChosen(table.table);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [tables]);
  if (why !== undefined) return <ConsoleDoor why={why} onEntered={() => setEntered((times) => times + 1)} />;
  if (told === undefined || tables === undefined) return <main className={shared['page']}>{say('loading')}</main>;
  const named = (id: string) => {
    const found = tables.find(({ table }) => table === id);
    return found === undefined ? id : nameOf(found);
  };
  const one = tables.find(({ table }) => table === chosen);
  return (
    <main className={shared['floor']}>
      <header className={styles['head']}>
        <h1>{say('floor.title')}</h1>
        <nav className={styles['tabs']} aria-label={say('floor.views')}>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={view === name ? 'page' : undefined}
              onClick={() => {
                setView(name);
                setChosen(undefined);
              }}
            >
              {say(`floor.${name}`)}
            </button>
          ))}
        </nav>
        <FloorDuty {...told} />
      </header>
      {isCut ? (
        <Banner tone="alarm" sign="lost">
          <b>{say('studio.cut')}</b> {say('studio.cut.means')}
        </Banner>
      ) : null}
      {view === 'wall' && one !== undefined ? (
        <TableInDepth key={one.table} seen={one} onBack={() => setChosen(undefined)} />
      ) : null}
      {view === 'wall' && one === undefined ? <WallView tables={tables} onChoose={setChosen} /> : null}
      {view === 'rounds' ? <RoundsView /> : null}
      {view === 'shift' ? <ShiftView nameOf={named} /> : null}
      {view === 'problems' ? <ProblemsView nameOf={named} /> : null}
    </main>
  );
}
