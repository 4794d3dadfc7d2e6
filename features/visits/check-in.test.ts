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
  expect(doubts('2026-03-05T21:00:00Z')).toEqual(['other-day'])
  expect(doubts('2026-03-04T20:59:00Z')).toEqual(['other-day'])
  expect(checkInDoubtsOf({ scheduledAt, at: scheduledAt, hasPlace: false })).toEqual(['no-place'])
  const shopper = await here.shopper()
  const requestId = await assignedVisit(here, shopper, { scheduledAt: addHours(new Date(), 72) })
  await expect(checkIn(shopper, arrival(requestId))).rejects.toMatchObject({ code: 'visit.note-required' })
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
  const { visits, doneTotal } = await listVisits(shopper, 1)
  expect(visits.map(({ group }) => group).toSorted()).toEqual([
    'done',
    'in_progress',
    'new',
    'returned',
    'waiting',
    'waiting',
  ])
  expect(doneTotal).toBe(1)
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
