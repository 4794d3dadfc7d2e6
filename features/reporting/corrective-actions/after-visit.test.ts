import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, startOfDay } from '#/domain/riyadh-time.ts'
import { criticalQuestion, visited } from '#/tests/earned.ts'
import { finishTexts, proven } from '#/tests/corrective-actions.ts'
import { at } from '#/tests/reports.ts'
import { newBranch } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { settleByVisit } from './after-visit.server.ts'
import { moveCorrectiveAction } from './change-action.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

const w = await world()
const [admin, client, shopper] = [await w.admin(), await w.client(), await w.shopper()]
const office = { world: w, admin, client, shopper }
const noon = (day: string) => addHours(startOfDay(day), 12)
let branchId: string
let manager: Actor
let above: Actor
beforeAll(async () => {
  branchId = await newBranch(w, client)
  manager = await w.member(client, [{ role: 'manager', node: branchId }])
  above = await w.member(client, [{ role: 'manager' }])
})
const read = (id: string) => readCorrectiveAction(client, id, 'en')
const step = async (actor: Actor, actionId: string, name: 'start' | 'finish' | 'verify', day: string) =>
  at(noon(day), async () => {
    if (name === 'finish') await proven(client, actionId)
    const { version } = await read(actionId)
    await moveCorrectiveAction(actor, { actionId, version, step: name, ...finishTexts })
  })
async function finished(id: string, day: string): Promise<void> {
  await step(client, id, 'start', day)
  await step(client, id, 'finish', day)
}
const visit = async (day: string, fails: boolean) => {
  const reportId = await visited(office, branchId, noon(day), { fails })
  const settle = () => at(addHours(noon(day), 2), () => settleByVisit({ reportId }))
  await settle()
  await settle()
  return reportId
}
const ofReport = async (reportId: string) =>
  (await w.owner.query<{ id: string }>('select id from app.report_actions where report_id = $1', [reportId])).rows.map(
    ({ id }) => id,
  )
const told = async (kind: string, person: Actor) =>
  (await w.owner.query('select from app.notifications where kind = $1 and profile_id = $2', [kind, person.id])).rowCount

test(
  'a visit beats a person: it reopens, later confirms; what fails again is a linked action, one priority higher',
  {
    timeout: 120_000,
  },
  async () => {
    const first = await visit('2027-03-01', true)
    const id = randomUUID()
    await at(noon('2027-03-02'), () =>
      openCorrectiveAction(client, {
        id,
        reportId: first,
        questionKey: criticalQuestion,
        title: 'Close the drain',
        ownerName: 'Huda',
        ownerEmail: null,
        priority: 'medium',
        dueOn: null,
      }),
    )
    await finished(id, '2027-03-03')
    await step(manager, id, 'verify', '2027-03-04')
    expect(await read(id)).toMatchObject({ status: 'verified', verification: 'self' })
    const second = await visit('2027-03-20', true)
    expect(await read(id)).toMatchObject({ status: 'reopened', verification: null, dueOn: addDays('2027-03-20', 7) })
    expect((await read(id)).events[0]!.step).toBe('reopen-by-visit')
    expect(await ofReport(second)).toEqual([])
    expect(await told('action.failed-again', manager)).toBe(1)
    expect(await told('action.failed-again', above)).toBe(0)
    await finished(id, '2027-03-22')
    await visit('2027-04-10', false)
    expect(await read(id)).toMatchObject({ status: 'verified', verification: 'visit' })

    const again = await ofReport(await visit('2027-05-10', true))
    expect(again).toHaveLength(1)
    expect(await read(again[0]!)).toMatchObject({
      title: 'Close the drain',
      owner: 'Huda',
      priority: 'high',
      status: 'open',
      repeats: { id },
      needs: { cause: true, proof: true },
    })
    expect([await told('action.repeated', manager), await told('action.repeated', above)]).toEqual([1, 0])
    await finished(again[0]!, '2027-05-12')
    await visit('2027-06-10', false)
    const third = await ofReport(await visit('2027-07-10', true))
    expect(await read(third[0]!)).toMatchObject({ priority: 'critical', repeats: { id: again[0] } })
    expect([await told('action.repeated', manager), await told('action.repeated', above)]).toEqual([2, 1])

    // more than 180 days after it was done the same failure is a matter of its own
    await finished(third[0]!, '2027-07-12')
    await visit('2027-08-10', false)
    expect(await ofReport(await visit('2028-01-20', true))).toEqual([])
  },
)
