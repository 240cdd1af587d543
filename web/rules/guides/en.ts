/** All guides in English, loaded when a player opens one. */
export const texts: Readonly<Record<string, string>> = import.meta.glob(['../text/*.en.md', '../../games/*/*.en.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
