import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { toldOf } from '#/domain/failure.ts'
import { factsOf } from '#/domain/reporting/insights.ts'
import {
  type AnswerValue,
  type Question,
  type QuestionnaireDefinition,
  scoredQuestions,
} from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { readClientAlert } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { tellAlert } from '#/features/fieldwork/alerts/tell-alert.server.ts'
import { printSummary } from '#/features/reporting/insights/print-summary.ts'
import { noticeText } from '#/features/messaging/notifications/notice.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { sampleReport } from '#/features/reporting/sample-report/sample-report.ts'
import { sampleReportData } from '#/features/reporting/sample-report/document-words.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { releasedReport } from '#/tests/reports.ts'
import { fullMarks } from '#/tests/sheets.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { planDocument, setReport } from './make-document.server.ts'

const w = await world()
const admin = await w.admin()
afterAll(closeDocuments)

type Degree = 'wholly' | 'partly'
const lowAnswer = (question: Question, degree: Degree): AnswerValue => {
  if (question.type === 'rating') return degree === 'wholly' ? 1 : 3
  return question.type === 'timing' ? question.limits[degree === 'wholly' ? 2 : 0] + 90 : false
}
const bare = (text: string): string => text.replace(/[\u2066-\u2069\u200b]/g, '')
/** Every question with the text that must be shown, and the one that must not. */
const expectedOf = (definition: QuestionnaireDefinition, degree: Degree, lang: Lang) =>
  scoredQuestions(definition).map((question) => {
    const told = toldOf(question, lowAnswer(question, degree))!
    return {
      key: question.key,
      sentence: bare(told.sentence[lang]),
      task: bare(told.task![lang]),
      asked: question.text[lang],
    }
  })

async function failedReport(
  definition: QuestionnaireDefinition,
  degree: Degree,
): Promise<{ client: Actor; id: string }> {
  const client = await w.client()
  for (const lang of langs)
    await w.owner.query(
      `insert into app.alert_people (client_id, name, email, language, created_by) values ($1, $2, $3, $2, $1)`,
      [client.id, lang, `${lang}-${client.id}@example.com`],
    )
  const changed = scoredQuestions(definition).map((question) =>
    save(question.key, lowAnswer(question, degree), { comment: 'Noticed at 20:15 beside the entrance, twice.' }),
  )
  const id = await releasedReport(w, admin, { client, type: definition.evaluationType as MysteryType, changed })
  return { client, id }
}

describe.each([fsr1, bas1])('every question of $code that fails', (definition) => {
  describe.each<Degree>(['wholly', 'partly'])('%s', async (degree) => {
    const { client, id } = await failedReport(definition, degree)

    test.each(langs)(
      'is a finding with its sentence and its task in %s, on the page and in the document',
      async (lang) => {
        const report = await readClientReport(client, id, lang)
        const { data } = await planDocument(client, id, lang)
        for (const { key, sentence, task, asked } of expectedOf(definition, degree, lang)) {
          const finding = report.findings.find((one) => one.key === key)!
          expect([finding.text, finding.sentence].map(bare), key).toEqual([sentence, sentence])
          expect(bare(finding.task!), key).toBe(task)
          expect(finding.asked).toBe(asked)
          const printed = data.findings.find((one) => one.key === key)!
          expect(bare(printed.text), key).toBe(`Olaya – ${sentence}`)
          expect(bare(printed.asked)).toContain(asked)
        }
        for (const { text } of report.summary)
          for (const { asked } of expectedOf(definition, degree, lang)) expect(text).not.toContain(asked)
      },
    )

    test.each(langs)('is told by its sentence in a summary in %s when it is all that failed', (lang) => {
      for (const [index, { key, sentence, asked }] of expectedOf(definition, degree, lang).entries()) {
        const answers = fullMarks(definition, { [key]: lowAnswer(scoredQuestions(definition)[index]!, degree) })
        const score = scoreReport(definition, answers)
        const facts = factsOf({ definition, answers, score }, [score])
        const summary = printSummary(facts, lang)
          .map(({ text }) => bare(text))
          .join('\n')
        expect(summary, key).toContain(`: ${sentence}.`)
        expect(summary, key).not.toContain(asked)
      }
    })

    test('is told by its sentence in the alert: its page, its mails and the bell', async () => {
      const alertId = randomUUID()
      const keys = scoredQuestions(definition).map(({ key }) => key)
      await w.owner.query(
        `insert into app.report_alerts (id, report_id, client_id, number, questions, state, due_at) values ($1, $2, $3, 9, $4, 'sent', now())`,
        [alertId, id, client.id, JSON.stringify(keys)],
      )
      await tellAlert({ alertId })
      const { rows } = await w.owner.query<{ kind: string; params: Record<string, string> }>(
        `select kind, params from app.notifications where profile_id = $1 and link = $2`,
        [client.id, `/client/alerts/${alertId}`],
      )
      for (const lang of langs) {
        const { seen } = await readClientAlert(client, alertId, lang)
        const mails = await w.owner.query<{ body: string }>('select body from app.emails where to_address = $1', [
          `${lang}-${client.id}@example.com`,
        ])
        const mail = bare(mails.rows.map(({ body }) => body).join('\n'))
        const bell = bare(noticeText(lang, rows[0]!))
        for (const { key, sentence, asked } of expectedOf(definition, degree, lang)) {
          expect(bare(seen.find((one) => one.key === key)!.sentence)).toBe(sentence)
          expect(mail, key).toContain(`• Olaya – ${sentence}\n`)
          expect(bell, key).toContain(sentence)
          expect(`${mail}${bell}`, key).not.toContain(asked)
        }
      }
    })
  })
})

