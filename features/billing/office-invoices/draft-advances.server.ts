import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { grossOf } from '#/domain/billing/advances.ts'
import { prepaidProblems } from '#/domain/billing/tax-rules.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import { dropAdvance, readPrepaid, useAdvance } from '#/features/billing/invoices/advances.server.ts'
import { taxLineOf } from '#/features/billing/invoices/draft.server.ts'
import { readDraftLines } from './draft-lines.server.ts'
import { changeDraft, logDraft, type Seen } from './draft-steps.server.ts'

const numberOf = async (tx: Tx, advanceId: string) =>
  (await tx.selectFrom('invoices').select('number').where('id', '=', advanceId).executeTakeFirst())?.number ?? null

/**
 * Deducts an amount with tax of a paid prepayment on an invoice's draft, in place of an earlier amount of the same one.
 * The draft holds it until it is issued, deleted, or the prepayment is taken off. Throws `not-found` for another
 * client's, `advance.not-here`, `advance.nothing-open`, `advance.too-much`, and an error at `amount` above what the
 * invoice has in lines with the same kind of tax.
 */
export const deductAdvance = async (
  actor: Actor,
  seen: Seen,
  { advanceId: typed, amount }: { advanceId: string; amount: Halalas },
): Promise<void> =>
  changeDraft(actor, seen, async (tx, draft) => {
    if (draft.kind !== 'invoice') throw new AppError('advance.not-here')
    const advanceId = recordId(typed)
    const use = { draft: { id: draft.id, clientId: draft.client_id }, advanceId, amount, actorId: actor.id }
    const part = await useAdvance(tx, use)
    const lines = (await readDraftLines(tx, draft.id)).map(taxLineOf)
    const prepaid = await readPrepaid(tx, draft.id)
    if (prepaidProblems({ kind: 'invoice', lines, prepaid }).length > 0)
      throw new AppError('bad-request', {}, { amount: 'advance-above-due' })
    const after = { advance: await numberOf(tx, advanceId), amount: grossOf(part) }
    await logDraft(tx, actor, draft, { action: 'invoices.deduct-advance', after })
  })

/** Takes a prepayment off an invoice's draft; other invoices can deduct it again. */
export const undeductAdvance = async (actor: Actor, seen: Seen, typedAdvanceId: string): Promise<void> =>
  changeDraft(actor, seen, async (tx, draft) => {
    const advanceId = recordId(typedAdvanceId)
    if (!(await dropAdvance(tx, draft.id, advanceId))) throw new AppError('changed-meanwhile')
    const before = { advance: await numberOf(tx, advanceId) }
    await logDraft(tx, actor, draft, { action: 'invoices.undeduct-advance', before })
  })
