/** Tells an unsupported browser so, instead of showing half a table (GLI-9). */

export const isAble = (): boolean =>
  typeof WebSocket === 'function' &&
  typeof HTMLDialogElement === 'function' &&
  typeof crypto.randomUUID === 'function' &&
  typeof Array.prototype.toSorted === 'function' &&
  CSS.supports('selector(:has(*))');

/** In all three languages: the player's own isn't loaded yet. */
const unable = [
  'This browser is too old for the tables, or the page was opened without a secure connection. Please use a current browser.',
  'Ši naršyklė stalams per sena arba puslapis atvertas nesaugiu ryšiu. Naudokite naujesnę naršyklę.',
  'Acest browser este prea vechi pentru mese sau pagina a fost deschisă fără o conexiune sigură. Folosiți un browser actual.',
];

export function sayUnable(place: Element): void {
  place.replaceChildren(
    ...unable.map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    }),
  );
}
