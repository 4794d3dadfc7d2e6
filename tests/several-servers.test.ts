import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { noContactDetails } from '#/features/site/menus/contact-details.ts'
import { saveContactDetails } from '#/features/site/menus/save-contact.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import { notificationMessages } from '#/messages/notifications.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

// two servers on one database, of which one works as well; this process is a third, which has no pages
const w = await world()
const [a, b] = await Promise.all([sourceServer(w, { JOBS: 'off' }), sourceServer(w, { JOBS: 'on' })])

const read = async (url: string): Promise<string> => (await fetch(url)).text()

test('an edit reaches the pages that other servers keep in memory', async () => {
  const phone = '+966112223344'
  for (const origin of [a, b]) {
    expect(await read(`${origin}/about`)).not.toContain(phone)
    // the second is answered from memory
    expect((await fetch(`${origin}/about`)).headers.get('etag')).not.toBeNull()
  }
  await saveContactDetails(await w.admin(), { version: 0, details: { ...noContactDetails, phone } })
  for (const origin of [a, b]) await expect.poll(() => read(`${origin}/about`), { timeout: 10_000 }).toContain(phone)
})

/** Cookie of a session that is valid on every server. */
async function cookieOf(id: string): Promise<string> {
  const token = randomUUID().replaceAll('-', '')
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    [sessionKey(token), id],
  )
  return `session=${token}`
}

test('a notice reaches the open pages of its reader on every server, and those of nobody else', async () => {
  const [reader, other] = [await w.client(), await w.client()]
  const heard = new Map<string, string>()
  const leave = new AbortController()
  const listen = async (name: string, origin: string, cookie: string): Promise<void> => {
    const { body, status } = await fetch(`${origin}/events`, { headers: { cookie }, signal: leave.signal })
    expect(status).toBe(200)
    heard.set(name, '')
    const decoder = new TextDecoder()
    void (async () => {
      for await (const part of body!) heard.set(name, heard.get(name)! + decoder.decode(part))
    })().catch(() => {})
  }
  const cookie = await cookieOf(reader.id)
  await Promise.all([
    listen('reader at A', a, cookie),
    listen('reader at B', b, cookie),
    listen('another person', b, await cookieOf(other.id)),
  ])
  const notice = {
    to: reader.id,
    kind: Object.keys(notificationMessages)[0]!,
    params: {},
    link: '/client',
    effectKey: randomUUID(),
  }
  await asSystem('a test tells a reader', (tx) => notify(tx, notice as unknown as Parameters<typeof notify>[1]))
  const message = '"type":"notification"'
  await expect.poll(() => heard.get('reader at A'), { timeout: 10_000 }).toContain(message)
  await expect.poll(() => heard.get('reader at B'), { timeout: 10_000 }).toContain(message)
  expect(heard.get('another person')).not.toContain(message)
  leave.abort()
})

test('a job is done by the process that works, whichever added it', async () => {
  const shopper = await w.shopper()
  await asSystem('a test adds a job', (tx) => enqueue(tx, 'accounts.welcome', { profileId: shopper.id }))
  const done = async () =>
    (await w.owner.query(`select from jobs.job where name = 'accounts.welcome' and state = 'completed'`)).rowCount
  await expect.poll(done, { timeout: 60_000 }).toBe(1)
})

test('attempts at one server count at the other', async () => {
  const sign = async (origin: string): Promise<number> => {
    const body = new URLSearchParams({ intent: 'sign-in', email: 'someone@example.com', password: 'wrong-password' })
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.7' }
    return (await fetch(`${origin}/login`, { method: 'POST', body, headers, redirect: 'manual' })).status
  }
  const answers: number[] = []
  for (const origin of [a, b, a, b, a, b, a]) answers.push(await sign(origin))
  expect(answers.slice(0, 5).every((status) => status === 422 || status === 401)).toBe(true)
  expect(answers.slice(5)).toEqual([429, 429])
})
