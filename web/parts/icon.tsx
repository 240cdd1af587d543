/** The app's icons, all drawn with the same stroke. */
import styles from './icon.module.css';

const paths = {
  back: 'M15 5l-7 7 7 7',
  camera: 'M3.5 7h11.5v10H3.5zM15 10.8l5.5-3.3v9L15 13.2',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  undo: 'M9 6L4.5 10.5 9 15M5 10.5h8.5a5 5 0 010 10H11',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7',
  again: 'M4.5 12a7.5 7.5 0 0112.8-5.3L20 9.5M20 4v5.5h-5.5M19.5 12a7.5 7.5 0 01-12.8 5.3L4 14.5M4 20v-5.5h5.5',
  rules: 'M6 4h10a2 2 0 012 2v14H8a2 2 0 01-2-2zM9.5 8.5h5M9.5 12h5M6 17a2 2 0 012-1.5h10',
  pay: 'M4 6h16v12H4zM4 10h16M9 10v8M15 10v8',
  limits: 'M5 19V9M12 19V5M19 19v-7',
  odds: 'M6 18L18 6M7.5 5.5a2 2 0 100 4 2 2 0 000-4zM16.5 14.5a2 2 0 100 4 2 2 0 000-4z',
  history: 'M4.5 12a7.5 7.5 0 107.5-7.5A7.5 7.5 0 006 7.5L4 9.5M4 4.5v5h5M12 8v4.5l3 2',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 010 6M18 6.5a8 8 0 010 11',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  wall: 'M4 4.5h7v6.5H4zM13 4.5h7v6.5h-7zM4 13h7v6.5H4zM13 13h7v6.5h-7z',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  chat: 'M4 5h16v11H10l-4.5 3.5V16H4z',
  send: 'M4.5 11.5L20 4.5l-5 15.5-3.5-6.5zM11.5 13.5L20 4.5',
  flag: 'M6 21V4.5M6 5h11.5l-2.5 4 2.5 4H6',
  beads:
    'M7.5 4.5a3 3 0 100 6 3 3 0 000-6zM16.5 4.5a3 3 0 100 6 3 3 0 000-6zM7.5 13.5a3 3 0 100 6 3 3 0 000-6zM16.5 13.5a3 3 0 100 6 3 3 0 000-6z',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  first: 'M17.5 6l-6 6 6 6M7 6v12',
  last: 'M6.5 6l6 6-6 6M17 6v12',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4.5L21 19.5H3zM12 10v4.5M12 17v.01',
  lost: 'M4 9.5a12 12 0 0116 0M7 13a7.5 7.5 0 0110 0M10 16.5a3 3 0 014 0M4 4l16 16',
  seat: 'M7 4v9h10V4M5 13h14v3H5zM7 16v4M17 16v4',
} as const;

export type Sign = keyof typeof paths;

export function Icon({ sign, isFilled = false }: { readonly sign: Sign; readonly isFilled?: boolean }) {
  return (
    <svg className={styles['icon']} data-filled={isFilled} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[sign]} />
    </svg>
  );
}
