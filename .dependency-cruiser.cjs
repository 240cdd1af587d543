/** The one-way arrows between the rooms: rulebook <- core <- house <- cli, and house/protocol <- client <- web; games never know each other. cli/checks/folders.ts has those within a room. */
const families = 'baccarat|roulette';
const testFiles = '\\.test\\.ts$|/testing/';
/** What a screen may know of core: how things look and whether they were promised; never how they come out. */
const presentation = [
  '^core/base/',
  '^core/cards/',
  '^core/chance/(stream|shuffle|draw|virtual-dealer)\\.ts$',
  '^core/round/(request|answer|wager|layout|pocket|view|betting|slip|slip-rules|slip-gesture|gesture-of)\\.ts$',
  '^core/games/[^/]+/presentation(/|\\.ts$)',
  '^core/poker/(evaluate|names)/',
];
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-stands-alone',
      severity: 'error',
      from: { path: '^core/', pathNot: testFiles },
      to: { path: '^(house|client|web|cli|bench|tests|rulebook)/' },
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
      to: { path: '^(core|house|client|web|cli|bench|tests)/' },
    },
    {
      name: 'web-decides-nothing',
      severity: 'error',
      from: { path: '^web/', pathNot: testFiles },
      to: { path: '^(rulebook|core|house|cli|bench|tests)/', pathNot: ['^house/protocol/', ...presentation] },
    },
    {
      name: 'client-knows-the-protocol',
      severity: 'error',
      from: { path: '^client/', pathNot: testFiles },
      to: { path: '^(rulebook|core|house|web|cli|bench|tests)/', pathNot: ['^house/protocol/', ...presentation] },
    },
    {
      name: 'web-is-last',
      severity: 'error',
      from: { path: '^(?!web/|tests/)' },
      to: { path: '^web/' },
    },
    {
      name: 'house-below-cli',
      severity: 'error',
      from: { path: '^house/' },
      to: { path: '^(client|web|cli|bench|tests)/' },
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
      name: 'no-game-face-imports-another',
      severity: 'error',
      from: { path: `^web/games/(?!(?:${families}|testing)/)([^/]+)/`, pathNot: testFiles },
      to: {
        path: '^(?:core|web)/games/([^/]+)/',
        pathNot: [`^(?:core|web)/games/(?:${families})/`, '^(?:core|web)/games/$1/'],
      },
    },
    {
      name: 'a-family-of-faces-knows-no-game',
      severity: 'error',
      from: { path: `^web/games/(${families})/`, pathNot: testFiles },
      to: { path: '^(?:core|web)/games/([^/]+)/', pathNot: '^(?:core|web)/games/$1/' },
    },
    {
      name: 'games-are-met-through-their-list',
      severity: 'error',
      from: { path: '^web/(?!games/)', pathNot: testFiles },
      to: { path: '^web/games/[^/]+/' },
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
    // No JSX: cli/checks/screens.ts reads those. What is built is nobody's source.
    exclude: { path: '^node_modules|\\.tsx$|^web/dist/' },
    tsPreCompilationDeps: true,
  },
};
