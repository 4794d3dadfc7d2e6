import { asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { netWithin } from '#/domain/billing/advances.ts'
import { dueDay } from '#/domain/invoice.ts'
import type { LineAccount } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { hasNationalId, needsNationalId, secondReason } from '#/domain/billing/tax-rules.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { type ActivityEntry, recordActivity } from '#/features/core/activity/record.server.ts'
import { draftInvoice, type DraftLine, replaceDraftLines } from '#/features/billing/invoices/draft.server.ts'
import { readBuyer } from '#/features/billing/invoices/buyer.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { priceOf } from '#/domain/tax-document.ts'
import { vatPercent } from '#/domain/vat.ts'
import { now } from '#/platform/clock.ts'
import { readTerm } from '#/features/billing/company-details/company-settings.server.ts'
import {
  deleteDraftRows,
  type DraftFacts,
  freeBilledVisit,
  insertBilledVisits,
  setDraftDueDay,
  setDraftFacts,
  setDraftVersion,
} from '#/features/billing/invoices/change-draft.server.ts'
import { readDraftLines, type StoredLine, unplaced } from './draft-lines.server.ts'
import type { LineInput } from './form.ts'
import { mostLines } from './lists.ts'

export type Seen = { id: string; version: number }

/** Locks a draft until the transaction ends. Throws `changed-meanwhile` when its version differs from the one seen. */
async function holdDraft(tx: Tx, { id, version }: Seen) {
  const draft = await tx
    .selectFrom('invoices')
    .select(['id', 'client_id', 'purpose', 'status', 'version', 'due_on', 'kind'])
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!draft) throw new AppError('not-found')
  if (draft.status !== 'draft') throw new AppError('invoice.issued-already')
  if (draft.version !== version) throw new AppError('changed-meanwhile')
  return draft
}
type Held = Awaited<ReturnType<typeof holdDraft>>

export const logDraft = (
  tx: Tx,
  actor: Actor,
  draft: Held,
  entry: Pick<ActivityEntry, 'action' | 'after' | 'before'>,
) => recordActivity(tx, actor, { entity: 'invoice', entityId: draft.id, clientId: draft.client_id, ...entry })

/** Runs one step on a draft with the permission to issue, on the version seen, and increments the version. */
export function changeDraft(actor: Actor, seen: Seen, work: (tx: Tx, draft: Held) => Promise<void>): Promise<void> {
  authorize(actor, 'invoices.issue')
  return asSystem('only the platform writes invoices, after authorisation', async (tx) => {
    const draft = await holdDraft(tx, seen)
    await work(tx, draft)
    await setDraftVersion(tx, draft.id, seen.version + 1)
  })
}

type NewDraft = { id: string; clientId: string; suppliedOn: Day; advance?: NewAdvance }
/** Amount with tax that a client pays in advance, at the standard rate, and what for: `Arabic | English`. */
type NewAdvance = { amount: Halalas; name: string }

const linesOfNew = (advance: NewAdvance | undefined): DraftLine[] =>
  advance
    ? [
        {
          name: advance.name,
          quantity: 1,
          unitPrice: netWithin(advance.amount, vatPercent),
          account: 'advances',
        },
      ]
    : []

/** Creates a draft with manual lines, or one of a prepayment with its line. Idempotent by key. */
export async function createDraft(actor: Actor, { advance, ...input }: NewDraft): Promise<void> {
  authorize(actor, 'invoices.issue')
  const client = await readAs(actor, (db) =>
    db.selectFrom('client_profiles').select('profile_id').where('profile_id', '=', input.clientId).executeTakeFirst(),
  )
  if (!client) throw new AppError('bad-request', {}, { client: 'client' })
  await asSystem('only the platform writes invoices, after authorisation', async (tx) => {
    const known = tx.selectFrom('invoices').select('client_id').where('id', '=', input.id)
    const before = await known.executeTakeFirst()
    if (before && before.client_id !== input.clientId) throw new AppError('not-found')
    if (before) return
    const purpose = advance ? 'advance' : 'other'
    await draftInvoice(tx, { ...input, purpose, lines: linesOfNew(advance), createdBy: actor.id })
    await recordActivity(tx, actor, {
      action: 'invoices.draft',
      entity: 'invoice',
      entityId: input.id,
      clientId: input.clientId,
    })
  })
}

/** Changes the facts of a draft besides its lines. */
export const saveDraftFacts = (actor: Actor, seen: Seen, facts: DraftFacts): Promise<void> =>
  changeDraft(actor, seen, async (tx, draft) => {
    if (facts.dueOn && facts.dueOn < riyadhDay(now()))
      throw new AppError('bad-request', {}, { dueOn: 'invoice-due-past' })
    await setDraftFacts(tx, draft.id, facts)
    await logDraft(tx, actor, draft, { action: 'invoices.draft-facts', after: { ...facts } })
  })

