/** Maps addresses to pages and back. */

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'rules' | 'history'; readonly table: string }
  | { readonly page: 'wall'; readonly tables: readonly string[] }
  /** The poker lobby, and one tournament. */
  | { readonly page: 'poker' }
  | { readonly page: 'tournament'; readonly tournament: string }
  /** All tables the player sits at, side by side. */
  | { readonly page: 'poker-tables' }
  | { readonly page: 'sign-in' | 'register' | 'forgotten'; readonly back: string }
  /** The emailed token is in the fragment, which never reaches a server or its logs. */
  | { readonly page: 'reset'; readonly token: string }
  /** The studio's consoles. */
  | { readonly page: 'dealer' | 'floor' }
  | { readonly page: 'nowhere' };

export const wallMost = 4;

export function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [first = '', second = '', third, ...more] = pathname.split('/').filter((part) => part !== '');
  const query = new URLSearchParams(search);
  const table = decoded(second);
  if (more.length > 0) return { page: 'nowhere' };
  if (first === 'table' && table !== '') {
    if (third === undefined) return { page: 'table', table };
    return third === 'rules' || third === 'history' ? { page: third, table } : { page: 'nowhere' };
  }
  if (first === 'poker' && third === undefined) {
    return table === '' ? { page: second === '' ? 'poker' : 'nowhere' } : { page: 'tournament', tournament: table };
  }
  if (second !== '') return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'dealer':
    case 'floor':
    case 'poker-tables':
      return { page: first };
    case 'wall':
      return { page: 'wall', tables: query.getAll('table').slice(0, wallMost) };
    case 'sign-in':
    case 'register':
    case 'forgotten':
      return { page: first, back: ownPath(query.get('back')) };
    case 'reset':
      return { page: 'reset', token: hash.replace(/^#/, '') };
    default:
      return { page: 'nowhere' };
  }
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'nowhere':
      return '/';
    case 'table':
      return `/table/${encodeURIComponent(route.table)}`;
    case 'rules':
    case 'history':
      return `/table/${encodeURIComponent(route.table)}/${route.page}`;
    case 'poker':
      return '/poker';
    case 'tournament':
      return `/poker/${encodeURIComponent(route.tournament)}`;
    case 'dealer':
    case 'floor':
    case 'poker-tables':
      return `/${route.page}`;
    case 'wall':
      return `/wall?${new URLSearchParams(route.tables.map((table): [string, string] => ['table', table])).toString()}`;
    case 'sign-in':
    case 'register':
    case 'forgotten':
      return `/${route.page}?${new URLSearchParams({ back: route.back }).toString()}`;
    case 'reset':
      return `/reset#${route.token}`;
  }
}

/** Only paths of this site: a crafted link must not redirect a player elsewhere after signing in. */
const ownPath = (back: string | null): string => (back !== null && /^\/(?![/\\])/.test(back) ? back : '/');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
