import { expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { correctAnswer } from '#/features/reporting/editing/correct-answer.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { grades, reportIn, reviewedReport, seen } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readDeskTexts } from './read-desk-texts.server.ts'
import { saveTranslation } from './save-translation.server.ts'

const here = await world()
const editor = await here.admin()
const second = await here.admin()
const client = await here.client()
const shopper = await here.shopper()
const comment = 'Nobody greeted us for 4 minutes.'
const translated = 'لم يرحب بنا أحد مدة 4 دقائق.'
const changed = [save('Q6', false, { comment })]

const reviewed = () => reviewedReport(here, editor, { client, shopper, changed })
const wanted = (reportId: string, of: Partial<Parameters<typeof saveTranslation>[1]> = {}) => ({
  reportId,
  questionKey: 'Q6',
  field: 'comment' as const,
  original: comment,
  version: 0,
  text: translated,
  ...of,
})
const release = async (reportId: string) => releaseReport(editor, { ...(await seen(here, reportId)), grades })
const shownTo = async (actor: Actor, reportId: string, lang: 'en' | 'ar') => {
  const { sections } = await readClientReport(actor, reportId, lang)
  const question = sections.flatMap(({ questions }) => questions).find(({ key }) => key === 'Q6')!
  return { comment: question.comment, told: question.told?.comment }
}
const onDesk = async (reportId: string) =>
  (await readDeskTexts(editor, reportId)).texts.find(
    ({ questionKey, field }) => questionKey === 'Q6' && field === 'comment',
  )

test('each reader sees the own language, and the original of it', async () => {
  const reportId = await reviewed()
  expect(await onDesk(reportId)).toMatchObject({ text: comment, lang: 'en', state: 'none', version: 0 })
  await saveTranslation(editor, wanted(reportId))
  expect(await onDesk(reportId)).toMatchObject({ translated, state: 'made', version: 1 })
  await release(reportId)
  expect(await shownTo(client, reportId, 'en')).toEqual({ comment, told: null })
  expect(await shownTo(client, reportId, 'ar')).toEqual({ comment, told: { lang: 'en', text: translated } })
})

test('a report is released without translations, which can be added later', async () => {
  const reportId = await reviewed()
  await release(reportId)
  expect(await shownTo(client, reportId, 'ar')).toEqual({ comment, told: { lang: 'en', text: null } })
  await saveTranslation(second, wanted(reportId))
  expect(await shownTo(client, reportId, 'ar')).toEqual({ comment, told: { lang: 'en', text: translated } })
})

test('a corrected original loses its translation, which the editor finds to begin with', async () => {
  const reportId = await reviewed()
  await saveTranslation(editor, wanted(reportId))
  const corrected = 'Nobody greeted us for 5 minutes.'
  const answer = { questionKey: 'Q6', value: false, notApplicable: false, naReason: '', comment: corrected }
  await correctAnswer(editor, { ...(await seen(here, reportId)), reason: 'By the stamps', ...answer })
  expect(await onDesk(reportId)).toMatchObject({ text: corrected, translated, state: 'former', version: 0 })
  await expect(saveTranslation(editor, wanted(reportId))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await release(reportId)
  expect(await shownTo(client, reportId, 'ar')).toEqual({ comment: corrected, told: { lang: 'en', text: null } })
  const text = 'لم يرحب بنا أحد مدة 5 دقائق.'
  await saveTranslation(editor, wanted(reportId, { original: corrected, text }))
  expect(await shownTo(client, reportId, 'ar')).toEqual({ comment: corrected, told: { lang: 'en', text } })
})

test('of two editors one is told', async () => {
  const reportId = await reviewed()
  const writes = [editor, second].map((actor) => saveTranslation(actor, wanted(reportId)))
  const results = await Promise.allSettled(writes)
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await saveTranslation(second, wanted(reportId, { version: 1, text: 'لم يرحب بنا أحد طوال 4 دقائق.' }))
  await expect(saveTranslation(editor, wanted(reportId, { version: 1 }))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('line ends of a form do not make another original', async () => {
  const lines = 'Nobody greeted us.\nThe lights were off.'
  const reportId = await reviewedReport(here, editor, {
    client,
    shopper,
    changed: [save('Q6', false, { comment: lines })],
  })
  await saveTranslation(editor, wanted(reportId, { original: lines.replace('\n', '\r\n'), text: 'أ\r\nب' }))
  expect(await onDesk(reportId)).toMatchObject({ translated: 'أ\nب', state: 'made' })
})

test.each(['submitted', 'rejected', 'revision_requested'] as const)(
  'a report that is %s takes none',
  async (status) => {
    const reportId = await reportIn(status, here, editor, { client, changed })
    await expect(saveTranslation(editor, wanted(reportId))).rejects.toMatchObject({ code: 'report.step-refused' })
  },
)

test('only editors write and read translations on the desk; clients read those of released reports', async () => {
  const reportId = await reviewed()
  for (const stranger of [client, shopper, await here.freelancer()]) {
    await expect(saveTranslation(stranger, wanted(reportId))).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readDeskTexts(stranger, reportId)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await saveTranslation(editor, wanted(reportId))
  const rowsOf = (actor: Actor) =>
    readAs(actor, (db) =>
      db.selectFrom('report_translations').select('text').where('report_id', '=', reportId).execute(),
    )
  expect(await rowsOf(client)).toEqual([])
  await release(reportId)
  expect(await rowsOf(client)).toEqual([{ text: translated }])
  expect(await rowsOf(await here.client())).toEqual([])
  await expect(rowsOf(shopper)).rejects.toThrow(/permission denied/)
})

test('a proposal that no editor has confirmed is read by no client', async () => {
  const reportId = await reviewed()
  await saveTranslation(editor, wanted(reportId))
  await here.owner.query(
    `update app.report_translations set origin = 'proposed', confirmed_at = null where report_id = $1`,
    [reportId],
  )
  await release(reportId)
  expect(await shownTo(client, reportId, 'ar')).toEqual({ comment, told: { lang: 'en', text: null } })
  expect(await onDesk(reportId)).toMatchObject({ state: 'proposed', version: 1 })
  await saveTranslation(editor, wanted(reportId, { version: 1 }))
  expect(await shownTo(client, reportId, 'ar')).toEqual({ comment, told: { lang: 'en', text: translated } })
})
