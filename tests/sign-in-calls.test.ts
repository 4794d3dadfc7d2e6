import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import { signInCalls } from '#/domain/partners/sign-in-calls.ts'

type Found = { path: string; file: string }
const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): Found[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    return [{ path: path.replace('/:lang?', ''), file: entry.file }, ...pathsOf(entry.children ?? [], path)]
  })
const all = pathsOf(routes)

test('each call of the sign-in service has a page that answers it, with a handler of its method', () => {
  for (const { method, path } of signInCalls) {
    const files = all.filter((route) => route.path === path).map(({ file }) => file)
    expect(files.length, path).toBeGreaterThan(0)
    const texts = files.map((file) => readFileSync(join(import.meta.dirname, '../app', file), 'utf8'))
    const handler = method === 'GET' ? /export (const|async function|function) loader|loader\b.*from/ : /\baction\b/
    expect([path, texts.some((text) => handler.test(text))]).toEqual([path, true])
  }
})

test('each error has a status of a refusal, and the page about signing in names its address', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/sign-in.md'), 'utf8')
  for (const { path, errors } of signInCalls) {
    for (const code of errors as readonly ErrorCode[]) expect(errorStatus[code], code).toBeGreaterThanOrEqual(400)
    expect(page, path).toContain(`\`${path}`)
  }
})
