import { beforeAll, expect, test } from 'vitest'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import { fixKey, withManagerSignature } from '#/content/questionnaires/manager-signature.ts'
import type { Actor } from '#/domain/actor.ts'
import { answerProblems } from '#/domain/answer-problems.ts'
import { visibleQuestions } from '#/domain/questionnaire.ts'
import { settleByVisit } from '#/features/reporting/corrective-actions/after-visit.server.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { putRightOf } from '#/features/reporting/corrective-actions/put-right.server.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { auditSteps } from './bought-audit-setup.ts'
import { newBranch, save } from './visits.ts'
import { type World, world } from './world.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})
const { releasedAudit } = auditSteps(
  () => w,
  () => admin,
)
const comment = 'The green board was used for raw chicken today.'
const definition = withManagerSignature(boh1)
const answer = (questionKey: string, value: boolean | string | { readings: { place: string; value: number }[] }) => ({
  questionKey,
  value,
  notApplicable: false,
  naReason: '',
  comment,
  photos: 0,
})

test.each([
  ['a no', [answer('C2', false)], ['C2']],
  ['a yes', [answer('C2', true)], []],
  ['a reading beyond the grey band', [answer('B1', { readings: [{ place: 'Line', value: 9 }] })], ['B1']],
  ['a reading in the grey band', [answer('B1', { readings: [{ place: 'Line', value: 6.2 }] })], []],
] as const)('after %s the end of an audit asks whether it was put right', (_case, answers, asked) => {
  const shown = visibleQuestions(definition, answers).map(({ key }) => key)
  expect(shown.filter((key) => key.startsWith('FIX-'))).toEqual(asked.map(fixKey))
})

test('what was put right needs words and a photo together, and counts only while the answer fails', () => {
  const fixed = [answer('C2', false), answer(fixKey('C2'), 'A clean board was taken.')]
  const problems = (answers: typeof fixed) =>
    answerProblems(definition, answers).filter(({ questionKey }) => questionKey === fixKey('C2'))
  expect(problems([answer('C2', false)])).toEqual([])
  expect(problems(fixed)).toEqual([{ questionKey: fixKey('C2'), problem: 'photo_required' }])
  expect(putRightOf(definition, fixed)).toMatchObject([{ question: { key: 'C2' }, note: 'A clean board was taken.' }])
  expect(putRightOf(definition, [answer('C2', true), fixed[1]!])).toEqual([])
})

test('it opens the action as done with its photo, for the company to verify, once', { timeout: 120_000 }, async () => {
  const client = await w.client()
  const branchId = await newBranch(w, client)
  const manager = await w.member(client, [{ role: 'manager', node: branchId }])
  const stranger = await w.client()
  const fix = save(fixKey('C2'), 'A clean board was taken, the other one was washed.')
  const reportId = await releasedAudit(client, branchId, [save('C2', false, { comment }), fix])
  await settleByVisit({ reportId })
  await settleByVisit({ reportId })
  const { rows } = await w.owner.query<{ id: string; status: string; priority: string; version: number }>(
    'select id, status, priority, version from app.report_actions where report_id = $1',
    [reportId],
  )
  expect(rows).toEqual([{ id: expect.any(String), status: 'done', priority: expect.any(String), version: 2 }])
  const id = rows[0]!.id
  const action = await readCorrectiveAction(manager, id, 'en')
  expect(action).toMatchObject({
    status: 'done',
    verification: null,
    questionKey: 'C2',
    doneNote: fix.value,
    verifying: 'may',
    photos: [{}],
  })
  expect(action.events.map(({ step }) => step)).toEqual(['finish', 'open'])
  await expect(readCorrectiveAction(stranger, id, 'en')).rejects.toMatchObject({ code: 'not-found' })

  const report = await readClientReport(client, reportId, 'en')
  expect(report.score).toBeLessThan(100)
  expect(report.findings.find(({ key }) => key === 'C2')!.putRight).toMatchObject({
    given: { kind: 'text', text: fix.value },
    photos: [{}],
  })

  // the photo of the action is a file of its own
  const { rows: files } = await w.owner.query<{ purpose: string }>(
    `select f.purpose from app.report_attachments t join app.files f on f.id = t.file_id where t.action_id = $1`,
    [id],
  )
  expect(files).toEqual([{ purpose: 'action_proof' }])
  await moveCorrectiveAction(manager, { actionId: id, version: 2, step: 'verify', note: '', rootCause: '' })
  expect(await readCorrectiveAction(manager, id, 'en')).toMatchObject({ status: 'verified' })
})
