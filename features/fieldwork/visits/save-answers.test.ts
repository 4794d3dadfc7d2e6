import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerProblems } from '#/domain/answer-problems.ts'
import { type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { begunVisit, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { answersForRules } from './answer.ts'
import { readReportForm } from './read-report-form.server.ts'
import { saveAnswers } from './save-answers.server.ts'
import { saveSection } from './save-section.server.ts'

const here = await world()
const answersOf = async (shopper: Awaited<ReturnType<typeof here.shopper>>, reportId: string) =>
  (await readReportForm(shopper, reportId)).answers

test('an answer is stored with its comment and read back as it was given', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const saves = [
    save('Q6', false, { comment: 'لم يُعرض أي اقتراح أثناء الطلب' }),
    save('Q1', 0.5),
    save('Q15', null, { notApplicable: true, naReason: 'No restroom' }),
    save('items_ordered', 'Flat white \ud83d\ude00'),
  ]
  expect(await saveAnswers(shopper, { reportId, saves })).toEqual(
    saves.map(({ saveId }) => ({ saveId, outcome: 'saved', version: 1 })),
  )
  const answers = await answersOf(shopper, reportId)
  expect(answers.toSorted((a, b) => a.questionKey.localeCompare(b.questionKey))).toEqual([
    {
      questionKey: 'items_ordered',
      value: 'Flat white \ud83d\ude00',
      notApplicable: false,
      naReason: '',
      comment: '',
      version: 1,
    },
    { questionKey: 'Q1', value: 0.5, notApplicable: false, naReason: '', comment: '', version: 1 },
    { questionKey: 'Q15', value: null, notApplicable: true, naReason: 'No restroom', comment: '', version: 1 },
    {
      questionKey: 'Q6',
      value: false,
      notApplicable: false,
      naReason: '',
      comment: 'لم يُعرض أي اقتراح أثناء الطلب',
      version: 1,
    },
  ])
})

test('the same save twenty times at once is applied once', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const one = save('Q2', 4)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => saveAnswers(shopper, { reportId, saves: [one] })))
  expect(outcomes.flat()).toEqual(
    Array.from({ length: 20 }, () => ({ saveId: one.saveId, outcome: 'saved', version: 1 })),
  )
  expect(await answersOf(shopper, reportId)).toMatchObject([{ questionKey: 'Q2', value: 4, version: 1 }])
})

test('of twenty different answers made on the same one, one is stored and the others learn which', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => saveAnswers(shopper, { reportId, saves: [save('Q1', index)] })),
  )
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'saved')).toHaveLength(1)
  const [stored] = await answersOf(shopper, reportId)
  for (const outcome of outcomes.flat())
    if (outcome.outcome === 'stale')
      expect(outcome.current).toMatchObject({ questionKey: 'Q1', value: stored!.value, version: 1 })
})

test('a save made on an older answer changes nothing and gets the stored one', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await saveAnswers(shopper, { reportId, saves: [save('Q2', 4)] })
  await saveAnswers(shopper, { reportId, saves: [save('Q2', 3, { baseVersion: 1 })] })
  const late = save('Q2', 2, { baseVersion: 1, comment: 'They looked away all the time' })
  expect(await saveAnswers(shopper, { reportId, saves: [late] })).toEqual([
    {
      saveId: late.saveId,
      outcome: 'stale',
      current: { questionKey: 'Q2', value: 3, notApplicable: false, naReason: '', comment: '', version: 2 },
    },
  ])
  expect(await answersOf(shopper, reportId)).toMatchObject([{ value: 3, version: 2 }])
})

test('a late save with the content that is stored already is no conflict', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await saveAnswers(shopper, { reportId, saves: [save('Q2', 4)] })
  expect(await saveAnswers(shopper, { reportId, saves: [save('Q2', 4)] })).toMatchObject([
    { outcome: 'saved', version: 1 },
  ])
})

