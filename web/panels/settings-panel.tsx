/** Sound, voice, motion, cards, cloth and language: applied at once and stored on this device. */
import { useId } from 'react';
import { Go } from '../route/go.tsx';
import { cloths, type Settings, soundKinds } from '../settings/settings.ts';
import { change, useSettings } from '../settings/use-settings.ts';
import { languages, nameOf } from '../settings/languages.ts';
import { useWords } from '../words/use-words.ts';
import styles from './settings-panel.module.css';

export function SettingsPanel() {
  const { say } = useWords();
  const settings = useSettings((all) => all);
  return (
    <div className={styles['settings']}>
      <Choice
        name={say('settings.language')}
        value={settings.language}
        options={languages.map((language) => ({ value: language, text: nameOf[language] }))}
        onChoose={(language) => change({ language })}
      />
      <Switch name="sound" settings={settings} />
      <fieldset className={styles['volumes']} disabled={!settings.sound}>
        <legend>{say('settings.volumes')}</legend>
        {soundKinds.map((kind) => (
          <Volume
            key={kind}
            name={say(`settings.volume-${kind}`)}
            value={settings.volumes[kind]}
            onSet={(value) => change({ volumes: { ...settings.volumes, [kind]: value } })}
          />
        ))}
      </fieldset>
      <Switch name="voice" settings={settings} />
      <Choice
        name={say('settings.motion')}
        value={settings.motion}
        options={(['system', 'full', 'reduced'] as const).map((motion) => ({
          value: motion,
          text: say(`settings.motion-${motion}`),
        }))}
        onChoose={(motion) => change({ motion })}
      />
      <Switch name="collects" settings={settings} />
      <Switch name="squeezes" settings={settings} />
      <Switch name="handHistory" settings={settings} />
      <Switch name="fourColour" settings={settings} />
      <Choice
        name={say('settings.cloth')}
        value={settings.cloth}
        options={cloths.map((cloth) => ({ value: cloth, text: say(`settings.cloth-${cloth}`) }))}
        onChoose={(cloth) => change({ cloth })}
      />
      <Go to={{ page: 'lobby' }} className={styles['leave']}>
        {say('settings.leave')}
      </Go>
    </div>
  );
}

type Flag = 'sound' | 'voice' | 'collects' | 'squeezes' | 'handHistory' | 'fourColour';

function Switch({ name, settings }: { readonly name: Flag; readonly settings: Settings }) {
  const { say } = useWords();
  return (
    <label className={styles['switch']}>
      <span>{say(`settings.${name}`)}</span>
      <input
        type="checkbox"
        role="switch"
        checked={settings[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, value, options, onChoose }: ChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{name}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={group} checked={option.value === value} onChange={() => onChoose(option.value)} />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Volume({
  name,
  value,
  onSet,
}: {
  readonly name: string;
  readonly value: number;
  readonly onSet: (value: number) => void;
}) {
  return (
    <label className={styles['volume']}>
      <span>{name}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={({ target }) => onSet(Number(target.value))}
      />
      <output className="figures">{value}</output>
    </label>
  );
}
