import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { addPaper } from './add-paper.server.ts'
import { startRenewal } from './change-paper.server.ts'
import { endPaperFeed, isPaperToken, makePaperFeed, openPaperFeed, readPaperFeed } from './feed.server.ts'
import { addWorker } from './workers.server.ts'

const w = await world()
const owner = await w.client({ company: 'Saffron House' })
const { rows } = await w.owner.query<{ id: string }>(
  `insert into app.branches (client_id, name, name_ar, location) values ($1, 'Olaya', 'العليا', 'Riyadh'), ($1, 'Tahlia', 'التحلية', 'Jeddah') returning id`,
  [owner.id],
)
const [here, elsewhere] = [rows[0]!.id, rows[1]!.id]
const manager = await w.member(owner, [{ role: 'manager', node: here }])
const viewer = await w.member(owner, [{ role: 'viewer', node: here }])
const accountant = await w.member(owner, [{ role: 'accountant' }])
const end = addDays(riyadhDay(now()), 200)

type Of = { branchId?: string | null; workerId?: string; expiresOn?: Day; number?: string }
const add = async (kind: string, { branchId = here, workerId, expiresOn = end, number }: Of = {}): Promise<string> => {
  const id = randomUUID()
  const rest = { issuedOn: null, hijri: null, renewsId: null, number: number ?? null }
  const subject = { branchId: workerId ? null : branchId, workerId: workerId ?? null }
  await addPaper(owner, { id, kind, expiresOn, expiresAgain: expiresOn, ...subject, ...rest }, new Uint8Array())
  return id
}
const network = () => randomBytes(6).toString('hex')
const tokenOf = async (actor: Actor) => /calendar\/(.+)\.ics$/.exec((await makePaperFeed(actor)).address)![1]!
const opened = async (token: string) => (await openPaperFeed(token, network())) ?? ''

type Part = { name: string; lines: Record<string, string>; parts: Part[] }
/** Reads a calendar by RFC 5545: unfolds lines, nests components, refuses what is not closed. */
function parse(text: string): Part {
  expect(text.endsWith('\r\n')).toBe(true)
  const stack: Part[] = [{ name: '', lines: {}, parts: [] }]
  for (const line of text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)) {
    const [, name, value] = /^([A-Z-]+(?:;[^:]+)?):(.*)$/.exec(line)!
    if (name === 'BEGIN') stack.push({ name: value!, lines: {}, parts: [] })
    else if (name === 'END') {
      const part = stack.pop()!
      expect(part.name).toBe(value)
      stack.at(-1)!.parts.push(part)
    } else stack.at(-1)!.lines[name!] = value!
  }
  expect(stack).toHaveLength(1)
  return stack[0]!.parts[0]!
}
const eventsOf = async (token: string) => parse(await opened(token)).parts

test('each paper is an all-day event with its Hijri date and reminders, those of workers without their names', async () => {
  const id = await add('civil-defence-permit', { number: 'CD-19' })
  for (const name of ['Sami', 'Nada']) {
    const worker = randomUUID()
    await addWorker(owner, { id: worker, nameAr: null, nameEn: name, job: 'cook', branchId: here })
    await add('health-certificate', { workerId: worker })
  }
  const token = await tokenOf(owner)
  expect(isPaperToken(token)).toBe(true)
  const text = await opened(token)
  for (const name of ['Sami', 'Nada']) expect(text).not.toContain(name)
  const events = parse(text).parts
  const day = end.replaceAll('-', '')
  const permit = events.find(({ lines }) => lines['UID']!.startsWith(`paper-${id}@`))!
  expect(permit.lines).toMatchObject({ 'DTSTART;VALUE=DATE': day, STATUS: 'CONFIRMED', TRANSP: 'TRANSPARENT' })
  expect(permit.lines['SUMMARY']).toBe('Civil Defence permit ends · Olaya')
  expect(permit.lines['DESCRIPTION']).toContain(hijriDay(end, 'en'))
  expect(permit.lines['DESCRIPTION']).toContain('CD-19')
  // at nine in the morning 60, 30 and 7 days before, and on the day
  expect(permit.parts.map(({ lines }) => lines['TRIGGER'])).toEqual(['-P59DT15H', '-P29DT15H', '-P6DT15H', 'PT9H'])
  expect(events.map(({ lines }) => lines['SUMMARY'])).toContain('Health certificate (2 workers) ends · Olaya')
})

