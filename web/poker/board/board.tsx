/** The tournament information window: registration, and everything its terms say (PT-961). */
import { useState } from 'react';
import type { InformationTold, TournamentLineTold } from '../../../house/protocol/tournament-board.ts';
import type { FieldLineTold, ResultTold } from '../../../house/protocol/tournaments.ts';
import { useFetched } from '../../client/use-fetched.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Strip } from '../../parts/strip.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import { usePoker } from '../room/use-poker.ts';
import { EntryDesk } from './entry-desk.tsx';
import { Field } from './field.tsx';
import { Levels } from './levels.tsx';
import { Prizes } from './prizes.tsx';
import { TableList } from './table-list.tsx';
import { Terms } from './terms.tsx';
import styles from './board.module.css';

const pages = ['terms', 'levels', 'prizes', 'players', 'tables'] as const;

interface BoardProps {
  readonly tournament: string;
  /** The page it opens on. */
  readonly first?: (typeof pages)[number];
  readonly onClose: () => void;
}

interface Read {
  readonly line: TournamentLineTold;
  readonly information: InformationTold;
  readonly players: readonly FieldLineTold[];
  readonly results?: readonly ResultTold[];
}

export function Board({ tournament, first = 'terms', onClose }: BoardProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  // Refetched whenever the tournament moves on: places, chips and prizes change with it.
  const standing = usePoker((poker) => poker.attended.get(tournament)?.state.standing);
  const [read, again] = useFetched<Read>(`/api/tournaments/${encodeURIComponent(tournament)}`, standing);
  const [page, setPage] = useState<(typeof pages)[number]>(first);
  const title = read.is === 'there' ? read.answer.information.name : say('poker.information');
  return (
    <Sheet title={title} width="wide" onClose={onClose}>
      {read.is === 'coming' ? (
        <p className={styles['coming']} role="status">
          {say('loading')}
        </p>
      ) : null}
      {read.is === 'refused' ? (
        <div className={styles['refused']} role="alert">
          <p>{refusalWords(read.why)}</p>
          <Button onClick={again}>{say('tryAgain')}</Button>
        </div>
      ) : null}
      {read.is === 'there' ? (
        <div className={styles['board']}>
          <EntryDesk line={read.answer.line} information={read.answer.information} onChange={again} />
          <div className={styles['pages']}>
            <Strip
              name={say('poker.information')}
              chosen={page}
              values={pages}
              textOf={(one) => say(`poker.page.${one}`)}
              onChoose={setPage}
            />
          </div>
          {page === 'terms' ? <Terms information={read.answer.information} /> : null}
          {page === 'levels' ? <Levels information={read.answer.information} /> : null}
          {page === 'prizes' ? <Prizes information={read.answer.information} results={read.answer.results} /> : null}
          {page === 'players' ? <Field players={read.answer.players} /> : null}
          {page === 'tables' ? (
            <TableList tournament={tournament} players={read.answer.players} onClose={onClose} />
          ) : null}
        </div>
      ) : null}
    </Sheet>
  );
}