/** Releases visits from the plan's allowance whose line on the draft is no longer free. */
async function settleVisits(tx: Tx, draftId: string, before: readonly StoredLine[], after: readonly DraftLine[]) {
  for (const { requestId, allowance } of before) {
    if (!requestId) continue
    const line = after.find((other) => other.requestId === requestId)
    const isFree = (of: Pick<DraftLine, 'allowance' | 'quantity' | 'unitPrice'>) =>
      of.allowance !== undefined && of.allowance.amount === priceOf(of.quantity, of.unitPrice)
    if (line && (isFree(line) || allowance === undefined)) continue
    const removed = await freeBilledVisit(tx, draftId, requestId)
    if (line && removed)
      await insertBilledVisits(tx, [
        { requestId, clientId: removed.client_id, invoiceId: draftId, isWithinPlan: false },
      ])
  }
}

/** Rewrites a draft's lines and frees visits no longer on them for billing. */
async function writeLines(
  tx: Tx,
  draft: Held,
  before: readonly StoredLine[],
  after: readonly DraftLine[],
): Promise<void> {
  await replaceDraftLines(tx, draft.id, unplaced(after))
  await settleVisits(tx, draft.id, before, after)
}

/** Refuses a category that the authority would reject on this document. */
async function checkCategory(tx: Tx, draft: Held, line: LineInput, others: readonly StoredLine[]): Promise<void> {
  const categories = [...others.map(({ category }) => category), line.category]
  if (secondReason(categories) === others.length)
    throw new AppError('bad-request', {}, { category: 'invoice-one-reason' })
  if (needsNationalId(line.category) && !hasNationalId(await readBuyer(tx, draft.client_id)))
    throw new AppError('bad-request', {}, { category: 'invoice-citizen-id' })
}

const accountOf = ({ purpose }: Held): LineAccount =>
  purpose === 'plan' ? 'plan_revenue' : purpose === 'advance' ? 'advances' : 'other_revenue'

/** Adds a line, or changes the one at a position. A visit's line keeps its visit. */
export const saveDraftLine = (actor: Actor, seen: Seen, position: number | null, line: LineInput): Promise<void> =>
  changeDraft(actor, seen, async (tx, draft) => {
    const before = await readDraftLines(tx, draft.id)
    const old = before.find((other) => other.position === position)
    if (position !== null && !old) throw new AppError('changed-meanwhile')
    if (!old && before.length >= mostLines) throw new AppError('invoice.too-many-lines')
    if (!old && draft.purpose === 'advance' && before.length > 0) throw new AppError('advance.one-line')
    await checkCategory(
      tx,
      draft,
      line,
      before.filter((other) => other !== old),
    )
    const account = old?.account ?? accountOf(draft)
    const written: DraftLine = { ...line, account, ...(old?.requestId ? { requestId: old.requestId } : {}) }
    const after = old ? before.map((other) => (other === old ? written : other)) : [...before, written]
    await writeLines(tx, draft, before, after)
    await logDraft(tx, actor, draft, {
      action: old ? 'invoices.change-line' : 'invoices.add-line',
      ...(old ? { before: { name: old.name, quantity: old.quantity, unit_price: old.unitPrice } } : {}),
      after: { name: line.name, quantity: line.quantity, unit_price: line.unitPrice },
    })
  })

/** Removes a line; its visit can be billed again. */
export const removeDraftLine = (actor: Actor, seen: Seen, position: number): Promise<void> =>
  changeDraft(actor, seen, async (tx, draft) => {
    const before = await readDraftLines(tx, draft.id)
    const old = before.find((line) => line.position === position)
    if (!old) throw new AppError('changed-meanwhile')
    await writeLines(
      tx,
      draft,
      before,
      before.filter((line) => line !== old),
    )
    await logDraft(tx, actor, draft, { action: 'invoices.remove-line', before: { name: old.name } })
  })

/** Deletes a draft; its visits can be billed again. Drafts of plans stay, because they belong to a month. */
export async function deleteDraft(actor: Actor, seen: Seen): Promise<void> {
  authorize(actor, 'invoices.issue')
  await asSystem('only the platform writes invoices, after authorisation', async (tx) => {
    const draft = await holdDraft(tx, seen)
    if (draft.purpose === 'plan') throw new AppError('not-allowed')
    await deleteDraftRows(tx, draft.id)
    await logDraft(tx, actor, draft, { action: 'invoices.delete-draft' })
  })
}

/** Issues a draft, which makes it immutable. Without a due day it uses the default payment term. */
export async function issueDraft(actor: Actor, seen: Seen): Promise<{ number: string }> {
  authorize(actor, 'invoices.issue')
  return asSystem('only the platform writes invoices, after authorisation', async (tx) => {
    const draft = await holdDraft(tx, seen)
    const today = riyadhDay(now())
    const due = draft.due_on ?? (draft.purpose === 'plan' ? today : dueDay(today, await readTerm(tx)))
    await setDraftDueDay(tx, draft.id, { due_on: due < today ? today : due, version: seen.version + 1 })
    const { number } = await issueDocument(tx, draft.id, actor.id)
    await logDraft(tx, actor, draft, { action: 'invoices.issue', after: { number } })
    return { number }
  })
}
