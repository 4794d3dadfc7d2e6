import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { arrival, assignedVisit, begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { checkIn } from './check-in.server.ts'
import { checkInDoubtsOf } from './check-in-rules.ts'
import { listOpenReports, listVisits } from './list-visits.server.ts'
import { readVisit } from './read-visit.server.ts'

const here = await world()

test('a check-in begins the report, due 24 hours later, and says so to the platform', async () => {
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper, { type: 'full_service', price: 50_000 })
  const { reportId } = await checkIn(shopper, arrival(requestId))
  const visit = await readVisit(shopper, requestId)
  expect(visit).toMatchObject({ status: 'in_progress', feeHalalas: 50_000, report: { id: reportId, status: 'draft' } })
  const { checkedInAt, dueAt } = visit.report!
  expect(Date.parse(dueAt) - Date.parse(checkedInAt)).toBe(24 * 3_600_000)
  const { rows } = await here.owner.query(
    `select r.check_in_latitude, r.check_in_accuracy, q.code, e.step, e.from_status, e.to_status
     from app.mystery_shopping_reports r join app.questionnaires q on q.id = r.questionnaire_id
     join app.request_events e on e.request_id = r.request_id where r.id = $1`,
    [reportId],
  )
  expect(rows).toEqual([
    {
      check_in_latitude: 24.69,
      check_in_accuracy: 12,
      code: 'FSR-1',
      step: 'checkIn',
      from_status: 'assigned',
      to_status: 'in_progress',
    },
  ])
  const { rows: log } = await here.owner.query(`select action from app.activity_log where entity_id = $1`, [requestId])
  expect(log).toEqual([{ action: 'evaluations.check-in' }])
  expect(await here.waitingJobs('evaluations.announce')).toHaveLength(1)
})

test('twenty check-ins at once begin one report', async () => {
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper)
  const answers = await Promise.all(Array.from({ length: 20 }, () => checkIn(shopper, arrival(requestId))))
  expect(new Set(answers.map(({ reportId }) => reportId)).size).toBe(1)
  const { rows } = await here.owner.query(
    'select count(*)::int as n from app.mystery_shopping_reports where request_id = $1',
    [requestId],
  )
  expect(rows[0]).toEqual({ n: 1 })
})

test('without a place a note is asked for, and with it the check-in is let through', async () => {
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper)
  const placeless = { ...arrival(requestId), latitude: null, longitude: null, accuracy: null }
  await expect(checkIn(shopper, placeless)).rejects.toMatchObject({
    code: 'visit.note-required',
    fields: { note: 'check-in-note' },
  })
  await checkIn(shopper, { ...placeless, note: 'Indoors, no signal' })
  expect(await readVisit(shopper, requestId)).toMatchObject({ status: 'in_progress' })
})

test('a check-in on another day than planned asks for a note', async () => {
  const scheduledAt = new Date('2026-03-05T20:00:00Z') // 23:00 in Riyadh
  const doubts = (at: string) => checkInDoubtsOf({ scheduledAt, at: new Date(at), hasPlace: true })
  expect(doubts('2026-03-05T20:59:00Z')).toEqual([])
  expect(doubts('2026-03-05T18:00:00Z')).toEqual([])
  expect(doubts('2026-03-05T17:59:59Z')).toEqual(['early'])
  const noon = new Date('2026-03-05T09:00:00Z')
  const late = (at: string) => checkInDoubtsOf({ scheduledAt: noon, at: new Date(at), hasPlace: true })
  expect(late('2026-03-05T11:00:00Z')).toEqual([])
  expect(late('2026-03-05T11:00:01Z')).toEqual(['late'])
  expect(doubts('2026-03-05T21:00:00Z')).toEqual(['other-day'])
  expect(doubts('2026-03-04T20:59:00Z')).toEqual(['other-day'])
  expect(checkInDoubtsOf({ scheduledAt, at: scheduledAt, hasPlace: false })).toEqual(['no-place'])
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper, { scheduledAt: addHours(new Date(), 72) })
  await expect(checkIn(shopper, arrival(requestId))).rejects.toMatchObject({ code: 'visit.note-required' })
})

/** Sets location and attributes of an assigned visit's branch. */
const placeBranch = (requestId: string, latitude: number, longitude: number, attributes = {}) =>
  here.owner.query(
    `update app.branches set latitude = $2, longitude = $3, attributes = $4
     where id = (select branch_id from app.mystery_shopping_requests where id = $1)`,
    [requestId, latitude, longitude, JSON.stringify(attributes)],
  )
const storedCheckIn = async (reportId: string) =>
  (await here.owner.query('select * from app.mystery_shopping_reports where id = $1', [reportId])).rows[0]

test('the distance to the branch is stored, and far away a reason is asked for', async () => {
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper)
  await placeBranch(requestId, 24.7, 46.68, { drive_through: true })
  const away = arrival(requestId)
  await expect(checkIn(shopper, { ...away, note: '  ' })).rejects.toMatchObject({
    code: 'visit.note-required',
    details: { doubts: 'far' },
    fields: { note: 'check-in-far' },
  })
  const { reportId } = await checkIn(shopper, { ...away, note: 'The street was closed' })
  const stored = await storedCheckIn(reportId)
  expect(stored).toMatchObject({ check_in_distance: 1112, check_in_note: 'The street was closed' })
  expect(stored.circumstances).toMatchObject({ attributes: { drive_through: true } })
})

