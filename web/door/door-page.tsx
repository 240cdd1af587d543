/** The sign-in, registration and password-reset pages. */
import { type ReactNode, useState } from 'react';
import { isRefused } from '../../house/protocol/refusals.ts';
import { Page } from '../page/page.tsx';
import { Go, go } from '../route/go.tsx';
import { useClient, useRoom } from '../client/client-context.tsx';
import type { Route } from '../route/route.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useWords } from '../words/use-words.ts';
import { askForLetter, choosePassword, register, signIn } from '../account/door.ts';
import { DoorForm } from './door-form.tsx';
import styles from './door.module.css';

type DoorRoute = Extract<Route, { page: 'sign-in' | 'register' | 'forgotten' | 'reset' }>;

export function DoorPage({ route }: { readonly route: DoorRoute }) {
  return (
    <Page>
      <main className={styles['main']}>
        <Door key={route.page} route={route} />
      </main>
    </Page>
  );
}

function Door({ route }: { readonly route: DoorRoute }) {
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
  const { link } = useClient();
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
    <DoorForm
      title={say('account.signIn')}
      action={say('account.signIn')}
      onSend={enter}
      fields={[
        {
          name: 'nameOrEmail',
          label: say('account.nameOrEmail'),
          value: name,
          onChange: setName,
          autoComplete: 'username',
        },
        {
          name: 'password',
          label: say('account.password'),
          value: password,
          onChange: setPassword,
          autoComplete: 'current-password',
        },
      ]}
    >
      <p className={styles['beside']}>
        <Go to={{ page: 'forgotten', back }}>{say('account.forgotten')}</Go>
        <Go to={{ page: 'register', back }}>{say('account.register')}</Go>
      </p>
    </DoorForm>
  );
}

function Register({ back }: { readonly back: string }) {
  const { say } = useWords();
  const { link } = useClient();
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
    <DoorForm
      title={say('account.register')}
      action={say('account.register')}
      onSend={enter}
      notice={isPlay ? <p className={styles['notice']}>{say('money.playNotice')}</p> : null}
      fields={[
        {
          name: 'name',
          label: say('account.name'),
          hint: say('account.nameHint'),
          value: name,
          onChange: setName,
          autoComplete: 'username',
        },
        { name: 'email', label: say('account.email'), value: email, onChange: setEmail, autoComplete: 'email' },
        {
          name: 'password',
          label: say('account.password'),
          hint: say('account.passwordHint'),
          value: password,
          onChange: setPassword,
          autoComplete: 'new-password',
        },
      ]}
    >
      <p className={styles['beside']}>
        <Go to={{ page: 'sign-in', back }}>{say('account.haveOne')}</Go>
      </p>
    </DoorForm>
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
    <DoorForm
      title={say('account.forgotten')}
      action={say('account.sendLetter')}
      onSend={send}
      notice={<p>{say('account.forgottenHint')}</p>}
      fields={[{ name: 'email', label: say('account.email'), value: email, onChange: setEmail, autoComplete: 'email' }]}
    >
      <p className={styles['beside']}>
        <Go to={{ page: 'sign-in', back }}>{say('account.signIn')}</Go>
      </p>
    </DoorForm>
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
    <DoorForm
      title={say('account.reset')}
      action={say('account.resetSave')}
      onSend={choose}
      fields={[
        {
          name: 'password',
          label: say('account.newPassword'),
          hint: say('account.passwordHint'),
          value: password,
          onChange: setPassword,
          autoComplete: 'new-password',
        },
      ]}
    />
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
