/** What can be told without running the product, quickest first. */
export const staticChecks = [
  {
    name: 'format, lint and import directions',
    command: ['biome', 'ci', '--error-on-warnings', '.'],
  },
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'dead code and unused packages', command: ['knip'] },
] as const
