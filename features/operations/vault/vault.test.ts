import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { emptyContent } from '#/domain/operations/vault/formats.ts'
import { changeMember, leaveCompany } from '#/features/companies/members/change-member.server.ts'
import { VaultBrowser } from '#/tests/vaults.ts'
import { type World, world } from '#/tests/world.ts'
import { setUpVault } from './crypto/lock.ts'
import type { Sodium } from './crypto/primitives.ts'
import { readySodium } from './crypto/sodium.ts'
import { readVault } from './read-vault.server.ts'
import { writeVault } from './write.server.ts'

const at = '2026-11-29T08:00:00.000Z'
const login = {
  ...emptyContent,
  title: 'Canary Title',
  url: 'canary-site.example',
  user: 'canary-user@example.sa',
  secret: 'canary-Secret-77',
  notes: 'canary note',
}
let w: World
let sodium: Sodium
let owner: Actor
let stranger: Actor
let root: string
let khalid: VaultBrowser
let collection: string
let entry: string

const newMember = (role: 'manager' | 'branch_manager' | 'viewer') => w.member(owner, [{ role, node: root }])
const rowsOf = async (table: string) =>
  (await w.owner.query(`select * from app.${table} where client_id = $1`, [owner.id])).rows

beforeAll(async () => {
  w = await world()
  sodium = await readySodium()
  owner = await w.client({ company: 'Saffron House' })
  stranger = await w.client()
  const { rows } = await w.owner.query<{ id: string }>(
    `select id from app.org_nodes where client_id = $1 and kind = 'root'`,
    [owner.id],
  )
  root = rows[0]!.id
  khalid = await VaultBrowser.setUp(sodium, owner)
  collection = randomUUID()
  entry = randomUUID()
  await khalid.commit(khalid.session.create('Canary Collection', { collection }))
  await khalid.commit(khalid.session.write(collection, { put: [{ id: entry, content: login }], at }))
})

const joined = async (role: 'manager' | 'branch_manager' | 'viewer', vaultRole: 'manage' | 'edit' | 'read') => {
  const actor = await newMember(role)
  const browser = await VaultBrowser.setUp(sodium, actor)
  await khalid.load()
  await khalid.commit(khalid.session.share(collection, actor.id, vaultRole))
  await browser.load()
  return { actor, browser }
}

test('a colleague reads what was shared; a colleague without the key and a stranger get nothing', async () => {
  const { browser } = await joined('viewer', 'read')
  expect(browser.session.reveal(collection, entry, 'secret')).toBe(login.secret)
  const outsider = await newMember('manager')
  await VaultBrowser.setUp(sodium, outsider)
  expect((await readVault(outsider)).snapshot.collections).toEqual([])
  await VaultBrowser.setUp(sodium, stranger)
  const theirs = await readVault(stranger)
  expect(theirs.snapshot.collections).toEqual([])
  expect(theirs.snapshot.people.map(({ person }) => person)).toEqual([stranger.id])
  expect(theirs.names.map(({ person }) => person)).toEqual([stranger.id])
})

test('without a vault of their own, a person gets nothing of it', async () => {
  const viewer = await newMember('viewer')
  expect(await readVault(viewer)).toMatchObject({ own: null, names: [], snapshot: { people: [], collections: [] } })
})

