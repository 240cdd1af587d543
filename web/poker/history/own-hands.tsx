/** The player's hands of a tournament: replayed on the felt, with a history to read and download. */
import { useEffect, useState } from 'react';
import type { HandStepsTold } from '../../../house/protocol/tournaments.ts';
import { type Fetched, useFetched } from '../../client/use-fetched.ts';
import { asButton, Button, SignButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useWords } from '../../words/use-words.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { HandReplay } from './hand-replay.tsx';
import { ReportPlayer } from './report-player.tsx';
import styles from './history.module.css';

interface OwnHandsProps {
  readonly tournament: string;
  readonly seen: SeenTournament;
  readonly onClose: () => void;
}

interface HandLine {
  readonly number: number;
  readonly stack: number;
  readonly stackAfter: number;
}

interface HandPage {
  readonly hands: readonly HandLine[];
  readonly next?: number;
}

const formats = { text: 'txt', phh: 'phh', ohh: 'json' } as const;
const pageSize = 20;

export function OwnHands({ tournament, seen, onClose }: OwnHandsProps) {
  const { say, number } = useWords();
  const path = `/api/tournaments/${encodeURIComponent(tournament)}/hands`;
  const [earlier, setEarlier] = useState<readonly HandLine[]>([]);
  const [before, setBefore] = useState<number | undefined>();
  const [page] = useFetched<HandPage>(`${path}?limit=${pageSize}${before === undefined ? '' : `&before=${before}`}`);
  const [chosen, setChosen] = useState<number | undefined>();
  const [opened, setOpened] = useState<'history' | 'report' | undefined>();
  const open = (what: typeof opened) => setOpened(opened === what ? undefined : what);
  const lines = page.is === 'there' ? [...earlier, ...page.answer.hands] : earlier;
  const next = page.is === 'there' ? page.answer.next : undefined;
  const hand = chosen ?? lines[0]?.number;
  const at = lines.findIndex((line) => line.number === hand);
  const [told] = useFetched<HandStepsTold>(hand === undefined ? undefined : `${path}/${hand}/steps`);
  // Practice opponents are marked as bots, so there is nothing to report.
  const others = told.is === 'there' ? peopleBeside(told.answer) : [];
  return (
    <Sheet title={say('poker.lastHand')} width="wide" onClose={onClose}>
      {page.is === 'coming' && lines.length === 0 ? <p role="status">{say('loading')}</p> : null}
      {page.is !== 'coming' && lines.length === 0 ? <p>{say('poker.noHands')}</p> : null}
      {hand === undefined ? null : (
        <div className={styles['history']}>
          <div className={styles['which']}>
            <SignButton
              sign="left"
              name={say('poker.handBefore')}
              disabled={at >= lines.length - 1}
              onClick={() => setChosen(lines[at + 1]?.number)}
            />
            <label>
              <span className="unseen">{say('poker.hand')}</span>
              <select value={hand} onChange={({ target }) => setChosen(Number(target.value))}>
                {lines.map((line) => (
                  <option key={line.number} value={line.number}>
                    {say('poker.handLine', {
                      hand: number(line.number),
                      from: number(line.stack),
                      to: number(line.stackAfter),
                    })}
                  </option>
                ))}
              </select>
            </label>
            <SignButton
              sign="right"
              name={say('poker.handAfter')}
              disabled={at <= 0}
              onClick={() => setChosen(lines[at - 1]?.number)}
            />
            {next === undefined ? null : (
              <Button
                onClick={() => {
                  setEarlier(lines);
                  setBefore(next);
                }}
              >
                {say('poker.handsEarlier')}
              </Button>
            )}
          </div>
          <Replayed path={`${path}/${hand}`} told={told} seen={seen} />
          <p className={styles['deeds']}>
            <span>{say('poker.download')}</span>
            {Object.entries(formats).map(([format, ending]) => (
              <a
                key={format}
                href={`${path}/${hand}?format=${format}`}
                download={`${tournament}-${hand}.${ending}`}
                {...asButton('line')}
              >
                {say(`poker.download.${format}`)}
              </a>
            ))}
            <a
              href={`${path}/${hand}/proof`}
              download={`${tournament}-${hand}-proof.json`}
              title={say('poker.download.proofAbout')}
              {...asButton('line')}
            >
              {say('poker.download.proof')}
            </a>
          </p>
          <p className={styles['deeds']}>
            <Button aria-expanded={opened === 'history'} onClick={() => open('history')}>
              {say('poker.readHand')}
            </Button>
            {others.length === 0 ? null : (
              <Button aria-expanded={opened === 'report'} onClick={() => open('report')}>
                {say('poker.report')}
              </Button>
            )}
          </p>
          {opened === 'history' ? <History path={`${path}/${hand}`} /> : null}
          {opened === 'report' && others.length > 0 ? (
            <ReportPlayer key={hand} tournament={tournament} hand={`${tournament}/${hand}`} players={others} />
          ) : null}
        </div>
      )}
    </Sheet>
  );
}

function peopleBeside({ seat, steps }: HandStepsTold): readonly string[] {
  const seats = steps[0]?.table.seats ?? [];
  return seats.filter((one) => one.seat !== seat && one.isPractice !== true).map(({ player }) => player);
}

interface ReplayedProps {
  readonly path: string;
  readonly told: Fetched<HandStepsTold>;
  readonly seen: SeenTournament;
}

function Replayed({ path, told, seen }: ReplayedProps) {
  const { say } = useWords();
  if (told.is === 'there') {
    return <HandReplay key={path} told={told.answer} information={seen.state.information} seen={seen} />;
  }
  return <p className={styles['waiting']}>{told.is === 'coming' ? say('loading') : say('poker.noHands')}</p>;
}

/** The history as plain text, as downloaded. */
function History({ path }: { readonly path: string }) {
  const { say } = useWords();
  const [told, setTold] = useState<{ readonly path: string; readonly text: string } | undefined>();
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const response = await fetch(path, { credentials: 'same-origin', signal: leaving.signal });
      if (response.ok) setTold({ path, text: await response.text() });
    };
    read().catch(() => {});
    return () => leaving.abort();
  }, [path]);
  return <pre tabIndex={0}>{told?.path === path ? told.text : say('loading')}</pre>;
}
