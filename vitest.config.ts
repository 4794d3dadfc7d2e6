import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{domain,messages,db,platform,jobs,features,ui,app,server,scripts}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
    ],
    globalSetup: './tests/setup.ts',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
})
