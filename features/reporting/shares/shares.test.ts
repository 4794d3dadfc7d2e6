import { expect, test } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { writeReply } from '#/features/reporting/replies/reply.server.ts'
import { now } from '#/platform/clock.ts'
import { at, releasedReport, reportIn } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { findSharedPhoto, openSharedReport } from './open-share.server.ts'
import { hashOf, readShares, shareReport, withdrawShare } from './shares.server.ts'

const here = await world()
const editor = await here.admin({ name: 'Secret Editor' })
const client = await here.client({ company: 'Saffron House' })
const shopper = await here.shopper({ name: 'Very Secret Shopper' })
const reportId = await releasedReport(here, editor, {
  client,
  shopper,
  changed: [save('Q6', false, { comment: 'Nobody greeted us for several minutes.' })],
})
let network = 0
const open = (token: string, lang: 'en' | 'ar' = 'en', counts = true) =>
  openSharedReport({ token, lang, network: `10.0.0.${(network += 1)}`, counts })

test('a link opens the report with the reply, and nothing that belongs to the client alone', async () => {
  await writeReply(client, { reportId, version: 0, text: 'We have retrained the evening team.' })
  const { token } = await shareReport(client, { reportId, label: 'Area manager', days: 7 })
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const shared = await open(token)
  expect(shared).toMatchObject({ company: 'Saffron House', reply: { text: 'We have retrained the evening team.' } })
  const told = JSON.stringify(shared)
  for (const secret of [reportId, client.id, shopper.id, 'Very Secret Shopper', 'Secret Editor', '/files/'])
    expect(told).not.toContain(secret)
  expect(Object.keys(shared!)).toEqual(expect.arrayContaining(['report', 'reply', 'company', 'endsAt']))
  expect(shared).not.toHaveProperty('disputes')
  expect(shared).not.toHaveProperty('actions')
})

test('only the digest is stored, and openings are counted', async () => {
  const { token } = await shareReport(client, { reportId, label: 'Counted', days: 1 })
  const { rows } = await here.owner.query(`select * from app.report_shares where label = 'Counted'`)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0].token_hash).toBe(hashOf(token))
  await open(token)
  await open(token, 'ar')
  await open(token, 'en', false)
  const own = (await readShares(client, reportId)).find(({ label }) => label === 'Counted')
  expect(own).toMatchObject({ opened: 2, state: 'active' })
  expect(JSON.stringify(await readShares(client, reportId))).not.toContain(hashOf(token))
})

test('it ends on its day, to the moment, and when it is withdrawn', async () => {
  const { token, endsAt } = await shareReport(client, { reportId, label: 'Short', days: 1 })
  const end = new Date(endsAt)
  expect(end.getTime() - now().getTime()).toBeGreaterThan(23.9 * 3_600_000)
  await at(new Date(end.getTime() - 1), async () => expect(await open(token)).not.toBeNull())
  await at(end, async () => expect(await open(token)).toBeNull())
  const share = (await readShares(client, reportId)).find(({ label }) => label === 'Short')!
  await withdrawShare(client, { reportId, shareId: share.id })
  await withdrawShare(client, { reportId, shareId: share.id })
  expect(await open(token)).toBeNull()
  expect((await readShares(client, reportId)).find(({ label }) => label === 'Short')?.state).toBe('withdrawn')
})

test('unknown, malformed and ended tokens give the same nothing', async () => {
  for (const token of ['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}%`, '../../etc/passwd'])
    expect(await open(token)).toBeNull()
})

test('photos come only by the token of their own report', async () => {
  const { token } = await shareReport(client, { reportId, label: 'Photos', days: 1 })
  const other = await releasedReport(here, editor, { client, shopper })
  const photoOf = async (id: string) => {
    const { rows } = await here.owner.query<{ id: string }>('select id from app.report_photos where report_id = $1', [
      id,
    ])
    return rows[0]!.id
  }
  const own = await photoOf(reportId)
  expect(await findSharedPhoto(token, own, 'n')).toMatchObject({ contentType: 'image/jpeg' })
  expect(await findSharedPhoto(token, await photoOf(other), 'n')).toBeNull()
  expect(await findSharedPhoto('a'.repeat(43), own, 'n')).toBeNull()
  expect(await findSharedPhoto(token, 'x', 'n')).toBeNull()
  await here.owner.query(`update app.report_photos set kind = 'voice' where id = $1`, [own])
  expect(await findSharedPhoto(token, own, 'n')).toBeNull()
  await at(addHours(now(), 25), async () => expect(await findSharedPhoto(token, own, 'n')).toBeNull())
})

test('too many openings from one network are refused', async () => {
  const asked = { token: 'a'.repeat(43), lang: 'en', network: '192.0.2.1', counts: true } as const
  for (let i = 0; i < 120; i += 1) await openSharedReport(asked)
  await expect(openSharedReport(asked)).rejects.toMatchObject({ code: 'too-many-attempts' })
})

test('strangers share nothing', async () => {
  const other = await here.client()
  const share = { reportId, label: 'x', days: 1 }
  await expect(shareReport(other, share)).rejects.toMatchObject({ code: 'not-found' })
  const [own] = await readShares(client, reportId)
  await expect(withdrawShare(other, { reportId, shareId: own!.id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await readShares(other, reportId)).toEqual([])
  for (const stranger of [shopper, editor])
    await expect(shareReport(stranger, share)).rejects.toMatchObject({ code: 'not-allowed' })
  const hidden = await reportIn('in_review', here, editor, { client })
  await expect(shareReport(client, { ...share, reportId: hidden })).rejects.toMatchObject({ code: 'not-found' })
})
