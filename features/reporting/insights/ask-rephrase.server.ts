import type { Tx } from '#/db/database.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { hasLanguageModel } from '#/platform/language-model.server.ts'

/** Enqueues rewording a revision's summary by the language model, if configured, in the transaction that creates it. */
export async function askToRephrase(tx: Tx, about: { reportId: string; revision: number }): Promise<void> {
  if (hasLanguageModel()) await enqueue(tx, 'insights.rephrase', about)
}
