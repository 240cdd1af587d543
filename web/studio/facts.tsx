/** Figures with their names, in one row or one column: what somebody looks for without reading. */
import type { ReactNode } from 'react';
import styles from './console.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Somebody should look at it. */
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
