import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import { signInCalls } from '#/domain/partners/sign-in-calls.ts'
import { specificationCalls } from '#/domain/partners/specification-calls.ts'
import { officeOperations } from '#/features/partners/api/office/office-operations.server.ts'
import { apiOperations, mediaOperations } from '#/features/partners/api/operations.server.ts'

type Found = { path: string; file: string }
const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): Found[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    return [{ path: path.replace('/:lang?', ''), file: entry.file }, ...pathsOf(entry.children ?? [], path)]
  })
const all = pathsOf(routes)
const handlers = { GET: /export (const|async function|function) loader|loader\b.*from/, POST: /\baction\b/ }

test('each call of the sign-in service has a page that answers it, with a handler of its method', () => {
  for (const { method, path } of signInCalls) {
    const files = all.filter((route) => route.path === path).map(({ file }) => file)
    expect(files.length, path).toBeGreaterThan(0)
    const texts = files.map((file) => readFileSync(join(import.meta.dirname, '../app', file), 'utf8'))
    expect([path, texts.some((text) => handlers[method].test(text))]).toEqual([path, true])
  }
})

test('each error has a status of a refusal, and the page about signing in names its address', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/sign-in.md'), 'utf8')
  for (const { path, errors } of signInCalls) {
    for (const code of errors as readonly ErrorCode[]) expect(errorStatus[code], code).toBeGreaterThanOrEqual(400)
    expect(page, path).toContain(`\`${path}`)
  }
})

test('each call of the specification has operations that exist, or a page with a handler of its method', () => {
  const known = new Set([...apiOperations, ...mediaOperations].map(({ id }) => id))
  const ofOffice = new Set(officeOperations.map(({ id }) => id))
  for (const { about, operations = [], office = [], addresses = [] } of specificationCalls) {
    expect(operations.length + office.length + addresses.length, about.en).toBeGreaterThan(0)
    for (const id of operations) expect(known, about.en).toContain(id)
    for (const id of office) expect(ofOffice, about.en).toContain(id)
    for (const address of addresses) {
      const [method, path] = address.split(' ') as ['GET' | 'POST', string]
      const files = all.filter((route) => route.path === path).map(({ file }) => file)
      const texts = files.map((file) => readFileSync(join(import.meta.dirname, '../app', file), 'utf8'))
      expect([address, texts.some((text) => handlers[method].test(text))]).toEqual([address, true])
    }
  }
})
