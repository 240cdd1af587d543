/** Language selection, applied at once and stored. */
import { isLanguage, languages, nameOf } from '../settings/languages.ts';
import { useWords } from '../words/use-words.ts';
import styles from './language-choice.module.css';
import { change, useSettings } from '../settings/use-settings.ts';

export function LanguageChoice() {
  const { say } = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <label className={styles['choice']}>
      <span className="unseen">{say('settings.language')}</span>
      <span aria-hidden="true" className={styles['code']}>
        {language.toUpperCase()}
      </span>
      <select
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) change({ language: target.value });
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {nameOf[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
