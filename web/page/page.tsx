/** A page between the top bar and the footer; its content fills the rest of the screen. */
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './page.module.css';

export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <TopBar />
      {children}
      <Footer />
    </div>
  );
}
