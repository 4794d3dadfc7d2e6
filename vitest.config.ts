import { defineConfig } from 'vitest/config'
import { InGroups } from './tests/sequence.ts'

export default defineConfig({
  test: {
    include: [
      '{domain,messages,content,demo,db,platform,jobs,features,ui,app,server,scripts}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
    globalSetup: './tests/setup.ts',
    setupFiles: './tests/between-files.ts',
    // why: a process for each file spent half of the run on loading the same modules
    isolate: false,
    maxWorkers: 2,
    // why: tidying up short-lived objects was 8 % of the work; with a larger nursery a fifth of the files took 54 s instead of 58
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: InGroups },
    // why: a loaded machine takes its time; only what never ends is at fault, speed is for the bench
    testTimeout: 90_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
})
