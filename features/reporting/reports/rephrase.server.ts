import { asSystem } from '#/db/database.server.ts'
import { readerOfCompany } from '#/domain/actor.ts'
import { langs } from '#/domain/text.ts'
import { setWording } from '#/features/fieldwork/visits/change-report.server.ts'
import type { Rephrased } from '#/features/reporting/insights/rephrased.ts'
import { rewordSentences } from '#/features/reporting/insights/reword.server.ts'
import { log } from '#/platform/log.server.ts'
import { readClientReport } from './read-client-report.server.ts'

/**
 * Has the language model reword the summary of a released revision in both languages, and stores what passed the check.
 */
export async function rephraseReport({ reportId, revision }: { reportId: string; revision: number }): Promise<void> {
  const row = await asSystem('a job rephrases the summary of a released report', (tx) =>
    tx
      .selectFrom('mystery_shopping_reports as r')
      .select(['r.revision', 'r.client_id'])
      .where('r.id', '=', reportId)
      .where('r.status', 'in', ['released', 'disputed', 'locked'])
      .executeTakeFirst(),
  )
  if (!row || row.revision !== revision) return
  // why: a retry would reword the reworded text.
  await keep(reportId, revision, null)
  // why: reads as the client, to get exactly the client's sentences
  const reader = readerOfCompany(row.client_id)
  const rephrased: Rephrased = { revision, en: [], ar: [] }
  for (const lang of langs) {
    const { summary } = await readClientReport(reader, reportId, lang)
    const { accepted, refused } = await rewordSentences(summary, lang)
    rephrased[lang] = accepted
    for (const { problem } of refused) log.warn('a wording of the language model was refused', { reason: problem })
  }
  await keep(reportId, revision, rephrased)
}

const keep = (reportId: string, revision: number, rephrased: Rephrased | null): Promise<unknown> =>
  asSystem('a job stores the rephrased summary with its revision', (tx) =>
    setWording(tx, reportId, revision, rephrased && JSON.stringify(rephrased)),
  )
