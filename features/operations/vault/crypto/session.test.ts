import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MemoryServer } from '#/tests/vault-server.ts'
import { emptyContent } from '#/domain/operations/vault/formats.ts'
import type { VaultProblem } from '#/domain/operations/vault/manifest.ts'
import type { CollectionRow } from './collection.ts'
import { type SetUp, setUpVault } from './lock.ts'
import { VaultError, type Sodium } from './primitives.ts'
import { VaultSession } from './session.ts'
import { readySodium } from './sodium.ts'

const company = 'c1'
const at = '2026-11-29T08:00:00.000Z'
const people: Record<string, SetUp> = {}
const login = {
  ...emptyContent,
  title: 'Canary title',
  url: 'canary.example',
  user: 'canary-user',
  secret: 'canary-secret',
}
let sodium: Sodium
let server: MemoryServer
const sessionOf = (person: string, made = people[person]) => {
  if (!made) throw new Error('no such person')
  return new VaultSession(sodium, { company, person }, made.keys)
}
let huda: VaultSession
let majed: VaultSession

beforeAll(async () => {
  sodium = await readySodium()
  for (const person of ['huda', 'majed', 'sara'])
    people[person] = await setUpVault(
      sodium,
      { company, person },
      { password: `password of ${person}`, withKit: false },
    )
})

beforeEach(() => {
  server = new MemoryServer()
  server.people.push(...Object.values(people).map(({ publicKeys }) => publicKeys))
  huda = sessionOf('huda')
  majed = sessionOf('majed')
  server.load('huda', huda)
  server.load('majed', majed)
  change('huda', huda.create('Delivery apps', { collection: 'k1' }))
  change(
    'huda',
    huda.write('k1', {
      put: [
        { id: 'e1', content: login },
        { id: 'e2', content: { ...login, title: 'Two' } },
      ],
      at,
    }),
  )
  change('huda', huda.share('k1', 'majed', 'edit'))
  server.load('majed', majed)
})
function change(person: string, commit: Parameters<MemoryServer['apply']>[1]) {
  server.apply(person, commit)
  server.load(person, person === 'huda' ? huda : majed)
}
const problem = (tamper: (row: CollectionRow) => CollectionRow | null): VaultProblem | null | undefined => {
  const [view] = server.load('majed', sessionOf('majed'), tamper).collections
  return view?.problem
}

test('a colleague reads and writes what was shared', () => {
  expect(majed.reveal('k1', 'e1', 'secret')).toBe('canary-secret')
  change('majed', majed.write('k1', { put: [{ id: 'e1', content: { ...login, secret: 'new one' } }], at }))
  server.load('huda', huda)
  expect(huda.reveal('k1', 'e1', 'secret')).toBe('new one')
  expect(() => majed.share('k1', 'sara', 'read')).toThrow(VaultError)
})

test('nothing that the server holds says what was typed', () => {
  const held = JSON.stringify([...server.rows.values(), ...server.memories.values(), ...server.devices.values()])
  for (const canary of ['Canary', 'canary', 'Delivery'])
    for (const text of [
      canary,
      Buffer.from(canary).toString('base64').slice(0, -2),
      Buffer.from(canary).toString('hex'),
    ])
      expect(held).not.toContain(text)
  expect(held).not.toContain('password of')
})

test('all logins of one block have one length', () => {
  const [row] = server.rows.values()
  expect(new Set(row?.entries.map(({ body }) => body.length)).size).toBe(1)
})

const flip = (text: string): string => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)
const first = (row: CollectionRow) => row.entries[0] as CollectionRow['entries'][0]
const second = (row: CollectionRow) => row.entries[1] as CollectionRow['entries'][0]

test.each<[string, (row: CollectionRow) => CollectionRow | null, VaultProblem | null]>([
  ['as it was written', (row) => row, null],
  [
    'content altered',
    (row) => ({ ...row, entries: [{ ...first(row), body: flip(first(row).body) }, second(row)] }),
    'altered',
  ],
  [
    'content key altered',
    (row) => ({ ...row, entries: [{ ...first(row), contentKey: flip(first(row).contentKey) }, second(row)] }),
    'altered',
  ],
  [
    'contents swapped',
    (row) => ({
      ...row,
      entries: [
        { ...first(row), body: second(row).body, contentKey: second(row).contentKey },
        { ...second(row), body: first(row).body, contentKey: first(row).contentKey },
      ],
    }),
    'altered',
  ],
  ['an entry dropped', (row) => ({ ...row, entries: [first(row)] }), 'dropped'],
  ['an entry added', (row) => ({ ...row, entries: [...row.entries, { ...first(row), id: 'e9' }] }), 'added'],
  ['another version', (row) => ({ ...row, entries: [{ ...first(row), version: 2 }, second(row)] }), 'altered'],
  ['another key version', (row) => ({ ...row, keyVersion: 2 }), 'swapped'],
  ['under another collection', (row) => ({ ...row, id: 'k2' }), 'swapped'],
  ['another counter', (row) => ({ ...row, counter: row.counter + 1 }), 'swapped'],
  ['the name altered', (row) => ({ ...row, name: flip(row.name) }), 'altered'],
  [
    'the list altered',
    (row) => ({ ...row, manifest: row.manifest.replace('"read"', '"edit"').replace('edit', 'read') }),
    'forged',
  ],
  ['no list', (row) => ({ ...row, manifest: '' }), 'forged'],
  ['the signature altered', (row) => ({ ...row, signature: flip(row.signature) }), 'forged'],
  ['another signer', (row) => ({ ...row, signer: 'majed' }), 'forged'],
  ['a signer who is no member', (row) => ({ ...row, signer: 'sara' }), 'forged'],
  [
    'the wrap altered',
    (row) => ({ ...row, wraps: row.wraps.map((wrap) => ({ ...wrap, sealed: flip(wrap.sealed) })) }),
    'altered',
  ],
  [
    'a person slipped in',
    (row) => ({ ...row, wraps: [...row.wraps, { ...(row.wraps[0] as CollectionRow['wraps'][0]), person: 'sara' }] }),
    'added',
  ],
  [
    'a role raised',
    (row) => ({ ...row, wraps: row.wraps.map((wrap) => ({ ...wrap, role: 'manage' as const })) }),
    'added',
  ],
])('%s', (_, tamper, expected) => expect(problem(tamper)).toBe(expected))

