import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { world } from '#/tests/world.ts'
import { markOpened, markRead } from './mark-read.server.ts'
import { inboxLength, mostCounted, type NoticeLine, noticeText } from './notice.ts'
import { notify } from './notify.server.ts'
import { readNotices } from './read-notices.server.ts'

const w = await world()

const tell = (to: Actor, effectKey: string = randomUUID()) =>
  asSystem('a test sends a notification', (tx) =>
    notify(tx, {
      to: to.id,
      kind: 'request.approved',
      params: { branch: 'العليا' },
      link: '/client/secret-shopper',
      effectKey,
    }),
  )
const read = (actor: Actor, before: string | null = null) => readNotices(actor, { most: 10, before })

describe('the bell', () => {
  test('shows the newest ten and counts all that are unread', async () => {
    const client = await w.client()
    for (let told = 0; told < 12; told++) await tell(client)
    const { unread, notices } = await read(client)
    expect(unread).toBe(12)
    expect(notices).toHaveLength(10)
    expect(notices.map(({ at }) => at)).toEqual(
      notices
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    const older = await read(client, notices.at(-1)!.id)
    expect(older.notices).toHaveLength(2)
  })

  test('stops counting above 99', async () => {
    const client = await w.client()
    await w.owner.query(
      `insert into app.notifications (profile_id, effect_key, kind, link) select $1, n::text, 'client.approved', '/client' from generate_series(1, 250) n`,
      [client.id],
    )
    expect((await read(client)).unread).toBe(mostCounted + 1)
  })

  test('tells one thing once', async () => {
    const shopper = await w.shopper()
    await tell(shopper, 'event 1')
    await tell(shopper, 'event 1')
    expect((await read(shopper)).unread).toBe(1)
  })

  test('is empty for somebody new', async () => {
    expect(await read(await w.freelancer())).toMatchObject({ unread: 0, unreadRows: 0, notices: [] })
  })

  test('wakes the open pages of that person when the change is there to be read', async () => {
    const client = await w.client()
    const listener = new pg.Client({ connectionString: w.appUrl })
    await listener.connect()
    await listener.query('listen live')
    const [[message]] = await Promise.all([once(listener, 'notification'), tell(client)])
    await listener.end()
    expect(JSON.parse(message.payload)).toMatchObject({ to: client.id, type: 'notification' })
    expect((await read(client)).unread).toBe(1)
  })
})

describe('marking as read', () => {
  test('one, then all; twice changes nothing', async () => {
    const client = await w.client()
    for (let told = 0; told < 3; told++) await tell(client)
    const [newest] = (await read(client)).notices
    await markRead(client, { intent: 'one', id: newest!.id })
    await markRead(client, { intent: 'one', id: newest!.id })
    expect(await read(client)).toMatchObject({ unread: 2, notices: [{ read: true }, { read: false }, { read: false }] })
    await markRead(client, { intent: 'all' })
    expect((await read(client)).unread).toBe(0)
  })

  test('a stranger neither sees nor marks what is not theirs', async () => {
    const [mine, other] = [await w.client(), await w.client()]
    await tell(mine)
    const [notice] = (await read(mine)).notices
    expect((await read(other)).notices).toEqual([])
    expect((await read(other, notice!.id)).notices).toEqual([])
    await expect(markRead(other, { intent: 'one', id: notice!.id })).rejects.toMatchObject({ code: 'not-found' })
    await markRead(other, { intent: 'all' })
    expect((await read(mine)).unread).toBe(1)
  })

  test('an address that is no id is not found', async () => {
    await expect(read(await w.client(), 'nonsense')).rejects.toMatchObject({ code: 'not-found' })
  })

  test('some, all or one are undone exactly: what was read before stays read', async () => {
    const client = await w.client()
    for (let told = 0; told < 4; told++) await tell(client)
    const [first, second, third] = (await read(client)).notices as [NoticeLine, NoticeLine, NoticeLine]
    await markRead(client, { intent: 'one', id: first.id })
    const some = await markRead(client, { intent: 'some', ids: [first.id, second.id, third.id] })
    expect(some.count).toBe(2)
    expect((await read(client)).unread).toBe(1)
    expect((await markRead(client, { intent: 'undo', at: some.at! })).count).toBe(2)
    expect((await read(client)).unread).toBe(3)
    const all = await markRead(client, { intent: 'all' })
    await markRead(client, { intent: 'undo', at: all.at! })
    expect((await read(client)).unread).toBe(3)
  })

  test('a stranger marks none of some, and undoes nothing', async () => {
    const [mine, other] = [await w.client(), await w.client()]
    await tell(mine)
    await tell(other)
    const [foreign] = (await read(mine)).notices
    const [own] = (await read(other)).notices
    const both = { intent: 'some' as const, ids: [own!.id, foreign!.id] }
    await expect(markRead(other, both)).rejects.toMatchObject({ code: 'not-found' })
    expect((await read(other)).unread).toBe(1)
    const marked = await markRead(mine, { intent: 'all' })
    expect((await markRead(other, { intent: 'undo', at: marked.at! })).count).toBe(0)
    expect((await read(mine)).unread).toBe(0)
  })

  test('opening a record reads its notices, of the person alone, and no others', async () => {
    const [client, other] = [await w.client(), await w.client()]
    const [report, second] = [randomUUID(), randomUUID()]
    const links = [
      `/client/reports/${report}`,
      `/client/reports/${report}#answers`,
      `/client/reports/${second}`,
      '/client',
    ]
    for (const person of [client, other])
      await w.owner.query(
        `insert into app.notifications (profile_id, effect_key, kind, link)
         select $1, link, 'report.released', link from unnest($2::text[]) link`,
        [person.id, links],
      )
    expect(await read(client)).toMatchObject({ unread: 4 })
    expect(await markOpened(client, '/client/reports')).toBe(0)
    expect(await markOpened(client, `/client/reports/${randomUUID()}`)).toBe(0)
    expect(await markOpened({ ...client, company: { id: client.id, mode: 'view', permissions: [] } }, links[0]!)).toBe(
      0,
    )
    expect(await markOpened(client, `/client/reports/${report}?part=answers`)).toBe(2)
    expect(
      (await read(client)).notices
        .filter((one) => !one.read)
        .map(({ link }) => link)
        .toSorted(),
    ).toEqual(['/client', `/client/reports/${second}`])
    expect(await read(other)).toMatchObject({ unread: 4 })
  })

  test('undoing does not show what was switched off', async () => {
    const client = await w.client()
    const at = new Date(Date.now() - 60_000).toISOString()
    await w.owner.query(
      `insert into app.notifications (profile_id, effect_key, kind, link, created_at, read_at, is_silent)
       values ($1, 'silent', 'report.released', '/client', $2, $2, true)`,
      [client.id, at],
    )
    expect((await markRead(client, { intent: 'undo', at })).count).toBe(0)
  })
})

describe('the inbox', () => {
  test('counts rows: many reports of a day are one', async () => {
    const client = await w.client()
    await w.owner.query(
      `insert into app.notifications (profile_id, effect_key, kind, link)
       select $1, n::text, 'report.released', '/client/reports/' || gen_random_uuid() from generate_series(1, 96) n`,
      [client.id],
    )
    await tell(client)
    expect(await read(client)).toMatchObject({ unread: 97, unreadRows: 2 })
  })

  test('is filtered by unread, topic and part of the tree', async () => {
    const client = await w.client()
    const [north, south] = [await w.node(client, 'region', 'North'), await w.node(client, 'region', 'South')]
    const { rows } = await w.owner.query<{ id: string }>(
      `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
      [client.id],
    )
    const branch = rows[0]!.id
    await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, north])
    await w.owner.query(
      `insert into app.notifications (profile_id, effect_key, kind, link, client_id, branch_id, needs) values
       ($1, 'a', 'report.released', '/client', $1, $2, 'reports.read'),
       ($1, 'b', 'invoice.issued', '/client', $1, null, 'invoices.read')`,
      [client.id, branch],
    )
    const kindsFor = async (query: object) =>
      (await readNotices(client, { most: 10, ...query })).notices.map(({ kind, topic }) => [kind, topic])
    expect(await kindsFor({ topic: 'results' })).toEqual([['report.released', 'results']])
    expect(await kindsFor({ node: north })).toEqual([['report.released', 'results']])
    expect(await kindsFor({ node: branch })).toEqual([['report.released', 'results']])
    expect(await kindsFor({ node: south })).toEqual([])
    await markRead(client, {
      intent: 'some',
      ids: (await readNotices(client, { most: 1, node: north })).notices.map(({ id }) => id),
    })
    expect(await kindsFor({ unread: true })).toEqual([['invoice.issued', 'invoices']])
    await expect(kindsFor({ node: 'north' })).rejects.toMatchObject({ code: 'not-found' })
    expect((await readNotices(await w.client(), { most: 10, node: north })).notices).toEqual([])
  })

  test('opens as fast with 10,000 notices', async () => {
    const client = await w.client()
    await w.owner.query(
      `insert into app.notifications (profile_id, effect_key, kind, link, created_at)
       select $1, n::text, 'report.released', '/client/reports/' || gen_random_uuid(), now() - n * interval '1 minute'
       from generate_series(1, 10000) n`,
      [client.id],
    )
    await w.owner.query('analyze app.notifications')
    const began = performance.now()
    const list = await readNotices(client, { most: inboxLength })
    expect(performance.now() - began).toBeLessThan(500)
    expect(list.notices).toHaveLength(inboxLength)
    expect(list.unreadRows).toBeLessThan(5)
  })
})

test('says what happened in the reader’s language, also for a kind it does not know', () => {
  const notice = { kind: 'request.approved', params: { branch: 'Olaya' } }
  expect(noticeText('en', notice)).toBe('Your request for Olaya is approved')
  expect(noticeText('ar', notice)).toBe('وافقنا على طلب زيارة \u2068Olaya\u2069')
  expect(noticeText('en', { kind: 'rocket.launched', params: {} })).toBe('There is news about your account')
})