test('an action that is opened from a finding is told by the sentence of its finding', async () => {
  const { client, id } = await failedReport(bas1, 'wholly')
  const finding = (await readClientReport(client, id, 'en')).findings.find(({ key }) => key === 'Q16')!
  const action = { id: randomUUID(), reportId: id, questionKey: 'Q16', title: finding.task!, ownerName: 'Noura' }
  await openCorrectiveAction(client, { ...action, ownerEmail: null, priority: 'critical', dueOn: null })
  for (const lang of langs)
    expect(await readCorrectiveAction(client, action.id, lang)).toMatchObject({
      title: finding.task,
      finding: bas1.sections.flatMap(({ questions }) => questions).find(({ key }) => key === 'Q16')!.failure!.sentence[
        lang
      ],
    })
})

test('the printed document holds the sentences of its findings', async () => {
  const { client, id } = await failedReport(bas1, 'wholly')
  const pages = pdfPages(Buffer.from(await setReport(await planDocument(client, id, 'en'))))
  const text = pages.join(' ').replace(/\s+/g, ' ')
  for (const { sentence } of expectedOf(bas1, 'wholly', 'en')) expect(text).toContain(sentence)
})

test('what was released by the wording of its questions stays as it was', async () => {
  const { client, id } = await failedReport(bas1, 'wholly')
  await w.owner.query(`alter table app.report_revisions disable trigger user`)
  await w.owner.query(`update app.report_revisions set findings_as = 'question' where report_id = $1`, [id])
  const report = await readClientReport(client, id, 'en')
  const asked = bas1.sections.flatMap(({ questions }) => questions)
  for (const { key, text } of asked)
    expect(report.findings.find((one) => one.key === key)).toMatchObject({
      text: text.en,
      sentence: text.en,
      asked: null,
    })
  const summary = report.summary.map(({ text }) => text).join('\n')
  expect(summary).toContain('Critical failure: “No insects, pests or foreign body were seen”.')
  expect(summary).toMatch(/Largest other loss: [\d.]+ points of the overall score for “.+”\./)
  const { data } = await planDocument(client, id, 'en')
  expect(data.findings.map(({ asked: below }) => below)).toEqual(asked.map(() => ''))
})

test.each(langs)('the sample report tells its findings by their sentences in %s', (lang) => {
  const { summary, evidence, sections } = sampleReport(lang)
  const lost = sections.flatMap(({ answers }) => answers).filter(({ sentence }) => sentence !== null)
  expect(lost.length).toBeGreaterThan(5)
  for (const { text } of lost) expect(summary.map((sentence) => sentence.text).join('\n')).not.toContain(text)
  expect(evidence.filter(({ kind }) => kind === 'answer').length).toBeGreaterThan(0)
  const { findings } = sampleReportData(lang, { en: 'Itqan', ar: 'إتقان' })
  for (const { key, sentence } of lost) expect(findings.map(({ text }) => text)).toContain(`${key} · ${sentence}`)
})