test('nothing in the database says what was typed', async () => {
  const { rows } = await w.owner.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('app', 'auth', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const canaries = ['canary', 'vault password of']
  const forms = canaries.flatMap((text) => [
    text,
    Buffer.from(text).toString('hex'),
    Buffer.from(text).toString('base64').replace(/=*$/, '').slice(0, -1),
  ])
  for (const { name } of rows)
    for (const form of forms) {
      const found = await w.owner.query(`select count(*)::int as n from ${name} t where t::text ilike $1`, [
        `%${form}%`,
      ])
      expect([name, form, found.rows[0].n]).toEqual([name, form, 0])
    }
})

test('a reader changes nothing, an editor shares nothing, a stranger finds nothing', async () => {
  const reader = await joined('viewer', 'read')
  const editor = await joined('branch_manager', 'edit')
  const commit = khalid.session.write(collection, { put: [{ id: entry, content: login }], at })
  await expect(writeVault(reader.actor, { write: 'commit', commit })).rejects.toMatchObject({ code: 'not-allowed' })
  await khalid.load()
  const fresh = khalid.session.write(collection, { put: [], at })
  await expect(writeVault(reader.actor, { write: 'commit', commit: fresh })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  const rotation = khalid.session.rotate(collection, [reader.actor.id])
  await expect(writeVault(editor.actor, { write: 'commit', commit: rotation })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await expect(writeVault(stranger, { write: 'commit', commit: rotation })).rejects.toMatchObject({
    code: 'vault.refused',
  })
  await expect(writeVault(stranger, { write: 'settle', collection, entry })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(writeVault(stranger, { write: 'delete', collection, counter: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(
    writeVault(reader.actor, { write: 'delete', collection, counter: fresh.seen.counter }),
  ).rejects.toMatchObject({ code: 'not-allowed' })
  await writeVault(stranger, { write: 'opened', collection, entries: [entry], field: 'secret', step: 'shown' })
  expect((await rowsOf('vault_reveals')).some((row) => row['profile_id'] === stranger.id)).toBe(false)
  await editor.browser.commit(editor.browser.session.write(collection, { put: [{ id: entry, content: login }], at }))
})

test('who comes second changes nothing', async () => {
  const { browser } = await joined('branch_manager', 'edit')
  await khalid.load()
  const mine = khalid.session.write(collection, { put: [{ id: entry, content: { ...login, notes: 'mine' } }], at })
  await browser.commit(browser.session.write(collection, { put: [{ id: entry, content: login }], at }))
  const before = await rowsOf('vault_entries')
  await expect(khalid.send({ write: 'commit', commit: mine })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await rowsOf('vault_entries')).toEqual(before)
  await khalid.load()
})

test('removal: a new key for everything in one step, the removed person gets nothing new, and passwords to change are listed', async () => {
  const { actor, browser } = await joined('manager', 'edit')
  const stale = browser.session.write(collection, { put: [{ id: randomUUID(), content: login }], at })
  await khalid.load()
  await khalid.commit(khalid.session.rotate(collection, [actor.id]))
  const version = (await rowsOf('vault_collections'))[0]!['key_version']
  for (const table of ['vault_entries', 'vault_wraps'])
    expect(new Set((await rowsOf(table)).map((row) => row['key_version']))).toEqual(new Set([version]))
  const now = await readVault(actor)
  expect(now.snapshot.collections).toEqual([])
  expect(now.departures).toEqual([])
  await expect(writeVault(actor, { write: 'commit', commit: stale })).rejects.toMatchObject({ code: 'not-found' })
  expect((await readVault(owner)).departures).toContainEqual(
    expect.objectContaining({ collection, entry, person: actor.id }),
  )
  await khalid.commit(
    khalid.session.write(collection, { put: [{ id: entry, content: { ...login, secret: randomUUID() } }], at }),
  )
  expect((await readVault(owner)).departures).toEqual([])
})

test.each(['removed', 'left'])('a member who is %s loses the keys in the same transaction', async (way) => {
  const { actor } = await joined('viewer', 'read')
  if (way === 'left') await leaveCompany(actor)
  else await changeMember(owner, actor.memberId, { intent: 'remove' })
  for (const table of ['vault_wraps', 'vault_locks'])
    expect((await rowsOf(table)).some((row) => row['profile_id'] === actor.id)).toBe(false)
  const data = await readVault(owner)
  expect(data.toRotate).toEqual([collection])
  expect(data.departures).toContainEqual(expect.objectContaining({ collection, entry, person: actor.id }))
  const view = await khalid.load()
  const [seen] = view.collections
  expect(seen?.problem === null && seen.members.find(({ person }) => person === actor.id)?.state).toBe('left')
  await khalid.commit(khalid.session.rotate(collection, []))
  expect((await readVault(owner)).toRotate).toEqual([])
  await khalid.send({ write: 'settle', collection, entry })
  expect((await readVault(owner)).departures).toEqual([])
})

test('a person who left is given no key', async () => {
  const { actor } = await joined('viewer', 'read')
  await khalid.commit(khalid.session.rotate(collection, [actor.id]))
  const gift = khalid.session.share(collection, actor.id, 'read')
  await changeMember(owner, actor.memberId, { intent: 'remove' })
  await expect(khalid.send({ write: 'commit', commit: gift })).rejects.toMatchObject({ code: 'vault.person-gone' })
  await khalid.load()
})

test('who lost password and kit starts again; the collection stays with those who hold its key', async () => {
  const { actor, browser } = await joined('branch_manager', 'edit')
  const alone = randomUUID()
  const manager = await joined('manager', 'read')
  await manager.browser.commit(manager.browser.session.create('Alone', { collection: alone }))
  await writeVault(manager.actor, { write: 'anew' })
  expect((await rowsOf('vault_collections')).map((row) => row['id'])).toEqual([collection])
  await browser.send({ write: 'anew' })
  expect(await readVault(actor)).toMatchObject({ own: null })
  const again = await VaultBrowser.setUp(sodium, actor)
  const view = await khalid.load()
  expect(view.people.find(({ person }) => person === actor.id)?.state).toBe('changed')
  expect(() => khalid.session.share(collection, actor.id, 'read')).toThrow()
  khalid.session.confirmKey(actor.id)
  await khalid.commit(khalid.session.share(collection, actor.id, 'read'))
  await again.load()
  expect(again.session.reveal(collection, entry, 'notes')).toBe(login.notes)
})

test('a member who may not make collections makes none, a manager does', async () => {
  const viewer = await newMember('viewer')
  const browser = await VaultBrowser.setUp(sodium, viewer)
  await expect(browser.commit(browser.session.create('Mine', { collection: randomUUID() }))).rejects.toMatchObject({
    code: 'not-allowed',
  })
})

test('weak parameters, keys of another person and a second vault are refused', async () => {
  const viewer = await newMember('viewer')
  const made = await setUpVault(
    sodium,
    { company: owner.id, person: viewer.id },
    { password: 'a long password', withKit: false },
  )
  const { lock, publicKeys } = made
  const weak = { ...lock, kdf: { ...lock.kdf, passes: 1 } }
  await expect(writeVault(viewer, { write: 'set-up', lock: weak, publicKeys })).rejects.toMatchObject({
    code: 'vault.refused',
  })
  await expect(
    writeVault(viewer, { write: 'set-up', lock, publicKeys: { ...publicKeys, person: owner.id } }),
  ).rejects.toMatchObject({ code: 'vault.refused' })
  await writeVault(viewer, { write: 'set-up', lock, publicKeys })
  await expect(writeVault(viewer, { write: 'set-up', lock, publicKeys })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('a view of our staff, and staff, get nothing', async () => {
  const admin = await w.admin()
  await expect(readVault(admin)).rejects.toMatchObject({ code: 'not-allowed' })
  const viewing: Actor = { ...owner, company: { ...owner.company!, id: owner.id, mode: 'view' } as never }
  await expect(readVault(viewing)).rejects.toMatchObject({ code: 'not-allowed' })
})