test('one bad answer in a batch is refused and the others are stored', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const bad = [
    save('Z99', true),
    save('__proto__', true),
    save('Q2', 6),
    save('Q2', 4.5),
    save('Q2', 'yes'),
    save('Q6', 1),
    save('Q1', -1),
    save('Q1', 601),
    save('receipt_total', 10.123),
    save('likelihood', 11),
    save('Q6', true, { notApplicable: true }),
    save('Q6', true, { comment: 'x'.repeat(5001) }),
    save('Q15', 3, { naReason: 'x'.repeat(1001) }),
    save('narrative', 'x'.repeat(8001)),
  ]
  const good = save('Q18', true)
  const outcomes = await saveAnswers(shopper, { reportId, saves: [...bad, good] })
  expect(outcomes.slice(0, -1).map(({ outcome }) => outcome)).toEqual(bad.map(() => 'refused'))
  expect(outcomes.at(-1)).toMatchObject({ outcome: 'saved' })
  expect(await answersOf(shopper, reportId)).toMatchObject([{ questionKey: 'Q18', value: true }])
})

test('texts that the database cannot hold are mended, not refused', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const odd = save('fix_first', 'Queue\u0000 \ud800', { comment: 'a\u0000b', answeredAt: '0001-01-01T00:00:00Z' })
  expect(await saveAnswers(shopper, { reportId, saves: [odd] })).toMatchObject([{ outcome: 'saved' }])
  expect(await answersOf(shopper, reportId)).toMatchObject([{ value: 'Queue \ufffd', comment: 'ab' }])
})

test('an answer to a hidden question is kept but asks for nothing and counts for nothing', async () => {
  const shopper = await here.shopper()
  const { sections } = bas1
  const hiding: QuestionnaireDefinition = {
    ...bas1,
    version: 2,
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((q) => (q.key === 'Q7' ? { ...q, showIf: { question: 'Q6', is: true } } : q)),
    })),
  }
  await here.owner.query(
    `insert into app.questionnaires (code, version, evaluation_type, definition) values ('BAS-1', 2, 'basic', $1)`,
    [JSON.stringify(hiding)],
  )
  const reportId = await begunVisit(here, shopper)
  await saveAnswers(shopper, { reportId, saves: [save('Q6', false), save('Q7', false)] })
  const { definition, answers, photos } = await readReportForm(shopper, reportId)
  expect(definition.version).toBe(2)
  const keys = answerProblems(definition, answersForRules(answers, photos)).map(({ questionKey }) => questionKey)
  expect(keys).toContain('Q6')
  expect(keys).not.toContain('Q7')
})

test('a report that was handed in takes no more answers', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  for (const status of ['submitted', 'in_review', 'released', 'rejected', 'disputed', 'locked']) {
    await here.owner.query('update app.mystery_shopping_reports set status = $2 where id = $1', [reportId, status])
    await expect(saveAnswers(shopper, { reportId, saves: [save('Q2', 4)] })).rejects.toMatchObject({
      code: 'report.not-editable',
    })
  }
})

test('a section sent without scripts saves what changed, and says what cannot be read', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const form = { intent: 'section' as const, section: 'S1', next: 'S2' }
  await saveSection(shopper, reportId, {
    ...form,
    'value.Q1': '٠٫٥',
    'value.Q2': '4',
    'value.Q3': '',
    'version.Q1': '0',
    'value.Q18': 'yes',
  })
  expect(await answersOf(shopper, reportId)).toMatchObject([
    { questionKey: 'Q1', value: 0.5 },
    { questionKey: 'Q2', value: 4 },
  ])
  await expect(saveSection(shopper, reportId, { ...form, 'value.Q1': 'soon', 'value.Q2': '4' })).rejects.toMatchObject({
    code: 'report.answer-invalid',
    fields: { 'value.Q1': 'unreadable' },
  })
  await expect(
    saveSection(shopper, reportId, { ...form, 'value.Q1': '2', 'version.Q1': '0', 'value.Q2': '4' }),
  ).rejects.toMatchObject({
    code: 'report.answer-stale',
  })
  await saveSection(shopper, reportId, {
    ...form,
    'value.Q1': '2',
    'version.Q1': '1',
    'value.Q2': '4',
    'version.Q2': '1',
  })
  expect(await answersOf(shopper, reportId)).toMatchObject([
    { questionKey: 'Q1', value: 2, version: 2 },
    { questionKey: 'Q2' },
  ])
})

test('an id that is no report is not found', async () => {
  const shopper = await here.shopper()
  await expect(saveAnswers(shopper, { reportId: randomUUID(), saves: [save('Q2', 4)] })).rejects.toMatchObject({
    code: 'not-found',
  })
})
