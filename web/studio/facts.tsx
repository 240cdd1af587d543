/** Labelled figures in a row or column, to be found at a glance. */
import type { ReactNode } from 'react';
import styles from './console.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Needs someone's attention. */
  readonly isAlarming?: boolean;
}

export function Facts({ facts }: { readonly facts: readonly (Fact | undefined)[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) =>
        fact === undefined ? null : (
          <div key={fact.name} data-alarming={fact.isAlarming ?? false}>
            <dt>{fact.name}</dt>
            <dd className="figures">{fact.value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