test('an older state is noticed, by the memory and by the device alone', () => {
  const older = structuredClone([...server.rows.values()])
  change('huda', huda.write('k1', { put: [], removed: ['e2'], at }))
  server.load('majed', majed)
  expect(problem(() => older[0] as CollectionRow)).toBe('replayed')
  const device = server.devices.get('majed')
  server.memories.delete('majed')
  server.devices.set('majed', { version: 0, seen: device?.seen ?? {} })
  expect(problem(() => older[0] as CollectionRow)).toBe('replayed')
})

test('an old memory is refused by the device', () => {
  server.load('majed', majed)
  server.load('majed', majed)
  expect(server.devices.get('majed')?.version).toBeGreaterThan(0)
  server.memories.delete('majed')
  expect(() => server.load('majed', sessionOf('majed'))).toThrow(VaultError)
})

test('a collection that is no longer offered is counted', () => {
  const session = sessionOf('majed')
  expect(server.load('majed', session, () => null).missing).toBe(1)
  const known = session.acknowledge()
  if (known.memory) server.memories.set('majed', known.memory)
  expect(server.load('majed', sessionOf('majed'), () => null).missing).toBe(0)
})

test('a replaced key stops sharing, reading and rotation until a person confirms it', async () => {
  const forged = await setUpVault(
    sodium,
    { company, person: 'majed' },
    { password: 'another password', withKit: false },
  )
  server.people.splice(1, 1, forged.publicKeys)
  const view = server.load('huda', huda)
  expect(view.people.find(({ person }) => person === 'majed')?.state).toBe('changed')
  expect(() => huda.share('k1', 'majed', 'read')).toThrow(VaultError)
  expect(() => huda.rotate('k1', [])).toThrow(VaultError)
  huda.confirmKey('majed')
  change('huda', huda.share('k1', 'majed', 'read'))
  const renewed = sessionOf('majed', forged)
  server.memories.delete('majed')
  server.devices.delete('majed')
  expect(server.load('majed', renewed).collections[0]?.problem).toBeNull()
  expect(renewed.reveal('k1', 'e1', 'secret')).toBe('canary-secret')
})

test('a removed person gets a key for nothing new', () => {
  change('huda', huda.share('k1', 'sara', 'read'))
  const sara = sessionOf('sara')
  server.load('sara', sara)
  const old = structuredClone(server.rows.get('k1')) as CollectionRow
  change('huda', huda.rotate('k1', ['sara']))
  const now = server.rows.get('k1') as CollectionRow
  expect(now.wraps.map(({ person }) => person)).toEqual(['huda', 'majed'])
  expect(now.entries.every(({ keyVersion }) => keyVersion === 2)).toBe(true)
  expect(server.load('sara', sessionOf('sara')).collections).toEqual([])
  // her old wrap beside the new rows opens nothing
  const mixed = { ...now, wraps: [...now.wraps, ...old.wraps.filter(({ person }) => person === 'sara')] }
  server.rows.set('k1', mixed)
  expect(server.load('sara', sessionOf('sara')).collections[0]?.problem).toBe('added')
  server.rows.set('k1', now)
  server.load('majed', majed)
  expect(majed.reveal('k1', 'e1', 'secret')).toBe('canary-secret')
})

test('who stays takes over a collection whose manager left', () => {
  const row = server.rows.get('k1') as CollectionRow
  server.rows.set('k1', { ...row, wraps: row.wraps.filter(({ person }) => person !== 'huda') })
  const [view] = server.load('majed', majed).collections
  expect(view).toMatchObject({ problem: null, members: [{ person: 'huda', state: 'left' }, { person: 'majed' }] })
  change('majed', majed.rotate('k1', []))
  const [after] = server.load('majed', majed).collections
  expect(after).toMatchObject({ role: 'manage', members: [{ person: 'majed', state: 'same' }] })
})

test('a login whose password did not change keeps its date', () => {
  const later = '2026-12-01T08:00:00.000Z'
  const notes = huda.write('k1', { put: [{ id: 'e1', content: { ...login, notes: 'note' } }], at: later })
  expect(notes.renewed).toEqual([])
  const secret = huda.write('k1', { put: [{ id: 'e1', content: { ...login, secret: 'other' } }], at: later })
  expect(secret.renewed).toEqual(['e1'])
})
