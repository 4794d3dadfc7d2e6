import type { Tx } from '#/db/database.server.ts'
import type { Translation } from '#/domain/translation.ts'

/** Confirmed translations of a report's texts, also those of earlier wordings, which older revisions show. */
export async function selectTranslations(tx: Tx, reportId: string): Promise<Translation[]> {
  const rows = await tx
    .selectFrom('report_translations')
    .select(['question_key', 'field', 'lang', 'original', 'text'])
    .where('report_id', '=', reportId)
    .where('confirmed_at', 'is not', null)
    .execute()
  return rows.map(({ question_key, ...row }) => ({ ...row, questionKey: question_key }))
}
