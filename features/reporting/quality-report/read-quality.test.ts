import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { inject } from 'vitest'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { testSecret } from '#/tests/databases.ts'
import { readQuality } from './read-quality.server.ts'

let folder: string
beforeAll(() => setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir') })))
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'itqan-quality-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const built = {
  commit: 'abc123',
  changed: false,
  builtAt: '2026-11-21T09:00:00.000Z',
  versions: { node: '24.21.0' },
  publicPages: 25,
  languages: 2,
  texts: { total: 1500, incomplete: 0 },
  links: { checked: 190, broken: 0 },
  firstScriptBytes: null,
}
const tested = {
  commit: 'abc123',
  changed: false,
  at: '2026-11-21T09:10:00.000Z',
  checks: [{ name: 'tests', passed: 10, failed: 0 }],
}

it('says that nothing was measured when there is no file, or one that is none', async () => {
  expect(await readQuality(folder)).toEqual({ quality: null, tests: null })
  write('quality.json', '{ half')
  write('test-report.json', { checks: 'all green' })
  expect(await readQuality(folder)).toEqual({ quality: null, tests: null })
})

it('shows tests of this very commit', async () => {
  write('quality.json', built)
  write('test-report.json', tested)
  expect(await readQuality(folder)).toEqual({ quality: built, tests: tested })
})

it.each([
  ['of another commit', built, { ...tested, commit: 'def456' }],
  ['of changed sources', built, { ...tested, changed: true }],
  ['of a changed build', { ...built, changed: true }, tested],
  ['where no commit is known', { ...built, commit: null }, { ...tested, commit: null }],
])('shows no tests %s', async (_, quality, tests) => {
  write('quality.json', quality)
  write('test-report.json', tests)
  expect(await readQuality(folder)).toEqual({ quality, tests: null })
})
