/** The guide to this table's game with the table's own figures, followed by the rule book. */
import { useEffect, useState } from 'react';
import type { PageTold } from '../../house/protocol/http/rulebook.ts';
import { useFetched } from '../client/use-fetched.ts';
import { type Block, guideName, guideOf, viewedBy } from '../rules/guide.ts';
import { Marked } from '../parts/marked.tsx';
import { useSettings } from '../settings/use-settings.ts';
import type { Language } from '../settings/languages.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { OwnWindow } from './own-window.tsx';
import type { PanelProps } from './panel-sheet.tsx';
import styles from './panels.module.css';

const load: Readonly<Record<Language, () => Promise<{ readonly texts: Readonly<Record<string, string>> }>>> = {
  en: () => import('../rules/guides/en.ts'),
  lt: () => import('../rules/guides/lt.ts'),
  ro: () => import('../rules/guides/ro.ts'),
};

export function RulesPanel({ terms }: Pick<PanelProps, 'terms'>) {
  const { say } = useWords();
  const guide = useGuide(terms);
  return (
    <>
      <OwnWindow to={{ page: 'rules', table: terms.table }}>{say('rules.ownWindow')}</OwnWindow>
      <article className={styles['guide']}>
        {guide.map((block, at) => (
          <GuideBlock key={at} block={block} />
        ))}
      </article>
      <h3 className={styles['heading']}>{say('rules.book')}</h3>
      <p className={styles['note']}>{say('rules.english')}</p>
      <RulePage page={terms.game.id} />
    </>
  );
}

function GuideBlock({ block }: { readonly block: Block }) {
  switch (block.block) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Marked text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Marked text={item} />
            </li>
          ))}
        </ul>
      );
  }
}

function useGuide({ game, parameters, picture }: PanelProps['terms']): readonly Block[] {
  const { number, money } = useWords();
  const language = useSettings((settings) => settings.language);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isWanted = true;
    void load[language]().then(({ texts: all }) => {
      if (isWanted) setTexts(new Map(Object.entries(all).map(([path, text]) => [guideName(path), text])));
    });
    return () => void (isWanted = false);
  }, [language]);
  const text = texts.get(game.id);
  if (text === undefined) return [];
  const partOf = viewedBy((name) => texts.get(name), picture !== undefined);
  return guideOf(text, partOf, { ...parameters, pictureDelay: picture?.delay }, { number, money });
}

function RulePage({ page }: { readonly page: string }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched] = useFetched<PageTold>(`/api/rules/${page}`);
  if (fetched.is === 'coming') return <p className={styles['note']}>{say('loading')}</p>;
  if (fetched.is === 'refused') return <p className={styles['note']}>{refusalWords(fetched.why)}</p>;
  return (
    <dl className={styles['clauses']} lang="en">
      {fetched.answer.clauses.map(({ id, text, summary }) => (
        <div key={id} id={id}>
          <dt>{id}</dt>
          <dd>
            <Marked text={text === '' ? summary : text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
