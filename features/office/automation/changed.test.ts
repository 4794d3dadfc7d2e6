import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import type { Condition, Facts } from '#/domain/automation/rule.ts'
import { resultsIn, noteStep, ruleOf } from '#/tests/automation.ts'
import { signedCertificate } from '#/tests/certificates.ts'
import { upheld } from '#/tests/disputes.ts'
import { releasedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { eventsFor } from './dry-run.server.ts'
import { runRules } from './run-rules.server.ts'

const w = await world()
const admin = await w.admin()
const failing = [save('Q6', false, { comment: 'Nobody greeted us for several minutes.' })]

let client: Actor
beforeEach(async () => {
  client = await w.client()
})

const changed = (field: string): Condition[] => [{ field, op: 'changed', value: '' }]
async function factsOf(event: AutomationEvent, refId: string): Promise<Facts> {
  const spec = { matching: 'all', conditions: [], steps: [] } as const
  const events = await eventsFor(client, { event, nodeId: null, spec })
  return events.find((one) => one.event.refId === refId)!.event.facts
}

test('a corrected report carries its score before the correction', async () => {
  const reportId = await releasedReport(w, admin, { client, changed: failing })
  const { score: before } = await factsOf('report.released', reportId)
  const follows = await ruleOf(client, { event: 'report.corrected', conditions: changed('score'), steps: [noteStep] })
  await upheld(w, { client, reportId, questionKey: 'Q6', value: true })
  const facts = await factsOf('report.corrected', reportId)
  expect(facts['before:score']).toBe(before)
  expect(facts['score']).toBeGreaterThan(before as number)
  await runRules()
  expect(await resultsIn(w, follows)).toEqual(['done'])
})

test('a report carries the score of the visit before to the same branch; the first one has none', async () => {
  const first = await releasedReport(w, admin, { client })
  const second = await releasedReport(w, admin, { client, changed: failing })
  const rule = await ruleOf(client, {
    event: 'report.released',
    conditions: changed('score'),
    steps: [noteStep],
  })
  expect((await factsOf('report.released', second))['before:score']).toBeNull()
  // why: each visit of the tests has a branch of its own
  const branch = '(select branch_id from app.mystery_shopping_reports where id = $2)'
  await w.owner.query(
    `update app.mystery_shopping_requests set branch_id = ${branch}
     where id = (select request_id from app.mystery_shopping_reports where id = $1)`,
    [second, first],
  )
  await w.owner.query(`update app.mystery_shopping_reports set branch_id = ${branch} where id = $1`, [second, first])
  const [one, two] = [await factsOf('report.released', first), await factsOf('report.released', second)]
  expect(two['before:score']).toBe(one['score'])
  expect(two['score']).toBeLessThan(one['score'] as number)
  expect(await resultsIn(w, rule)).toEqual([])
})

test.each([
  ['gold', ['done']],
  ['silver', []],
] as const)('a silver certificate renewed on %s: %j', async (level, expected) => {
  const rule = await ruleOf(client, {
    event: 'certificate.moved',
    conditions: [{ field: 'step', op: 'in', value: 'renewed' }, ...changed('level')],
    steps: [noteStep],
  })
  const old = await signedCertificate(w, client, { level: 'silver' })
  const renewed = await signedCertificate(w, client, { level })
  await w.owner.query('update app.certificates set replaced_by = $2 where id = $1', [old, renewed])
  await w.owner.query(
    `insert into app.certificate_events (certificate_id, client_id, step, from_state, to_state)
     values ($1, $2, 'renew', null, 'active')`,
    [renewed, client.id],
  )
  expect(await factsOf('certificate.moved', renewed)).toMatchObject({
    level,
    'before:level': 'silver',
    state: 'active',
  })
  await runRules()
  expect(await resultsIn(w, rule)).toEqual(expected)
})