test('a renewal that was started rests the reminders until seven days before, and moves the event on', async () => {
  const id = await add('lease')
  const token = await tokenOf(owner)
  const find = async () => (await eventsOf(token)).find(({ lines }) => lines['UID']!.startsWith(`paper-${id}@`))!
  const before = await find()
  await startRenewal(owner, { paperId: id, revision: 1 }, true)
  const after = await find()
  expect(after.parts.map(({ lines }) => lines['TRIGGER'])).toEqual(['-P6DT15H', 'PT9H'])
  expect(Number(after.lines['SEQUENCE'])).toBeGreaterThan(Number(before.lines['SEQUENCE']))
})

test('a calendar holds only what its maker sees, in the language of the page where it was made', async () => {
  await add('night-permit', { branchId: elsewhere })
  await add('vat-return', { branchId: null })
  const summaries = async (actor: Actor) =>
    (await eventsOf(await tokenOf(actor))).map(({ lines }) => lines['SUMMARY']!).toSorted()
  const ofManager = await summaries(manager)
  expect(ofManager.some((summary) => summary.includes('Tahlia') || summary.includes('VAT'))).toBe(false)
  expect(ofManager.some((summary) => summary.includes('workers'))).toBe(true)
  expect((await summaries(viewer)).some((summary) => summary.includes('workers'))).toBe(false)
  expect(await summaries(accountant)).toEqual(['VAT return ends'])
  const arabic = await opened(await tokenOf({ ...manager, language: 'ar' }))
  expect(parse(arabic).lines['X-WR-CALNAME']).toContain('المستندات')
  expect(parse(arabic).parts.map(({ lines }) => lines['SUMMARY'])).toContain('انتهاء: تصريح الدفاع المدني · العليا')
})

test('the address is stored as a hash, renewed, withdrawn, and the same text until something changes', async () => {
  const first = await tokenOf(viewer)
  const stored = await w.owner.query(`select token_hash from app.paper_feeds where profile_id = $1`, [viewer.id])
  expect(stored.rows[0].token_hash).not.toContain(first)
  expect(await opened(first)).toBe(await opened(first))
  expect((await readPaperFeed(viewer))!.lastReadAt).not.toBeNull()
  const second = await tokenOf(viewer)
  expect(await openPaperFeed(first, network())).toBeNull()
  expect(await opened(second)).toContain('BEGIN:VCALENDAR')
  await endPaperFeed(viewer)
  expect(await openPaperFeed(second, network())).toBeNull()
  expect(await readPaperFeed(viewer)).toBeNull()
  await expect(makePaperFeed(await w.shopper())).rejects.toMatchObject({ code: 'not-allowed' })
})

test('an address dies with the membership, also for who comes back, and guesses are slowed down', async () => {
  const leaving = await w.member(owner, [{ role: 'manager', node: here }])
  const token = await tokenOf(leaving)
  expect(await opened(token)).toContain('BEGIN:VCALENDAR')
  const state = (to: string) =>
    w.owner.query(
      `update app.members set state = $2, removed_at = case $2 when 'removed' then now() end where profile_id = $1`,
      [leaving.id, to],
    )
  await state('removed')
  expect(await openPaperFeed(token, network())).toBeNull()
  await state('active')
  expect(await openPaperFeed(token, network())).toBeNull()
  const guessing = network()
  for (let guess = 0; guess < 20; guess++)
    expect(await openPaperFeed(`documents-${randomBytes(32).toString('base64url')}`, guessing)).toBeNull()
  await expect(openPaperFeed(token, guessing)).rejects.toMatchObject({ code: 'too-many-attempts' })
})
