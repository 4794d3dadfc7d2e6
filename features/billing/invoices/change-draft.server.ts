import type { Tx } from '#/db/database.server.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { PaymentMeans } from '#/domain/tax-document.ts'
import { now } from '#/platform/clock.ts'

export type DraftFacts = {
  suppliedOn: Day
  suppliedUntil: Day | null
  dueOn: Day | null
  note: string | null
  means: PaymentMeans
}

/** Sets the facts of a draft besides its lines. The caller holds the lock of the draft, here and below. */
export const setDraftFacts = (tx: Tx, draftId: string, facts: DraftFacts) =>
  tx
    .updateTable('invoices')
    .set({
      supplied_on: facts.suppliedOn,
      supplied_until: facts.suppliedUntil,
      due_on: facts.dueOn,
      note: facts.note,
      means: facts.means,
    })
    .where('id', '=', draftId)
    .execute()

/** Sets the version, so that edits of an older version are refused. */
export const setDraftVersion = (tx: Tx, draftId: string, version: number) =>
  tx.updateTable('invoices').set({ version, updated_at: now() }).where('id', '=', draftId).execute()

export const setDraftDueDay = (tx: Tx, draftId: string, due: { due_on: Day; version: number }) =>
  tx.updateTable('invoices').set(due).where('id', '=', draftId).execute()

type Supply = { supplied_on: Day; supplied_until: Day | null; version: number }

/** Sets the period of supply, which grows with the lines of the draft. */
export const setDraftSupply = (tx: Tx, draftId: string, supply: Supply) =>
  tx
    .updateTable('invoices')
    .set({ ...supply, updated_at: now() })
    .where('id', '=', draftId)
    .execute()

/** Deletes a draft; its visits can be billed again. */
export async function deleteDraftRows(tx: Tx, draftId: string): Promise<void> {
  await tx.deleteFrom('billed_visits').where('invoice_id', '=', draftId).execute()
  await tx.deleteFrom('invoices').where('id', '=', draftId).execute()
}

type Billed = { requestId: string; clientId: string; invoiceId: string; isWithinPlan: boolean }

/** Records the draft that bills these visits. */
export const insertBilledVisits = (tx: Tx, visits: readonly Billed[]) =>
  tx
    .insertInto('billed_visits')
    .values(
      visits.map(({ requestId, clientId, invoiceId, isWithinPlan }) => ({
        request_id: requestId,
        client_id: clientId,
        invoice_id: invoiceId,
        within_plan: isWithinPlan,
      })),
    )
    .execute()

/** Frees a visit of a draft for billing; undefined when the draft does not bill it. */
export const freeBilledVisit = (tx: Tx, draftId: string, requestId: string) =>
  tx
    .deleteFrom('billed_visits')
    .where('request_id', '=', requestId)
    .where('invoice_id', '=', draftId)
    .returning(['client_id', 'within_plan'])
    .executeTakeFirst()
