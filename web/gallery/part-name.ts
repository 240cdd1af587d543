/** A part's name comes from its file: `cards` if shared, `baccarat/felt` if in a game's folder. */
export const partName = (path: string): string =>
  path
    .replace(/^.*\/parts\//, '')
    .replace(/^.*\/games\//, '')
    .replace('/gallery/', '/')
    .replace(/\.tsx$/, '');
