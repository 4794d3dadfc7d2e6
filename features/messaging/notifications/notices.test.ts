import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { world } from '#/tests/world.ts'
import { markRead } from './mark-read.server.ts'
import { mostCounted, noticeText } from './notice.ts'
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
    expect(await read(await w.freelancer())).toEqual({ unread: 0, notices: [] })
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
})

test('says what happened in the reader’s language, also for a kind it does not know', () => {
  const notice = { kind: 'request.approved', params: { branch: 'Olaya' } }
  expect(noticeText('en', notice)).toBe('Your request for Olaya is approved')
  expect(noticeText('ar', notice)).toBe('وافقنا على طلب زيارة \u2068Olaya\u2069')
  expect(noticeText('en', { kind: 'rocket.launched', params: {} })).toBe('There is news about your account')
})
