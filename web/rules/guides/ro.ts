/** The guides of all games in one language, loaded when a player of that language opens one. */
export const texts: Readonly<Record<string, string>> = import.meta.glob(['../text/*.ro.md', '../../games/*/*.ro.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
