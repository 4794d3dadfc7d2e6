import type { Tx } from '#/db/database.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { hasLanguageModel } from '#/platform/language-model.server.ts'

/** In the transaction that makes a revision: its summary is to be worded by the language model, where there is one. */
export async function askToRephrase(tx: Tx, about: { reportId: string; revision: number }): Promise<void> {
  if (hasLanguageModel()) await enqueue(tx, 'insights.rephrase', about)
}
