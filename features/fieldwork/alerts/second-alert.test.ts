import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { toldOf } from '#/domain/failure.ts'
import { allQuestions, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { decideDispute } from '#/features/reporting/disputes/decide.server.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { correctAnswer } from '#/features/reporting/editing/correct-answer.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { requestRevision } from '#/features/reporting/editing/request-revision.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { disputed } from '#/tests/disputes.ts'
import { grades, seen, storedReport, submit } from '#/tests/reports.ts'
import { begunVisit, fillReport, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { decideAlert } from './decide-alert.server.ts'
import { raiseAlert } from './raise-alert.server.ts'
import { readAlerts, readClientAlert } from './read-alerts.server.ts'
import { tellAlert } from './tell-alert.server.ts'

const here = await world()
const editor = await here.admin({ name: 'First Editor' })
const second = await here.admin({ name: 'Second Editor' })

const twoCritical = (question: Question): Question =>
  question.key === 'Q18' ? { ...question, critical: true } : question
/** BAS-1 with a second critical question: being thanked on leaving. */
const definition: QuestionnaireDefinition = {
  ...bas1,
  code: 'TWO-CRITICAL',
  sections: bas1.sections.map((section) => ({ ...section, questions: section.questions.map(twoCritical) })),
}
const { rows: published } = await here.owner.query<{ id: string }>(
  `insert into app.questionnaires (code, version, evaluation_type, definition) values ('TWO-CRITICAL', 1, 'basic', $1) returning id`,
  [JSON.stringify(definition)],
)

const comment = 'A cockroach ran under the counter at 20:15.'
const failing = (key: string) => save(key, false, { comment })

/** A client with two contacts, and a report of one of its branches in which these critical questions failed. */
async function handedIn(...failed: string[]): Promise<{ client: Actor; shopper: Actor; reportId: string }> {
  const [client, shopper] = [await here.client(), await here.shopper()]
  for (const name of ['area', 'owner'])
    await here.owner.query(
      `insert into app.alert_people (client_id, name, email, language, created_by) values ($1, $2, $3, 'en', $1)`,
      [client.id, name, `${name}-${client.id}@example.com`],
    )
  const reportId = await begunVisit(here, shopper, { client })
  await here.owner.query('update app.mystery_shopping_reports set questionnaire_id = $2 where id = $1', [
    reportId,
    published[0]!.id,
  ])
  await fillReport(shopper, reportId, failed.map(failing))
  await submit(shopper, reportId)
  return { client, shopper, reportId }
}

const alertsOf = async (reportId: string) => {
  const { rows } = await here.owner.query(
    'select number, state, questions, note, decided_by from app.report_alerts where report_id = $1 order by number',
    [reportId],
  )
  return rows
}

/** Runs every pending announcement of this report twice; returns recipients and kinds. */
async function mailsOf(client: Actor, reportId: string): Promise<string[]> {
  const { rows: alerts } = await here.owner.query<{ id: string }>(
    'select id from app.report_alerts where report_id = $1',
    [reportId],
  )
  for (const { id } of [...alerts, ...alerts]) await tellAlert({ alertId: id })
  const { rows } = await here.owner.query<{ mail: string }>(
    `select split_part(to_address, '-', 1) || ' ' || (select string_agg(k, '+' order by k) from unnest($2::text[], $3::text[]) q(k, words)
       where position(words in body) > 0) as mail
     from app.emails where kind = 'report.alert' and to_address like $1 order by id`,
    [
      `%${client.id}@example.com`,
      ['Q16', 'Q18'],
      ['Q16', 'Q18'].map(
        (key) =>
          toldOf(
            allQuestions(definition).find((question) => question.key === key)!,
            false,
          )!.sentence.en,
      ),
    ],
  )
  return rows.map(({ mail }) => mail).toSorted()
}

const change = (questionKey: string, value: boolean) => ({
  questionKey,
  value,
  notApplicable: false,
  naReason: '',
  comment: value ? '' : comment,
})
const correct = async (actor: Actor, reportId: string, key: string, value: boolean, reason = 'The photo shows it.') =>
  correctAnswer(actor, { ...(await seen(here, reportId)), ...change(key, value), reason })
const decide = (reportId: string, questions: string[], outcome: 'send' | 'dismiss' = 'send', note = '') =>
  decideAlert(editor, { reportId, questions, outcome, note })

test('a correction that makes another answer critical after an alert was sent reaches the chosen people as well, once', async () => {
  const { client, reportId } = await handedIn('Q16')
  await decide(reportId, ['Q16'])
  expect(await mailsOf(client, reportId)).toEqual(['area Q16', 'owner Q16'])
  await startReview(editor, await seen(here, reportId))
  await correct(editor, reportId, 'Q18', false)
  expect(await alertsOf(reportId)).toMatchObject([
    { number: 1, state: 'sent', questions: ['Q16'] },
    { number: 2, state: 'waiting', questions: ['Q18'] },
  ])
  expect(await readAlerts(editor, reportId, 'en')).toMatchObject([
    {
      state: 'waiting',
      seen: [{ key: 'Q18', comment }],
      people: [{ name: client.name }, { name: 'area' }, { name: 'owner' }],
    },
    { state: 'sent', seen: [{ key: 'Q16' }] },
  ])
  await decide(reportId, ['Q18'])
  await expect(decide(reportId, ['Q18'])).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await raiseAlert({ reportId, questions: 'Q16 Q18' })
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  expect(await alertsOf(reportId)).toHaveLength(2)
  expect(await mailsOf(client, reportId)).toEqual(['area Q16', 'area Q18', 'owner Q16', 'owner Q18'])
  const { rows } = await here.owner.query<{ id: string }>(
    'select id from app.report_alerts where report_id = $1 and number = 2',
    [reportId],
  )
  expect((await readClientAlert(client, rows[0]!.id, 'en')).seen).toMatchObject([{ key: 'Q18', comment }])
})

test('what nobody decided before the release is sent with it, also when it came to light only in the last correction', async () => {
  const { client, reportId } = await handedIn()
  expect(await alertsOf(reportId)).toEqual([])
  await startReview(editor, await seen(here, reportId))
  await correct(editor, reportId, 'Q18', false)
  expect(await storedReport(here, reportId)).toMatchObject({ has_critical: true })
  expect(await alertsOf(reportId)).toMatchObject([{ state: 'waiting', questions: ['Q18'] }])
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  expect(await alertsOf(reportId)).toMatchObject([{ state: 'sent', decided_by: editor.id }])
  expect(await mailsOf(client, reportId)).toEqual(['area Q18', 'owner Q18'])
})

test('a failure that a correction takes away leaves the alert that waits, and nobody hears of it', async () => {
  const { client, reportId } = await handedIn('Q16', 'Q18')
  await startReview(editor, await seen(here, reportId))
  await correct(editor, reportId, 'Q16', true, 'A leaf, as the photo shows.')
  expect(await alertsOf(reportId)).toMatchObject([{ state: 'waiting', questions: ['Q18'] }])
  await expect(decide(reportId, ['Q16', 'Q18'])).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await correct(editor, reportId, 'Q18', true, 'The voice note says so.')
  expect(await alertsOf(reportId)).toMatchObject([{ state: 'dismissed', note: 'The voice note says so.' }])
  expect(await storedReport(here, reportId)).toMatchObject({ has_critical: false })
  await correct(editor, reportId, 'Q18', false, 'No: it says the opposite.')
  expect(await alertsOf(reportId)).toMatchObject([{ state: 'dismissed' }, { state: 'waiting', questions: ['Q18'] }])
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  expect(await mailsOf(client, reportId)).toEqual(['area Q18', 'owner Q18'])
})

test('what a shopper adds after an alert was sent gets an alert of its own, and one that was told is not told again', async () => {
  const { client, shopper, reportId } = await handedIn('Q16')
  await decide(reportId, ['Q16'])
  await startReview(editor, await seen(here, reportId))
  await requestRevision(editor, { ...(await seen(here, reportId)), reason: 'Say more.', questions: ['Q18'] })
  await here.owner.query(
    `update app.report_answers set value = 'false', comment = $2, saved_at = now() where report_id = $1 and question_key = 'Q18'`,
    [reportId, comment],
  )
  await submit(shopper, reportId)
  const [job] = (await here.waitingJobs('alerts.raise')).filter((one) => one['reportId'] === reportId).slice(-1)
  await Promise.all([raiseAlert(job as never), raiseAlert(job as never)])
  expect(await alertsOf(reportId)).toMatchObject([{ state: 'sent' }, { state: 'waiting', questions: ['Q18'] }])
  await correct(editor, reportId, 'Q16', true)
  await correct(editor, reportId, 'Q16', false)
  await decide(reportId, ['Q18'])
  expect(await mailsOf(client, reportId)).toEqual(['area Q16', 'area Q18', 'owner Q16', 'owner Q18'])
})

test('an upheld dispute that turns an answer into a critical failure tells the chosen people at once: a second editor has checked it', async () => {
  const { client, reportId } = await handedIn()
  await startReview(editor, await seen(here, reportId))
  await releaseReport(editor, { ...(await seen(here, reportId)), grades })
  const disputeId = await disputed(client, reportId, 'Q16')
  await decideDispute(second, {
    disputeId,
    version: (await seen(here, reportId)).version,
    outcome: 'upheld',
    decision: 'The client is right, and it is worse than that.',
    correction: change('Q16', false),
  })
  expect(await alertsOf(reportId)).toMatchObject([{ number: 1, state: 'sent', decided_by: second.id }])
  expect(await mailsOf(client, reportId)).toEqual(['area Q16', 'owner Q16'])
})
