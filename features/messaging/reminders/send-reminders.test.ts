import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { switchesFor } from '#/domain/notice-groups.ts'
import { addHours, fromRiyadh } from '#/domain/riyadh-time.ts'
import { keepSwitchedOn } from '#/features/messaging/notifications/switches.server.ts'
import { at, storedReport } from '#/tests/reports.ts'
import { assignedVisit, begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { sendReminders } from './send-reminders.server.ts'

const here = await world()
const moment = (wall: string): Date => fromRiyadh(wall)!

const noticesOf = async (to: Actor): Promise<string[]> => {
  const { rows } = await here.owner.query<{ kind: string }>(
    `select kind from app.notifications where profile_id = $1 and kind in ('visit.reminder', 'report.due-soon') and not is_silent`,
    [to.id],
  )
  return rows.map(({ kind }) => kind)
}
const mailsOf = async (to: Actor): Promise<{ subject: string; body: string }[]> => {
  const { rows } = await here.owner.query<{ subject: string; body: string }>(
    `select subject, body from app.emails where profile_id = $1 and kind in ('visit.reminder', 'report.due-soon') order by id`,
    [to.id],
  )
  return rows
}

describe('a visit', () => {
  test('is recalled the day before, once, in the language of its shopper, however often the job runs', async () => {
    const shopper = await here.shopper({ language: 'ar' })
    const visitAt = moment('2027-02-10T13:00')
    await assignedVisit(here, shopper, { scheduledAt: visitAt })
    await at(moment('2027-02-09T12:50'), sendReminders)
    expect(await noticesOf(shopper)).toEqual([])
    for (const wall of ['2027-02-09T13:00', '2027-02-09T13:10', '2027-02-10T09:00'])
      await at(moment(wall), sendReminders)
    expect(await noticesOf(shopper)).toEqual(['visit.reminder'])
    const mails = await mailsOf(shopper)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.subject).toBe('تذكير: Olaya، 10 فبراير 2027، 1:00 م')
    expect(mails[0]!.body).toContain('/freelancer/secret-shopper/')
  })

  test('is recalled once after an outage, at a decent hour', async () => {
    const shopper = await here.shopper()
    await assignedVisit(here, shopper, { scheduledAt: moment('2027-02-12T14:00') })
    await at(moment('2027-02-12T03:00'), sendReminders)
    expect(await noticesOf(shopper)).toEqual([])
    await at(moment('2027-02-12T08:00'), sendReminders)
    await at(moment('2027-02-12T08:10'), sendReminders)
    expect(await noticesOf(shopper)).toHaveLength(1)
  })

  test('with a new date is recalled anew; one that is gone is not', async () => {
    const shopper = await here.shopper()
    const requestId = await assignedVisit(here, shopper, { scheduledAt: moment('2027-02-14T13:00') })
    await at(moment('2027-02-13T13:00'), sendReminders)
    await here.owner.query('update app.mystery_shopping_requests set scheduled_date = $2 where id = $1', [
      requestId,
      moment('2027-02-20T13:00'),
    ])
    await at(moment('2027-02-19T13:00'), sendReminders)
    expect(await noticesOf(shopper)).toHaveLength(2)
    const lost = await assignedVisit(here, shopper, { scheduledAt: moment('2027-02-24T13:00') })
    await here.owner.query(
      `update app.mystery_shopping_requests set status = 'approved', shopper_id = null where id = $1`,
      [lost],
    )
    await at(moment('2027-02-23T13:00'), sendReminders)
    expect(await noticesOf(shopper)).toHaveLength(2)
  })
})

describe('a report', () => {
  test('is recalled two hours before it is due, once', async () => {
    const shopper = await here.shopper()
    const reportId = await begunVisit(here, shopper)
    const due = new Date((await storedReport(here, reportId))['due_at'] as string)
    await at(addHours(due, -2.1), sendReminders)
    expect(await noticesOf(shopper)).toEqual([])
    await at(addHours(due, -2), sendReminders)
    await at(addHours(due, -1), sendReminders)
    expect(await noticesOf(shopper)).toEqual(['report.due-soon'])
    const [mail] = await mailsOf(shopper)
    expect(mail!.body).toContain(`/freelancer/submit-report/${reportId}`)
  })
})

test('a shopper who switched reminders off gets none by mail, none later for what is past, and those of the bell', async () => {
  const shopper = await here.shopper()
  await keepSwitchedOn(
    shopper,
    switchesFor(shopper.type).filter(({ group }) => group !== 'reminders'),
  )
  await assignedVisit(here, shopper, { scheduledAt: moment('2027-03-10T13:00') })
  await at(moment('2027-03-09T13:00'), sendReminders)
  await keepSwitchedOn(shopper, switchesFor(shopper.type))
  await at(moment('2027-03-09T13:10'), sendReminders)
  expect(await noticesOf(shopper)).toHaveLength(1)
  expect(await mailsOf(shopper)).toEqual([])
})
