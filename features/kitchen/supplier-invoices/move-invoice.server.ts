import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type InvoiceState, type InvoiceStep, invoiceSteps, netOf } from '#/domain/kitchen/buying/invoice.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLess, rational, times } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { receiptsOfOrder } from './billable.server.ts'
import { attachReceipts } from './attach-receipts.server.ts'
import { matchNow } from './match-facts.server.ts'

/** Order limit of managers where a company has set none. */
const usualLimit = 20_000

export type SeenInvoice = { invoiceId: string; revision: number }

/** Locks an invoice at the revision that the page showed. Throws `not-found`, `changed-meanwhile`. */
export async function holdInvoice(tx: Tx, actor: Actor, { invoiceId, revision }: SeenInvoice) {
  const held = await tx
    .selectFrom('supplier_invoices')
    .select(['id', 'client_id', 'branch_id', 'supplier_id', 'order_id', 'number', 'issued_on', 'delivery_fee', 'vat'])
    .select(['total', 'state', 'revision', 'created_at'])
    .where('id', '=', recordId(invoiceId))
    .where('client_id', '=', companyOf(actor))
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (held.revision !== revision) throw new AppError('changed-meanwhile')
  return held
}
export type HeldInvoice = Awaited<ReturnType<typeof holdInvoice>>

/** Refuses a step that the table does not allow now. */
export function assertStep(held: HeldInvoice, step: InvoiceStep): void {
  if (takeStep(invoiceSteps, step, held.state) === null) throw new AppError('buying.state')
}

type Columns = Partial<{
  state: InvoiceState
  credit: number
  matched_at: Date
  reason: string
  paid_on: string
}>

export async function writeInvoice(
  tx: Tx,
  actor: Actor,
  held: HeldInvoice,
  step: InvoiceStep,
  columns: Columns,
  more: Record<string, string | number> = {},
): Promise<void> {
  const done = await tx
    .updateTable('supplier_invoices')
    .set({ ...columns, revision: held.revision + 1 })
    .where('id', '=', held.id)
    .where('client_id', '=', held.client_id)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('not-allowed')
  await recordActivity(tx, actor, {
    action: `supplier-invoices.${step}`,
    entity: 'supplier-invoice',
    entityId: held.id,
    clientId: held.client_id,
    after: { number: held.number, ...(columns.reason ? { reason: columns.reason } : {}), ...more },
  })
}

/** Compares a held invoice, first with deliveries of its order that came since and that it bills. */
export async function matchHeld(tx: Tx, actor: Actor, seen: SeenInvoice): Promise<void> {
  const held = await holdInvoice(tx, actor, seen)
  assertStep(held, 'match')
  let found = await matchNow(tx, held)
  if (held.order_id !== null && (held.state === 'entered' || (held.state === 'differs' && found.isShort))) {
    const late = await receiptsOfOrder(tx, held.client_id, held.order_id)
    const { client_id, branch_id } = held
    await attachReceipts(tx, { client_id, branch_id, invoice_id: held.id }, late)
    if (late.length > 0) found = await matchNow(tx, held)
  }
  const { n } = await tx
    .selectFrom('supplier_invoice_receipts')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('client_id', '=', held.client_id)
    .where('invoice_id', '=', held.id)
    .executeTakeFirstOrThrow()
  if (n === 0) throw new AppError('buying.no-delivery')
  await writeInvoice(tx, actor, held, 'match', {
    state: found.isMatched ? 'matched' : 'differs',
    credit: found.match.credit / 100,
    matched_at: now(),
  })
}

/** Compares an invoice again. Throws `not-found`, `changed-meanwhile`, `buying.state`, `buying.no-delivery`. */
export async function matchAgain(actor: Actor, seen: SeenInvoice): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await asActor(actor, (tx) => matchHeld(tx, actor, seen))
}

export const isOwner = (actor: Actor): boolean => actor.company?.mode !== 'member'

/** Order limit of managers in riyals without VAT, up to which accountants accept differences. */
async function orderLimit(tx: Tx, clientId: string): Promise<number> {
  const row = await tx
    .selectFrom('kitchen_settings')
    .select('order_limit_manager')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.order_limit_manager ?? usualLimit
}

/** Whether an invoice is above what an accountant accepts with differences. */
export async function isAboveLimit(tx: Tx, held: { id: string; client_id: string; delivery_fee: number }) {
  const lines = await tx
    .selectFrom('supplier_invoice_lines')
    .select(['billed', 'price'])
    .where('client_id', '=', held.client_id)
    .where('invoice_id', '=', held.id)
    .execute()
  const limit = times(rational(await orderLimit(tx, held.client_id)), { n: 100n, d: 1n })
  return isLess(limit, netOf(lines, held.delivery_fee))
}

/**
 * Accepts an invoice that differs, with a reason; above the order limit the owner does. Throws `not-found`,
 * `changed-meanwhile`, `buying.state`, `buying.above-limit`.
 */
export async function acceptInvoice(actor: Actor, seen: SeenInvoice, reason: string): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await asActor(actor, async (tx) => {
    const held = await holdInvoice(tx, actor, seen)
    assertStep(held, 'accept')
    if (!isOwner(actor) && (await isAboveLimit(tx, held))) throw new AppError('buying.above-limit')
    await writeInvoice(tx, actor, held, 'accept', { state: 'accepted', reason })
  })
}

/** Releases an invoice for payment. */
export async function readyInvoice(actor: Actor, seen: SeenInvoice): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await asActor(actor, async (tx) => {
    const held = await holdInvoice(tx, actor, seen)
    assertStep(held, 'ready')
    await writeInvoice(tx, actor, held, 'ready', { state: 'ready' })
  })
}

/** Marks an invoice as paid on a day; no money moves. Throws `bad-request` for a day ahead or before the invoice. */
export async function markPaid(actor: Actor, seen: SeenInvoice, paidOn: string): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await asActor(actor, async (tx) => {
    const held = await holdInvoice(tx, actor, seen)
    assertStep(held, 'pay')
    if (paidOn > riyadhDay(now()) || paidOn < held.issued_on)
      throw new AppError('bad-request', {}, { paidOn: 'bill-paid-day' })
    await writeInvoice(tx, actor, held, 'pay', { state: 'paid', paid_on: paidOn }, { day: paidOn })
  })
}

/** Withdraws an invoice that was entered by mistake: its number and its deliveries are free again. */
export async function voidInvoice(actor: Actor, seen: SeenInvoice, reason: string): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await asActor(actor, async (tx) => {
    const held = await holdInvoice(tx, actor, seen)
    assertStep(held, 'void')
    await writeInvoice(tx, actor, held, 'void', { state: 'void', reason })
    await tx
      .updateTable('supplier_invoice_receipts')
      .set({ released_at: now() })
      .where('client_id', '=', held.client_id)
      .where('invoice_id', '=', held.id)
      .where('released_at', 'is', null)
      .execute()
  })
}
