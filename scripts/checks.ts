/** All checks in order of their start: the cheap ones first. */
export type Check = {
  name: string
  command: string
  args: string[]
  /** Part of `npm run check -- quick`, which takes about three minutes. */
  quick: boolean
  /**
   * Required units of `places`. Checks are independent and run concurrently, with output at their end. Three: runs
   * alone.
   */
  places: 1 | 2 | 3
  env?: Record<string, string>
  /** Check that must end before, if selected. */
  after?: string
  /** Whether it uses the folder of the journeys' world, E2E_DATA_DIR. */
  world?: true
  /** Counts its own tests in a JSON file; every other check counts as one. */
  counts?: 'vitest' | 'playwright'
}

/** One more than cores, because a check of two does not keep both busy all the time. */
export const places = 3

const sources = [
  'app',
  'content',
  'demo',
  'domain',
  'db',
  'features',
  'jobs',
  'messages',
  'platform',
  'server',
  'ui',
  'scripts',
  'bench',
]

export const checks: Check[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], quick: true, places: 1 },
  // two, so that the types exist before they are checked
  { name: 'route types', command: 'react-router', args: ['typegen'], quick: true, places: 2 },
  // includes the compiler's errors: one program for both
  {
    name: 'types and lint',
    command: 'oxlint',
    args: ['--type-check'],
    quick: true,
    places: 2,
    // why: fewer collections of Go's garbage collector: three quarters of the time, for 4.1 GB instead of 3.8
    env: { GOGC: '200' },
  },
  { name: 'ladder', command: 'depcruise', args: [...sources, '--output-type', 'err'], quick: true, places: 1 },
  {
    name: 'circles',
    command: 'depcruise',
    args: ['features', '--config', '.dependency-cruiser.features.cjs', '--output-type', 'err'],
    quick: true,
    places: 1,
  },
  { name: 'styles and addresses', command: 'node', args: ['scripts/styles-and-addresses.ts'], quick: true, places: 1 },
  { name: 'words', command: 'node', args: ['scripts/words.ts'], quick: true, places: 1 },
  { name: 'build', command: 'node', args: ['scripts/build.ts'], quick: false, places: 1 },
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json'],
    quick: true,
    places: 2,
    counts: 'vitest',
  },
  // data of the journeys, made while the tests leave capacity
  {
    name: 'demo world',
    command: 'node',
    args: ['scripts/demo-world.ts'],
    quick: false,
    places: 1,
    after: 'build',
    world: true,
  },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test'],
    quick: false,
    places: 3,
    counts: 'playwright',
    world: true,
  },
]
