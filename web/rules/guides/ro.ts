/** All guides in Romanian, loaded when a player opens one. */
export const texts: Readonly<Record<string, string>> = import.meta.glob(['../text/*.ro.md', '../../games/*/*.ro.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