test('a check-in that waited on the phone counts when it was made, is never turned away, and shows both clocks', async () => {
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper)
  await placeBranch(requestId, 21.5, 39.2)
  const ago = (hours: number) => addHours(new Date(), -hours).toISOString()
  const waited = { ...arrival(requestId), deviceTime: ago(30), sentAt: ago(3), note: '' } // the device's clock is three hours slow
  const { reportId } = await checkIn(shopper, waited)
  expect((await checkIn(shopper, waited)).reportId).toBe(reportId)
  const stored = await storedCheckIn(reportId)
  const hoursBefore = (column: string) => (Date.now() - new Date(stored[column]).getTime()) / 3_600_000
  expect(hoursBefore('checked_in_at')).toBeCloseTo(27, 1)
  expect(hoursBefore('check_in_device_at')).toBeCloseTo(30, 1)
  expect(hoursBefore('created_at')).toBeCloseTo(0, 1)
  expect(hoursBefore('due_at')).toBeCloseTo(3, 1)
  const time = new Date(stored.check_in_device_at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Riyadh' }).slice(0, 5)
  expect(stored.circumstances.time).toBe(time)
})

test('more than two days, or the future, are not believed', async () => {
  for (const hours of [49, -1]) {
    const shopper = await here.shopper()
    const requestId = await assignedVisit(here, shopper)
    const deviceTime = addHours(new Date(), -hours).toISOString()
    const { reportId } = await checkIn(shopper, { ...arrival(requestId), deviceTime })
    const stored = await storedCheckIn(reportId)
    expect(stored.checked_in_at).toEqual(stored.created_at)
    expect(new Date(stored.check_in_device_at).toISOString()).toBe(deviceTime)
  }
})

test('a visit made without a network keeps the questionnaire that the phone had shown, and only one that fits', async () => {
  const newVersion = (type: string, clientId: string | null = null) =>
    here.owner.query(
      `insert into app.questionnaires (code, version, evaluation_type, definition, client_id)
       select code, (select max(version) + 1 from app.questionnaires m where m.code = q.code), evaluation_type, definition, $2
       from app.questionnaires q where evaluation_type = $1 order by version limit 1 returning id`,
      [type, clientId],
    )
  const { rows: old } = await here.owner.query(
    `select id from app.questionnaires where evaluation_type = 'basic' order by version desc limit 1`,
  )
  const { rows: fresh } = await newVersion('basic')
  const { rows: strange } = await newVersion('basic', (await here.client()).id)
  const { rows: full } = await here.owner.query(
    `select id from app.questionnaires where evaluation_type = 'full_service' limit 1`,
  )
  const bound = async (questionnaireId: string, offline: boolean) => {
    const shopper = await here.shopper()
    const requestId = await assignedVisit(here, shopper)
    const deviceTime = addHours(new Date(), offline ? -1 : 0).toISOString()
    const { reportId } = await checkIn(shopper, { ...arrival(requestId), deviceTime, questionnaireId })
    return (await storedCheckIn(reportId)).questionnaire_id
  }
  const [current, shownThen] = [fresh[0].id, old[0].id]
  expect(await bound(shownThen, true)).toBe(shownThen)
  expect(await bound(shownThen, false)).not.toBe(shownThen)
  for (const id of [strange[0].id, full[0].id, randomUUID()]) expect(await bound(id, true)).not.toBe(id)
  expect(current).not.toBe(shownThen)
})

test('only an assigned visit can be begun', async () => {
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper)
  await here.owner.query(`update app.mystery_shopping_requests set status = 'completed' where id = $1`, [requestId])
  await expect(checkIn(shopper, arrival(requestId))).rejects.toMatchObject({ code: 'evaluation.step-refused' })
})

test('the list groups visits by what the shopper has to do', async () => {
  const shopper = await here.shopper()
  await assignedVisit(here, shopper)
  const states = { draft: 'in_progress', revision_requested: 'returned', submitted: 'waiting', in_review: 'waiting' }
  for (const status of Object.keys(states)) {
    const reportId = await begunVisit(here, shopper)
    await here.owner.query('update app.mystery_shopping_reports set status = $2 where id = $1', [reportId, status])
  }
  const done = await begunVisit(here, shopper)
  await here.owner.query(`update app.mystery_shopping_reports set status = 'released' where id = $1`, [done])
  await here.owner.query(
    `update app.mystery_shopping_requests set status = 'completed' where id = (select request_id from app.mystery_shopping_reports where id = $1)`,
    [done],
  )
  const { visits, paidTotal } = await listVisits(shopper, 1)
  expect(visits.map(({ group }) => group).toSorted()).toEqual([
    'done',
    'in_progress',
    'new',
    'returned',
    'waiting',
    'waiting',
  ])
  expect(paidTotal).toBe(0)
  expect((await listOpenReports(shopper)).map(({ group }) => group).toSorted()).toEqual(['in_progress', 'returned'])
})

test('a check-in under the name of a report that exists already begins nothing', async () => {
  const [one, other] = [await here.shopper(), await here.shopper()]
  const taken = await begunVisit(here, one)
  const requestId = await assignedVisit(here, other)
  await expect(checkIn(other, arrival(requestId, taken))).rejects.toThrow()
  expect(await readVisit(other, requestId)).toMatchObject({ status: 'assigned', report: undefined })
  await checkIn(other, arrival(requestId, randomUUID()))
})
