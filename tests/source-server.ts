import { fork } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'
import { afterFile } from './after-file.ts'
import { testSecret } from './databases.ts'
import type { World } from './world.ts'

/** The whole application over HTTP, on the database of a test file, with further settings. */
export async function sourceServer(
  { appUrl, authUrl }: Pick<World, 'appUrl' | 'authUrl'>,
  settings: Record<string, string> = {},
): Promise<string> {
  const child = fork(`${import.meta.dirname}/serve-source.ts`, [JSON.stringify({ app: appUrl, auth: authUrl })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      APP_SECRET: testSecret,
      DATA_DIR: inject('dataDir'),
      DEMO: 'off',
      JOBS: 'off',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
      // why: loading a page from source for the first time holds the event loop for seconds
      LOAD_LAG_MS: '0',
      LOAD_WAIT_MS: '0',
      ...settings,
    },
  })
  afterFile(async () => {
    const gone = once(child, 'exit')
    child.disconnect()
    await gone
  })
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the application did not start'))),
  ])) as [string]
  return `http://localhost:${port}`
}
