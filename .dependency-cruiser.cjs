/** The one-way arrows of docs/ARCHITECTURE.md: rulebook <- core <- house <- cli; games never know each other. */
const families = 'baccarat|roulette';
const testFiles = '\\.test\\.ts$|/testing/';
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-stands-alone',
      severity: 'error',
      from: { path: '^core/', pathNot: testFiles },
      to: { path: '^(house|web|cli|bench|tests|rulebook)/' },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^core/', pathNot: testFiles },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rulebook-is-first',
      severity: 'error',
      from: { path: '^rulebook/' },
      to: { path: '^(core|house|web|cli|bench|tests)/' },
    },
    { name: 'house-below-cli', severity: 'error', from: { path: '^house/' }, to: { path: '^(web|cli|bench|tests)/' } },
    {
      name: 'base-is-lowest',
      severity: 'error',
      from: { path: '^core/base/', pathNot: testFiles },
      to: { path: '^core/(cards|round|chance|games|poker|tournament)/' },
    },
    {
      name: 'cards-below-round',
      severity: 'error',
      from: { path: '^core/cards/', pathNot: testFiles },
      to: { path: '^core/(round|chance|games)/' },
    },
    {
      name: 'round-knows-no-game',
      severity: 'error',
      from: { path: '^core/(round|chance)/', pathNot: testFiles },
      to: { path: '^core/games/' },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: `^core/games/(?!(?:${families})/)([^/]+)/`, pathNot: testFiles },
      to: { path: '^core/games/([^/]+)/', pathNot: [`^core/games/(?:${families})/`, '^core/games/$1/'] },
    },
    {
      name: 'a-family-knows-no-game',
      severity: 'error',
      from: { path: `^core/games/(${families})/`, pathNot: testFiles },
      to: { path: '^core/games/([^/]+)/', pathNot: '^core/games/$1/' },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      from: { pathNot: testFiles },
      to: { path: testFiles },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules' },
    tsPreCompilationDeps: true,
  },
};
