import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { againKey } from '#/domain/fieldwork/again.ts'
import { addHours, startOfDay } from '#/domain/riyadh-time.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { readReportForm, readVisitForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { readVisit } from '#/features/fieldwork/visits/read-visit.server.ts'
import { finishTexts } from '#/tests/corrective-actions.ts'
import { criticalQuestion, visited } from '#/tests/earned.ts'
import { at } from '#/tests/reports.ts'
import { arrival, assignedVisit, newBranch, picture, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { settleByVisit } from './after-visit.server.ts'
import { finishCorrectiveAction } from './finish-action.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

const w = await world()
const [admin, client, shopper, other] = [await w.admin(), await w.client(), await w.shopper(), await w.shopper()]
const office = { world: w, admin, client, shopper }
const noon = (day: string) => addHours(startOfDay(day), 12)
const read = (id: string) => readCorrectiveAction(client, id, 'en')
const comment = 'The drain beside the counter was open again tonight.'

/** An action on a failed question of a basic visit, done two days later. */
async function done(branchId: string): Promise<string> {
  const id = randomUUID()
  const reportId = await visited(office, branchId, noon('2027-03-01'), { fails: true })
  const action = { title: 'Close the drain', ownerName: 'Huda', ownerEmail: null, ownerId: null, dueOn: null }
  await at(noon('2027-03-02'), () =>
    openCorrectiveAction(client, { id, reportId, questionKey: criticalQuestion, priority: 'medium', ...action }),
  )
  await at(noon('2027-03-03'), () =>
    finishCorrectiveAction(client, { actionId: id, version: 1, ...finishTexts, rootCause: 'It was open.' }, []),
  )
  return id
}

const fullVisit = (branchId: string, on: Date) =>
  assignedVisit(w, shopper, { client, branchId, scheduledAt: on, type: 'full_service' })

test('one step begins and finishes an action, with both steps in its history', { timeout: 120_000 }, async () => {
  const id = await done(await newBranch(w, client))
  expect((await read(id)).events.map(({ step }) => step)).toEqual(['finish', 'start', 'open'])
  expect(await read(id)).toMatchObject({ status: 'done', version: 3 })
})

test.each([
  ['yes', true, { status: 'verified', verification: 'visit' }],
  ['no', false, { status: 'reopened', verification: null }],
] as const)(
  'a questionnaire without the question asks it besides; %s settles the action',
  async (_word, answer, after) => {
    const branchId = await newBranch(w, client)
    const id = await done(branchId)
    const key = againKey(id)
    const reportId = await visited(office, branchId, noon('2027-03-20'), {
      type: 'full_service',
      changed: [save(key, answer, answer ? {} : { comment })],
    })
    const { rows } = await w.owner.query<{ score: { questions: { key: string }[] } }>(
      'select score from app.mystery_shopping_reports where id = $1',
      [reportId],
    )
    expect(JSON.stringify(rows[0]!.score)).not.toContain(key)
    const settle = () => at(noon('2027-03-21'), () => settleByVisit({ reportId }))
    await settle()
    await settle()
    expect(await read(id)).toMatchObject(after)
    // its own questions are of another questionnaire, so no action of the same key is opened
    expect((await w.owner.query('select id from app.report_actions where report_id = $1', [reportId])).rowCount).toBe(0)
  },
  120_000,
)

test('a phone takes the question along, and keeps to what it took', { timeout: 120_000 }, async () => {
  const branchId = await newBranch(w, client)
  const id = await done(branchId)
  const on = noon('2027-03-20')
  const [first, second] = [await fullVisit(branchId, on), await fullVisit(branchId, on)]
  const taken = await readVisitForm(shopper, first)
  expect(taken.unsettled?.again).toMatchObject([{ key: againKey(id), weight: 0, critical: false, required: true }])
  expect(JSON.stringify(taken.unsettled?.again)).not.toContain('"sentence"')
  expect((await readVisit(shopper, first)).again).toEqual([id])
  await expect(readVisitForm(other, first)).rejects.toMatchObject({ code: 'not-found' })

  const late = (requestId: string, again: string[]) =>
    at(on, () => checkIn(shopper, { ...arrival(requestId), deviceTime: on.toISOString(), late: true, again }))
  await w.owner.query(`update app.report_actions set status = 'reopened' where id = $1`, [id])
  const keys = async (reportId: string) =>
    (await readReportForm(shopper, reportId)).definition.unscored.map(({ key }) => key)
  expect(await keys((await late(first, [id])).reportId)).toContain(againKey(id))
  expect(await keys((await late(second, [randomUUID()])).reportId)).not.toContain(againKey(id))
})

test(
  'the same questionnaire asks it itself, and an action that is not done is not asked',
  { timeout: 120_000 },
  async () => {
    const branchId = await newBranch(w, client)
    const id = await done(branchId)
    const basic = await assignedVisit(w, shopper, { client, branchId, scheduledAt: noon('2027-03-20') })
    expect((await readVisit(shopper, basic)).again).toEqual([])
    const full = await fullVisit(branchId, noon('2027-03-20'))
    expect((await readVisit(shopper, full)).again).toEqual([id])
    await w.owner.query(`update app.report_actions set status = 'in_progress' where id = $1`, [id])
    expect((await readVisit(shopper, full)).again).toEqual([])
  },
)

test(
  'a shopper is not asked about actions of own work or of audits: a guest does not see the walk-in freezer',
  { timeout: 120_000 },
  async () => {
    const branchId = await newBranch(w, client)
    const [byHand, ofAudit] = [await done(branchId), await done(await newBranch(w, client))]
    const branchOfAudit = (await read(ofAudit)).branchId
    const asked = async (branch: string) =>
      (await readVisit(shopper, await fullVisit(branch, noon('2027-03-20')))).again
    expect(await asked(branchId)).toEqual([byHand])
    expect(await asked(branchOfAudit)).toEqual([ofAudit])
    await w.owner.query(`update app.report_actions set source = 'manual', report_id = null where id = $1`, [byHand])
    await w.owner.query(
      `set session_replication_role = replica;
       update app.mystery_shopping_reports set questionnaire_id =
         (select id from app.questionnaires where evaluation_type = 'operations_audit' limit 1)
       where id = (select report_id from app.report_actions where id = '${ofAudit}');
       set session_replication_role = origin`,
    )
    expect(await asked(branchId)).toEqual([])
    expect(await asked(branchOfAudit)).toEqual([])
  },
)

test(
  'a photo that proved an action before is shown to those who verify, by its content',
  { timeout: 120_000 },
  async () => {
    const branchId = await newBranch(w, client)
    const manager = await w.member(client, [{ role: 'manager', node: branchId }])
    const [first, second] = [await done(branchId), await done(await newBranch(w, client))]
    const bytes = await picture(64, 48)
    const again = async (actionId: string, day: string) => {
      await w.owner.query(`update app.report_actions set status = 'open' where id = $1`, [actionId])
      const { version } = await read(actionId)
      const move = { actionId, version, ...finishTexts }
      await at(noon(day), () => finishCorrectiveAction(client, move, [{ name: 'drain.jpg', bytes }]))
    }
    await again(second, '2027-03-04')
    expect((await read(second)).reused).toEqual({})
    await again(first, '2027-03-05')
    const seen = await read(first)
    expect(seen.reused).toMatchObject({ [seen.photos[0]!.id]: { same: false, other: { id: second } } })
    // a manager of this branch alone reads that it was used, and not where
    const own = await readCorrectiveAction(manager, first, 'en')
    expect(Object.values(own.reused)).toMatchObject([{ same: false, other: null }])
    const owner = await w.member(client, [{ role: 'viewer', node: branchId }])
    expect((await readCorrectiveAction(owner, first, 'en')).reused).toEqual({})
  },
)

test(
  'a question that demands a photo of the fix makes its action need one, at any priority',
  { timeout: 120_000 },
  async () => {
    const id = await done(await newBranch(w, client))
    await w.owner.query(`update app.report_actions set status = 'open', photo_demanded = true where id = $1`, [id])
    const { version, needs } = await read(id)
    expect(needs).toEqual({ cause: false, proof: true })
    const move = { actionId: id, version, ...finishTexts }
    await expect(finishCorrectiveAction(client, move, [])).rejects.toMatchObject({ code: 'action.proof-required' })
    expect(await read(id)).toMatchObject({ status: 'open', version })
    await finishCorrectiveAction(client, move, [{ name: 'drain.jpg', bytes: await picture() }])
    expect(await read(id)).toMatchObject({ status: 'done' })
    await expect(finishCorrectiveAction(other, move, [])).rejects.toMatchObject({ code: 'not-allowed' })
  },
)
