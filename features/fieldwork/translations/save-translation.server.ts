import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { otherLang } from '#/domain/text.ts'
import { type OwnText, type TextField, translationOf } from '#/domain/translation.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { isTranslatable, readTexts, type StoredTranslation } from './texts-of-report.server.ts'

export type NewTranslation = {
  reportId: string
  questionKey: string
  field: TextField
  /** The original as the editor saw it. */
  original: string
  /** Version of the translation that the editor saw; 0 without one. */
  version: number
  text: string
}

const lines = (text: string): string => text.replace(/\r\n?/g, '\n')

/**
 * Writes the other language of one text, or confirms what the language model proposed. Throws `changed-meanwhile` when the
 * original or its translation is another one than the editor saw.
 */
export async function saveTranslation(actor: Actor, { reportId, ...wanted }: NewTranslation): Promise<void> {
  authorize(actor, 'reports.correct')
  const written = lines(wanted.text).trim()
  if (written === '') throw new AppError('report.answer-invalid', {}, { text: 'translation' })
  await asActor(actor, async (tx) => {
    const { report, texts, translations } = await readTexts(tx, reportId)
    if (!isTranslatable(report.status))
      throw new AppError('report.step-refused', { step: 'translate', status: report.status })
    const text = texts.find(({ questionKey, field }) => questionKey === wanted.questionKey && field === wanted.field)
    if (!text) throw new AppError('not-found')
    if (lines(text.text).trim() !== lines(wanted.original).trim()) throw new AppError('changed-meanwhile')
    const stored = translationOf(translations, text)
    if ((stored?.version ?? 0) !== wanted.version) throw new AppError('changed-meanwhile')
    if (stored?.confirmed && stored.text === written) return
    const done = stored ? await change(tx, actor, stored, written) : await add(tx, actor, report, text, written)
    if (!done) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'reports.translate',
      entity: 'report',
      entityId: report.id,
      clientId: report.clientId,
      // why without the text: the log outlives the report of a company that closes
      after: { question: text.questionKey, field: text.field, lang: otherLang(text.lang) },
    })
  })
}

async function add(tx: Tx, actor: Actor, report: { id: string; clientId: string }, of: OwnText, text: string) {
  const row = await tx
    .insertInto('report_translations')
    .values({
      report_id: report.id,
      client_id: report.clientId,
      question_key: of.questionKey,
      field: of.field,
      lang: otherLang(of.lang),
      original: of.text,
      text,
      origin: 'typed',
      made_by: actor.id,
      made_at: now(),
      confirmed_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function change(tx: Tx, actor: Actor, { id, version }: StoredTranslation, text: string) {
  const row = await tx
    .updateTable('report_translations')
    .set({ text, version: version + 1, made_by: actor.id, made_at: now(), confirmed_at: now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
