import { beforeAll, expect, test } from 'vitest'
import { emptyContent } from '#/domain/operations/vault/formats.ts'
import { MemoryServer } from '#/tests/vault-server.ts'
import type { Commit } from '../crypto/commit.ts'
import { calls } from './calls.ts'

const owner = { company: 'c1', person: 'huda' }
const password = 'a password for the file'
const logins = ['One', 'Two'].map((title) => ({
  ...emptyContent,
  title: `Canary ${title}`,
  url: 'https://canary.example',
  user: 'canary-user',
  secret: ` canary, "secret" ${title}`,
  notes: 'ملاحظة\nin two lines',
}))
const server = new MemoryServer()
const load = () =>
  server.load(owner.person, { load: calls.load } as unknown as Parameters<MemoryServer['load']>[1]).collections
const kept = (commit: Commit): string => {
  server.apply(owner.person, commit)
  load()
  return commit.collection
}
const contentsOf = (collection: string) => {
  const found = load().find(({ id }) => id === collection)
  if (!found || !('entries' in found)) throw new Error('the collection does not open')
  return found.entries.map(({ id }) => calls.content(collection, id)).toSorted((a, b) => a.title.localeCompare(b.title))
}

let from: string
beforeAll(async () => {
  const { publicKeys } = await calls.setUp(owner, { password: 'the password of huda', withKit: true })
  server.people.push(publicKeys)
  load()
  from = kept(calls.create('Delivery apps'))
  for (const content of logins) kept(calls.save(from, null, content).commit)
})

test('an encrypted export says nothing without its password, and is imported whole with it', async () => {
  const file = await calls.exportSealed(from, password)
  expect(file).not.toMatch(/canary/i)
  expect(await calls.readFile(file, '')).toEqual({ problem: 'needs-password' })
  expect(await calls.readFile(file, 'another password')).toEqual({ problem: 'wrong-password' })
  expect(await calls.readFile(file, password)).toMatchObject({ source: 'itqan', skipped: 0 })
  const to = kept(calls.create('Copy'))
  await calls.readFile(file, password)
  kept(calls.importRead(to))
  expect(contentsOf(to)).toEqual(logins)
})

test('an export that was altered, or has weaker parameters, does not open', async () => {
  const file = JSON.parse(await calls.exportSealed(from, password))
  const middle = Math.floor(file.sealed.length / 2)
  const other = file.sealed[middle] === 'A' ? 'B' : 'A'
  const sealed = file.sealed.slice(0, middle) + other + file.sealed.slice(middle + 1)
  for (const changed of [
    { ...file, sealed },
    { ...file, kdf: { ...file.kdf, passes: 2 } },
    { ...file, kdf: { ...file.kdf, memory: 8 * 1024 * 1024 } },
  ])
    expect(await calls.readFile(JSON.stringify(changed), password)).toEqual({ problem: 'wrong-password' })
})

test('a plain export keeps commas, quotes, lines and both scripts when it is read again', async () => {
  const found = await calls.readFile(calls.exportPlain(from), '')
  expect(found).toMatchObject({ skipped: 0, rows: logins.map(({ title, user }) => ({ title, user })) })
  const to = kept(calls.create('Read again'))
  kept(calls.importRead(to))
  expect(contentsOf(to).map(({ secret, notes }) => [secret, notes])).toEqual(
    logins.map(({ secret, notes }) => [secret, notes]),
  )
})
