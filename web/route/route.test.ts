import { expect, test } from 'vitest';
import { addressOf, type Route, routeOf } from './route.ts';

const at = (address: string): Route => routeOf(new URL(address, 'https://play.example.org'));

test.each<Route>([
  { page: 'lobby' },
  { page: 'table', table: 'blackjack 1/ą' },
  { page: 'rules', table: 'sic-bo' },
  { page: 'history', table: 'sic-bo' },
  { page: 'wall', tables: ['a', 'b&c'] },
  { page: 'poker' },
  { page: 'poker-tables' },
  { page: 'tournament', tournament: 'evening-2026-11-16-2000' },
  { page: 'sign-in', back: '/table/a' },
  { page: 'register', back: '/' },
  { page: 'forgotten', back: '/' },
  { page: 'reset', token: 'abc123' },
])('the address of $page leads back to it', (route) => {
  expect(at(addressOf(route))).toEqual(route);
});

test.each([
  '/tables',
  '/table/a/b',
  '/table/a/rules/x',
  '/wall/x',
  '/sign-in/x',
  '/poker/a/b',
  '/poker/%E0%A4%A',
  '/table/%E0%A4%A',
])('%s is nowhere', (address) => {
  expect(at(address)).toEqual({ page: 'nowhere' });
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'after signing in nobody is sent to %s',
  (back) => {
    expect(at(`/sign-in?back=${encodeURIComponent(back)}`)).toEqual({ page: 'sign-in', back: '/' });
  },
);

test('a wall has at most four tables', () => {
  expect(at('/wall?table=a&table=b&table=c&table=d&table=e')).toEqual({ page: 'wall', tables: ['a', 'b', 'c', 'd'] });
});
