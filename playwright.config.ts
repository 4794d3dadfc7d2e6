import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath, journeyFlags } from './tests/e2e/chromium.ts'
import { port } from './tests/e2e/port.ts'
import type { Journey } from './tests/e2e/support.ts'

const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'itqan-journeys-')))

const english = { lang: 'en', locale: 'en-GB' } as const
const arabic = { lang: 'ar', locale: 'ar-SA' } as const
const changesForAll = /(branding|signing-keys|staff|tax-units)\.spec\.ts$/
const notAmongOthers = [/\.once\.spec\.ts$/, changesForAll]

export default defineConfig<Journey>({
  testDir: 'tests/e2e',
  // why: a loaded machine is slow; only a page that never reaches the state fails
  timeout: 120_000,
  expect: { timeout: 25_000 },
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that fails is tried once more. It counts as passed then, and scripts/check.ts names it with its reason as
  // unsteady at the end of the run: 400 journeys of half a minute on a machine of which nothing is known meet a hiccup now and then.
  retries: 1,
  reporter: process.env['E2E_JSON'] ? [['list'], ['json', { outputFile: process.env['E2E_JSON'] }]] : 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    // why: a trace of every step costs a third of the whole run; a picture of the failure is enough to begin with
    trace: 'off',
    // why: a button that is not there fails its step, not the whole time of the journey
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
    // why: the offline cache of a visit takes longer to fetch than most pages; the journeys of a visit allow it
    serviceWorkers: 'block',
    timezoneId: 'Asia/Riyadh',
    launchOptions: { executablePath: chromiumPath(), args: journeyFlags },
  },
  projects: [
    // first, because they compare the whole database before and after
    { name: 'once', testMatch: /\.once\.spec\.ts$/ },
    { name: 'en', dependencies: ['once'], testIgnore: notAmongOthers, use: english },
    { name: 'ar', dependencies: ['once'], testIgnore: notAmongOthers, use: arabic },
    // last and one after the other, because a new name or colour shows on every page that others look at, a new key on every certificate, a tax unit
    // on every invoice, and the second owner is none for a moment
    { name: 'look-en', dependencies: ['en', 'ar'], testMatch: changesForAll, use: english },
    { name: 'look-ar', dependencies: ['look-en'], testMatch: changesForAll, use: arabic },
  ],
  webServer: {
    command: `${process.execPath} --disable-proto=delete server/main.ts`,
    url: `http://localhost:${port}/readyz`,
    // a server that runs already is used when its port is named: for working on a journey
    reuseExistingServer: process.env['E2E_PORT'] !== undefined,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      // why: refusing visitors under load is right for a server, and no failure of a journey on a slow machine
      LOAD_LAG_MS: '0',
      LOAD_WAIT_MS: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      // no load balancer needs the delay
      STOP_DELAY_SECONDS: '0',
      // why: each journey sends its own address in the header of a proxy, see networkOf in tests/e2e/network.ts
      TRUSTED_PROXIES: '1',
      // the journey of webhooks receives them on this machine: tests/e2e/api-keys.spec.ts
      WEBHOOKS_TO_LOOPBACK: 'on',
      // served only by the journey that simulates the tax authority: tests/e2e/tax-units.spec.ts
      TAX_AUTHORITY_URL: `http://127.0.0.1:${port + 1000}`,
    },
  },
})
