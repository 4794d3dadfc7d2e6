import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { systemCallers, systemReasons } from './system-callers.ts'

/** Definition of the verbs. */
const source = 'db/database.server.ts'
const folders = [
  'app',
  'bench',
  'content',
  'demo',
  'domain',
  'features',
  'jobs',
  'messages',
  'platform',
  'scripts',
  'server',
  'ui',
]

const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
const actsAsPlatform = (text: string): boolean => /\b(?:asSystem|readAsSystem|asSystemWithin)\b/.test(codeOf(text))

const files = globSync([...folders, 'db'].map((folder) => `${folder}/**/*.{ts,tsx}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
const read = (file: string): string => readFileSync(file, 'utf8')

test('exactly the listed files act as the platform', () => {
  const found = files.filter((file) => file !== source && actsAsPlatform(read(file)))
  expect(found.sort()).toEqual(Object.keys(systemCallers).sort())
})

test('every file has a reason, and every reason a file', () => {
  for (const [file, reasons] of Object.entries(systemCallers)) expect(reasons.length, file).toBeGreaterThan(0)
  const used = new Set(Object.values(systemCallers).flat())
  expect([...used].sort()).toEqual(Object.keys(systemReasons).sort())
})

test('the decision explains every reason', () => {
  const decision = read('docs/decisions/0024-who-may-act-as-the-platform.md')
  for (const reason of Object.keys(systemReasons)) expect(decision).toContain(`| \`${reason}\` |`)
})

test('no other way leads to the role of the platform', () => {
  const found = files.filter((file) => !file.startsWith('db/') && /itqan_system/.test(codeOf(read(file))))
  expect(found.sort()).toEqual(['features/core/settings/read-setting.server.ts', 'jobs/queue.server.ts'])
})

test('the search sees a call, and not a comment', () => {
  expect(actsAsPlatform("await asSystem('x', work)")).toBe(true)
  expect(actsAsPlatform('const read = readAsSystem')).toBe(true)
  expect(actsAsPlatform('/** Only inside `asSystem`. */')).toBe(false)
  expect(actsAsPlatform('// asSystem would do')).toBe(false)
})
