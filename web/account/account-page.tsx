/** The pages at the door: sign in, register, a forgotten password and its letter. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isRefused, type Refused } from '../api/call.ts';
import { Footer } from '../app/footer.tsx';
import { Go, go } from '../app/go.tsx';
import { useHouse, useRoom } from '../app/house-context.tsx';
import type { Route } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Button } from '../parts/button.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { askForLetter, choosePassword, register, signIn } from './door.ts';
import styles from './account.module.css';

type DoorRoute = Extract<Route, { page: 'sign-in' | 'register' | 'forgotten' | 'reset' }>;

export function AccountPage({ route }: { readonly route: DoorRoute }) {
  return (
    <div className={styles['page']}>
      <TopBar />
      <main className={styles['main']}>
        <DoorForm key={route.page} route={route} />
      </main>
      <Footer />
    </div>
  );
}

function DoorForm({ route }: { readonly route: DoorRoute }) {
  switch (route.page) {
    case 'sign-in':
      return <SignIn back={route.back} />;
    case 'register':
      return <Register back={route.back} />;
    case 'forgotten':
      return <Forgotten back={route.back} />;
    case 'reset':
      return <Reset token={route.token} />;
  }
}

function SignIn({ back }: { readonly back: string }) {
  const { say } = useWords();
  const { link } = useHouse();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const enter = async () => {
    const done = await signIn(name.trim(), password);
    if (isRefused(done)) return done;
    link.reconnect();
    go(back, 'instead');
    return undefined;
  };
  return (
    <Form title={say('account.signIn')} action={say('account.signIn')} onSend={enter}>
      <Field label={say('account.nameOrEmail')} value={name} onChange={setName} autoComplete="username" />
      <Field
        label={say('account.password')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <p className={styles['beside']}>
        <Go to={{ page: 'forgotten', back }}>{say('account.forgotten')}</Go>
        <Go to={{ page: 'register', back }}>{say('account.register')}</Go>
      </p>
    </Form>
  );
}

function Register({ back }: { readonly back: string }) {
  const { say } = useWords();
  const { link } = useHouse();
  const isPlay = useRoom((room) => room.house?.currency !== 'EUR');
  const language = useSettings((settings) => settings.language);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const enter = async () => {
    const entered = await register({ name: name.trim(), email: email.trim(), language, password });
    if (isRefused(entered)) return entered;
    link.reconnect();
    go(back, 'instead');
    return undefined;
  };
  return (
    <Form title={say('account.register')} action={say('account.register')} onSend={enter}>
      {isPlay ? <p className={styles['notice']}>{say('money.playNotice')}</p> : null}
      <Field
        label={say('account.name')}
        hint={say('account.nameHint')}
        value={name}
        onChange={setName}
        autoComplete="username"
      />
      <Field label={say('account.email')} type="email" value={email} onChange={setEmail} autoComplete="email" />
      <Field
        label={say('account.password')}
        hint={say('account.passwordHint')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
      />
      <p className={styles['beside']}>
        <Go to={{ page: 'sign-in', back }}>{say('account.haveOne')}</Go>
      </p>
    </Form>
  );
}

function Forgotten({ back }: { readonly back: string }) {
  const { say } = useWords();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    const done = await askForLetter(email.trim());
    if (isRefused(done)) return done;
    setIsSent(true);
    return undefined;
  };
  if (isSent) {
    return (
      <Told title={say('account.forgotten')}>
        <p role="status">{say('account.letterSent', { email: email.trim() })}</p>
        <Go to={{ page: 'sign-in', back }}>{say('account.signIn')}</Go>
      </Told>
    );
  }
  return (
    <Form title={say('account.forgotten')} action={say('account.sendLetter')} onSend={send}>
      <p>{say('account.forgottenHint')}</p>
      <Field label={say('account.email')} type="email" value={email} onChange={setEmail} autoComplete="email" />
      <p className={styles['beside']}>
        <Go to={{ page: 'sign-in', back }}>{say('account.signIn')}</Go>
      </p>
    </Form>
  );
}

function Reset({ token }: { readonly token: string }) {
  const { say } = useWords();
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const choose = async () => {
    const done = await choosePassword(token, password);
    if (isRefused(done)) return done;
    setIsDone(true);
    return undefined;
  };
  if (token === '' || isDone) {
    return (
      <Told title={say('account.reset')}>
        <p role="status">{say(isDone ? 'account.resetDone' : 'account.noToken')}</p>
        <Go to={isDone ? { page: 'sign-in', back: '/' } : { page: 'forgotten', back: '/' }}>
          {say(isDone ? 'account.signIn' : 'account.forgotten')}
        </Go>
      </Told>
    );
  }
  return (
    <Form title={say('account.reset')} action={say('account.resetSave')} onSend={choose}>
      <Field
        label={say('account.newPassword')}
        hint={say('account.passwordHint')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
      />
    </Form>
  );
}

function Told({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['form']}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </div>
  );
}

interface FormProps {
  readonly title: string;
  readonly action: string;
  readonly onSend: () => Promise<Refused | undefined>;
  readonly children: ReactNode;
}

function Form({ title, action, onSend, children }: FormProps) {
  const refusalWords = useRefusalWords();
  const [isSending, setIsSending] = useState(false);
  const [why, setWhy] = useState<Refused | undefined>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    setWhy(undefined);
    const refused = await onSend();
    setIsSending(false);
    setWhy(refused);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <h1 className={styles['title']}>{title}</h1>
      {why === undefined ? null : (
        <p className={styles['refused']} role="alert">
          {refusalWords(why)}
        </p>
      )}
      {children}
      <Button tone="main" type="submit" disabled={isSending}>
        {action}
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value: string;
  readonly autoComplete: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, hint, type = 'text', value, autoComplete, onChange }: FieldProps) {
  const { say } = useWords();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['input']}>
        <input
          id={id}
          required
          type={type === 'password' && isShown ? 'text' : type}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
        />
        {type === 'password' ? (
          <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {say('account.show')}
          </button>
        ) : null}
      </div>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
