import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { addPaper } from '#/features/operations/papers/add-paper.server.ts'
import { addWorker } from '#/features/operations/papers/workers.server.ts'
import { now } from '#/platform/clock.ts'
import { newBranch } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readEvents } from './read-events.server.ts'
import { eventLink, eventSentence } from './sentence.ts'

const w = await world()
const owner = await w.client()
const [here, elsewhere] = [await newBranch(w, owner), await newBranch(w, owner)]
const manager = await w.member(owner, [{ role: 'manager', node: here }])
const other = await w.member(owner, [{ role: 'manager', node: elsewhere }])
const today = riyadhDay(now())

/** Events of the next midnight, or of the past week. */
const eventsFor = (actor: Actor, event: AutomationEvent, from: Date, until: Date) =>
  readAs(actor, (db) => readEvents(db, event, { by: 'happened', from, until, most: 50, clientIds: [owner.id] }))
const tomorrow = startOfDay(addDays(today, 1))
const nextMidnight = (actor: Actor) => eventsFor(actor, 'document.ends', addHours(tomorrow, -1), addHours(tomorrow, 1))

async function add(kind: string, days: number, of: { workerId?: string; renewsId?: string } = {}): Promise<string> {
  const id = randomUUID()
  const expiresOn = addDays(today, days)
  const dates = { number: null, issuedOn: null, expiresOn, expiresAgain: expiresOn, hijri: null }
  const subject = { branchId: here, workerId: of.workerId ?? null, renewsId: of.renewsId ?? null }
  await addPaper(owner, { id, kind, ...subject, ...dates }, new Uint8Array())
  return id
}

test('a document that ends within 60 days is an event of each midnight, at its branch alone, never of a worker', async () => {
  const lease = await add('lease', 31)
  const far = await add('civil-defence-permit', 200)
  const worker = randomUUID()
  await addWorker(owner, { id: worker, nameAr: null, nameEn: 'Hidden', job: 'cook', branchId: here })
  await add('health-certificate', 10, { workerId: worker })
  const found = await nextMidnight(owner)
  expect(found).toMatchObject([
    { refId: lease, branchId: here, holds: true, facts: { days: 30, renewing: 'no' }, named: { document: 'lease' } },
  ])
  expect(eventSentence(found[0]!, 'en')).toMatch(/^Document ends soon: .*Lease/i)
  expect(eventLink(found[0]!)).toBe(`/client/document-monitoring/${lease}`)
  expect((await nextMidnight(manager)).map(({ refId }) => refId)).toEqual([lease])
  expect(await nextMidnight(other)).toEqual([])
  await w.owner.query(`update app.papers set renewal_started_on = current_date where id = $1`, [lease])
  expect((await nextMidnight(owner))[0]!.facts).toEqual({ days: 30, renewing: 'yes' })
  await add('lease', 400, { renewsId: lease })
  expect((await nextMidnight(owner)).map(({ refId }) => refId)).not.toContain(lease)
  expect((await nextMidnight(owner)).map(({ refId }) => refId)).not.toContain(far)
})

test('a daily report that did not come is an event at its branch, with how many were missing in seven days', async () => {
  const miss = (day: string) =>
    w.owner.query(`select priv.tell_missing_daily($1, $2, $3::date, 'evening', $4)`, [
      owner.id,
      here,
      day,
      addHours(startOfDay(day), 30),
    ])
  for (const ago of [12, 3, 2]) await miss(addDays(today, -ago))
  const since = startOfDay(addDays(today, -20))
  const found = await eventsFor(manager, 'daily.missing', since, now())
  expect(found.map(({ facts }) => facts['times'])).toEqual([2, 1, 1])
  expect(found[0]).toMatchObject({ branchId: here, named: { day: addDays(today, -2) } })
  expect(eventSentence(found[0]!, 'en')).toContain('Daily report missing for')
  expect(await eventsFor(other, 'daily.missing', since, now())).toEqual([])
})
