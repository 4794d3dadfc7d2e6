/** The list of all checks, in the order in which they run: the cheap ones first. */
export type Check = {
  name: string
  command: string
  args: string[]
  /** Part of `npm run check -- quick`, which takes about three minutes. */
  quick: boolean
  /** Uses one core: it runs beside its neighbours of the kind, and says what it has to say at its end. */
  oneCore?: true
  /** Counts its own tests in a JSON file; every other check counts as one. */
  counts?: 'vitest' | 'playwright'
}

const sources = ['app', 'domain', 'db', 'features', 'jobs', 'messages', 'platform', 'server', 'ui', 'scripts', 'bench']

export const checks: Check[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], quick: true },
  { name: 'route types', command: 'react-router', args: ['typegen'], quick: true },
  // the compiler's own errors too: it builds one program for both
  { name: 'types and lint', command: 'oxlint', args: ['--type-check'], quick: true },
  { name: 'ladder', command: 'depcruise', args: [...sources, '--output-type', 'err'], quick: true, oneCore: true },
  {
    name: 'circles',
    command: 'depcruise',
    args: ['features', '--config', '.dependency-cruiser.features.cjs', '--output-type', 'err'],
    quick: true,
    oneCore: true,
  },
  { name: 'words and styles', command: 'node', args: ['scripts/words-and-styles.ts'], quick: true, oneCore: true },
  { name: 'tables', command: 'node', args: ['scripts/tables.server.ts', '--check'], quick: true, oneCore: true },
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json'],
    quick: true,
    counts: 'vitest',
  },
  { name: 'build', command: 'node', args: ['scripts/build.ts'], quick: false },
  { name: 'journeys', command: 'playwright', args: ['test'], quick: false, counts: 'playwright' },
]
