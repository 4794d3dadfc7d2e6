import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { otherLang } from '#/domain/text.ts'
import { type OwnText, type TextField, translationOf } from '#/domain/translation.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { isTranslatable, readTexts, type ReportTexts, type StoredTranslation } from './texts-of-report.server.ts'

export type NewTranslation = {
  questionKey: string
  field: TextField
  /** The original as the editor saw it. */
  original: string
  /** Version of the translation that the editor saw; 0 without one. */
  version: number
  text: string
}

const lines = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/**
 * Writes the other language of texts of one report, or confirms what the language model proposed. Throws `changed-meanwhile`
 * when an original or its translation is another one than the editor saw.
 */
export async function saveTranslations(
  actor: Actor,
  { reportId, texts: wanted }: { reportId: string; texts: readonly NewTranslation[] },
): Promise<void> {
  authorize(actor, 'reports.correct')
  if (wanted.some(({ text }) => lines(text) === ''))
    throw new AppError('report.answer-invalid', {}, { text: 'translation' })
  await asActor(actor, async (tx) => {
    const read = await readTexts(tx, reportId)
    const { report } = read
    if (!isTranslatable(report.status))
      throw new AppError('report.step-refused', { step: 'translate', status: report.status })
    const done: OwnText[] = []
    for (const one of wanted) done.push(...(await saveOne(tx, actor, read, one)))
    if (done.length === 0) return
    await recordActivity(tx, actor, {
      action: 'reports.translate',
      entity: 'report',
      entityId: report.id,
      clientId: report.clientId,
      // why without the texts: the log outlives the reports of a company that closes
      after: { texts: done.map(({ questionKey, field, lang }) => ({ questionKey, field, lang: otherLang(lang) })) },
    })
  })
}

/** The text that was written; none when it says what is stored already. */
async function saveOne(tx: Tx, actor: Actor, read: ReportTexts, wanted: NewTranslation): Promise<OwnText[]> {
  const { report, texts, translations } = read
  const text = texts.find(({ questionKey, field }) => questionKey === wanted.questionKey && field === wanted.field)
  if (!text) throw new AppError('not-found')
  if (lines(text.text) !== lines(wanted.original)) throw new AppError('changed-meanwhile')
  const written = lines(wanted.text)
  const stored = translationOf(translations, text)
  if ((stored?.version ?? 0) !== wanted.version) throw new AppError('changed-meanwhile')
  if (stored?.confirmed && stored.text === written) return []
  const isWritten = stored ? await change(tx, actor, stored, written) : await add(tx, actor, report, text, written)
  if (!isWritten) throw new AppError('changed-meanwhile')
  return [text]
}

/** One of them, as the form of the desk sends it. */
export const saveTranslation = (
  actor: Actor,
  { reportId, questionKey, field, original, version, text }: NewTranslation & { reportId: string },
): Promise<void> => saveTranslations(actor, { reportId, texts: [{ questionKey, field, original, version, text }] })

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
