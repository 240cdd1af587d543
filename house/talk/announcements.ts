/** The floor's ready-made announcements, in every language of the house. */
import type { Wording } from './lines.ts';

export const readyAnnouncements = {
  'problem-examined': {
    text: 'The game is paused: we are looking into a problem. Your stakes are safe.',
    lt: 'Lošimas sustabdytas: aiškinamės problemą. Jūsų statymai saugūs.',
    ro: 'Jocul este oprit: verificăm o problemă. Mizele dumneavoastră sunt în siguranță.',
  },
  'play-goes-on': {
    text: 'Thank you for your patience. Play goes on.',
    lt: 'Ačiū už kantrybę. Lošimas tęsiamas.',
    ro: 'Vă mulțumim pentru răbdare. Jocul continuă.',
  },
  'dealer-change': {
    text: 'The dealer changes. Play goes on in a moment.',
    lt: 'Keičiasi krupjė. Lošimas netrukus tęsis.',
    ro: 'Se schimbă crupierul. Jocul continuă imediat.',
  },
  'shoe-change': {
    text: 'The shoe is being changed. Play goes on in a moment.',
    lt: 'Keičiamas kortų trauktuvas. Lošimas netrukus tęsis.',
    ro: 'Se schimbă sabotul. Jocul continuă imediat.',
  },
  'table-closes': {
    text: 'This table closes soon. Rounds that run are played to their end.',
    lt: 'Šis stalas netrukus užsidarys. Pradėti lošimai bus užbaigti.',
    ro: 'Această masă se închide în curând. Rundele începute se joacă până la capăt.',
  },
} as const satisfies Readonly<Record<string, Wording>>;

export type ReadyAnnouncement = keyof typeof readyAnnouncements;

export const isReady = (name: string): name is ReadyAnnouncement => Object.hasOwn(readyAnnouncements, name);
