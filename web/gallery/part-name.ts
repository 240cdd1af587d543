/** Parts are named after their files: `cards` for a shared one, `baccarat/felt` for one in a game's own folder. */
export const partName = (path: string): string =>
  path
    .replace(/^.*\/parts\//, '')
    .replace(/^.*\/games\//, '')
    .replace('/gallery/', '/')
    .replace(/\.tsx$/, '');
