import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setClock } from '#/platform/clock.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { type World, world } from '#/tests/world.ts'
import { sendLiveBadge, sendPaper, sendPicture } from './send-paper.server.ts'

let w: World
const ids: Record<string, string> = {}
const network = '203.0.113.9'
const restore = setClock(() => new Date('2026-11-22T09:00:00Z'))
afterAll(closeDocuments)
afterAll(() => restore())

// why: earning one takes three visits and their reports; only the sent files matter here
async function hold(name: string, state: string, expiresAt = '2027-03-05T20:59:59Z', isListed = true): Promise<void> {
  const client = await w.client()
  const branchId = randomUUID()
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    branchId,
    client.id,
    name,
  ])
  const { rows } = await w.owner.query(
    `insert into app.certificates (number, client_id, branch_id, holder_name, branch_name, city, level, state, is_listed, issued_at, expires_at,
       state_changed_at, reason_class)
     values ($1, $2, $3, 'Saffron House', $4, 'Riyadh', 'gold', $5, $6, '2026-03-05T09:00:00Z', $7, '2026-11-20T09:00:00Z', $8) returning public_id`,
    [`ITQ-${name}`, client.id, branchId, name, state, isListed, expiresAt, state === 'active' ? null : 'misuse'],
  )
  ids[name] = rows[0].public_id
}
beforeAll(async () => {
  w = await world()
  await hold('GOOD', 'active')
  await hold('HIDDEN', 'active', undefined, false)
  await hold('OVER', 'active', '2026-11-01T20:59:59Z')
  await hold('GONE', 'revoked')
})

const sent = (publicId: string) => ({
  paper: () => sendPaper({ publicId, network, isDownload: false, held: null }),
  picture: () => sendPicture({ publicId, network, lang: 'ar' }),
  badge: () => sendLiveBadge({ publicId, network, lang: 'en' }),
})

test('unknown and malformed addresses, a number and an internal one get one and the same answer', async () => {
  const { rows } = await w.owner.query(`select id from app.certificates where number = 'ITQ-GOOD'`)
  const wrong = ['f'.repeat(32), '', '../x', 'ITQ-GOOD', rows[0].id, `${ids['GOOD']}0`, ids['GOOD']!.toUpperCase()]
  const answers = new Set<string>()
  for (const publicId of wrong)
    for (const send of Object.values(sent(publicId))) {
      const answer = await send()
      answers.add(JSON.stringify([answer.status, await answer.text(), [...answer.headers]]))
    }
  expect(answers.size).toBe(1)
  expect([...answers][0]).toMatch(/^\[404,/)
})

test('whoever has the address gets the paper of a certificate that is not listed, and of one that is not good', async () => {
  for (const name of ['GOOD', 'HIDDEN', 'OVER', 'GONE']) {
    const answer = await sent(ids[name]!).paper()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="ITQ-${name}.pdf"`)
    expect(answer.headers.get('content-security-policy')).not.toContain('sandbox')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .toString('latin1')
        .slice(0, 5),
    ).toBe('%PDF-')
  }
})

test('a browser that holds the paper is told that it still is the same, until its state changes', async () => {
  const publicId = ids['GOOD']!
  const first = await sendPaper({ publicId, network, isDownload: true, held: null })
  expect(first.headers.get('content-disposition')).toMatch(/^attachment/)
  const held = first.headers.get('etag')
  expect((await sendPaper({ publicId, network, isDownload: false, held })).status).toBe(304)
  await w.owner.query(`update app.certificates set state = 'suspended', reason_class = 'misuse' where public_id = $1`, [
    publicId,
  ])
  expect((await sendPaper({ publicId, network, isDownload: false, held })).status).toBe(200)
  await w.owner.query(`update app.certificates set state = 'active', reason_class = null where public_id = $1`, [
    publicId,
  ])
})

test('the badge tells the state of the moment it is asked, to any site, and is kept for five seconds at most', async () => {
  const badge = async (name: string) => (await sent(ids[name]!).badge()).text()
  const good = await sent(ids['GOOD']!).badge()
  expect(good.headers.get('cache-control')).toBe('public, max-age=5')
  expect(good.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(good.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await good.text()).toContain('Valid until')
  expect(await badge('OVER')).toContain('Expired on')
  expect(await badge('GONE')).toContain('Revoked on')
  await w.owner.query(`update app.certificates set state = 'revoked', reason_class = 'misuse' where public_id = $1`, [
    ids['GOOD'],
  ])
  expect(await badge('GOOD')).toContain('Revoked on')
})

test('a picture can be shown anywhere and tells no state', async () => {
  const answer = await sent(ids['GONE']!).picture()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('content-language')).toBe('ar')
})
