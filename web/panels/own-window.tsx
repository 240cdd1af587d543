/** Opens a panel in a window of its own, so that the table stays visible (RB-066, RB-067). */
import type { ReactNode } from 'react';
import { Go, useRoute } from '../route/go.tsx';
import type { Route } from '../route/route.ts';
import styles from './panels.module.css';

export function OwnWindow({ to, children }: { readonly to: Route; readonly children: ReactNode }) {
  const route = useRoute();
  if (route.page === to.page) return null;
  return (
    <Go to={to} target="_blank" rel="noopener" className={styles['window']}>
      {children}
    </Go>
  );
}
