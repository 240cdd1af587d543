/** All guides in Lithuanian, loaded when a player opens one. */
export const texts: Readonly<Record<string, string>> = import.meta.glob(['../text/*.lt.md', '../../games/*/*.lt.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
