/** Client-side navigation: real links, so that middle click, screen readers and the back button work. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';
import { addressOf, type Route, routeOf } from './route.ts';

const listeners = new Set<() => void>();

let route = routeOf(new URL(location.href));

function look(): void {
  route = routeOf(new URL(location.href));
  for (const changed of listeners) changed();
}

window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);

/** `instead` replaces the current history entry. */
export function go(to: Route | string, how?: 'instead'): void {
  const address = typeof to === 'string' ? to : addressOf(to);
  if (how === 'instead') history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  look();
  window.scrollTo(0, 0);
}

export function useRoute(): Route {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => route,
  );
}

/** The current address, to return to after signing in. */
export const here = (): string => `${location.pathname}${location.search}`;

type GoProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: Route };

export function Go({ to, onClick, ...rest }: GoProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOwn = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isOwn || rest.target !== undefined) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={addressOf(to)} onClick={follow} />;
}
