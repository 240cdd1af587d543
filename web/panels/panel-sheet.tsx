/** A table's panels in one sheet: rules, pay table, limits, odds, history, own limits, settings. */
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { GameFace } from '../games/face.ts';
import { Icon, type Sign } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './panel-sheet.module.css';

export type PanelName = 'rules' | 'pay' | 'limits' | 'odds' | 'history' | 'own' | 'settings';

export const panels: readonly { readonly name: PanelName; readonly sign: Sign }[] = [
  { name: 'rules', sign: 'rules' },
  { name: 'pay', sign: 'pay' },
  { name: 'limits', sign: 'limits' },
  { name: 'odds', sign: 'odds' },
  { name: 'history', sign: 'history' },
  { name: 'own', sign: 'person' },
  { name: 'settings', sign: 'settings' },
];

const RulesPanel = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }));
const PayPanel = lazy(async () => ({ default: (await import('./pay-panel.tsx')).PayPanel }));
const LimitsPanel = lazy(async () => ({ default: (await import('./limits-panel.tsx')).LimitsPanel }));
const OddsPanel = lazy(async () => ({ default: (await import('./odds-panel.tsx')).OddsPanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));
const OwnLimitsPanel = lazy(async () => ({ default: (await import('./own-limits-panel.tsx')).OwnLimitsPanel }));
const SettingsPanel = lazy(async () => ({ default: (await import('./settings-panel.tsx')).SettingsPanel }));

export interface PanelProps {
  readonly terms: TableTerms;
  readonly face: GameFace;
}

interface PanelSheetProps extends PanelProps {
  readonly first: PanelName;
  readonly onClose: () => void;
}

export function PanelSheet({ first, onClose, ...props }: PanelSheetProps) {
  const { say } = useWords();
  const [name, setName] = useState(first);
  const tabs = useRef<HTMLDivElement>(null);
  // Scrolls the open tab into view: on a phone not all tabs fit.
  useLayoutEffect(() => {
    const open = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tabs.current === null || !open) return;
    tabs.current.scrollLeft = open.offsetLeft - (tabs.current.clientWidth - open.offsetWidth) / 2;
  }, [name]);
  return (
    <Sheet title={say(`panel.${name}`)} width="wide" onClose={onClose}>
      <div ref={tabs} className={styles['tabs']} role="tablist" aria-label={say('panel.title')}>
        {panels.map((one) => (
          <button
            key={one.name}
            type="button"
            role="tab"
            aria-selected={one.name === name}
            aria-controls="panel"
            tabIndex={one.name === name ? 0 : -1}
            className={styles['tab']}
            onClick={() => setName(one.name)}
            onKeyDown={({ key, currentTarget }) => {
              const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              if (step === 0) return;
              const at = panels.findIndex((panel) => panel.name === name) + step;
              const next = panels.at(at % panels.length);
              if (next === undefined) return;
              setName(next.name);
              const all = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]');
              all?.item(panels.indexOf(next)).focus();
            }}
          >
            <Icon sign={one.sign} />
            <span>{say(`panel.${one.name}`)}</span>
          </button>
        ))}
      </div>
      <div id="panel" role="tabpanel" className={styles['panel']} aria-label={say(`panel.${name}`)}>
        <Suspense fallback={<p className={styles['coming']}>{say('loading')}</p>}>
          <Panel name={name} {...props} />
        </Suspense>
      </div>
    </Sheet>
  );
}

function Panel({ name, ...props }: PanelProps & { readonly name: PanelName }) {
  switch (name) {
    case 'rules':
      return <RulesPanel {...props} />;
    case 'pay':
      return <PayPanel {...props} />;
    case 'limits':
      return <LimitsPanel {...props} />;
    case 'odds':
      return <OddsPanel {...props} />;
    case 'history':
      return <HistoryPanel {...props} />;
    case 'own':
      return <OwnLimitsPanel />;
    case 'settings':
      return <SettingsPanel />;
  }
}
