import { asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takenByCategory } from '#/features/billing/invoices/advances.server.ts'
import { creditInvoice, type CreditedLine, debitInvoice } from '#/features/billing/invoices/credit.server.ts'
import { spendClientCredit } from '#/features/billing/invoices/settle.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { takenByLine } from './document-parts.server.ts'
import { readInvoicePage } from './read-document.server.ts'

const why = 'no person’s role writes invoices; who may was asked before'

/** Net amounts of an invoice that can still be credited, by line. */
export async function readCreditable(actor: Actor, typedId: string) {
  authorize(actor, 'invoices.credit')
  const document = await readInvoicePage(actor, typedId)
  if (document.number === null || document.kind === 'credit') throw new AppError('not-found')
  const [before, taken] = await readAs(actor, async (db) => [
    await takenByLine(db, document.id),
    await takenByCategory(db, document.id),
  ])
  const lines = document.lines.map(({ position, name, net, category, requestId }) => ({
    position,
    name,
    net,
    category,
    left: net - (before.get(position) ?? 0),
    isVisit: requestId !== undefined,
  }))
  const { id, number, client, state, kind, totals, paid, credited, owed } = document
  return { id, number, client, state, kind, totals, paid, credited, owed, lines, taken }
}

export type CreditInput = { clientKey: string; reason: string; lines: 'all' | readonly CreditedLine[] }

/** Credits an invoice, in full or in part, by a credit note. Idempotent by key. */
export async function creditDocument(
  actor: Actor,
  typedId: string,
  input: CreditInput,
): Promise<{ id: string; number: string; freed: Halalas }> {
  authorize(actor, 'invoices.credit')
  await confirmedRecently(actor)
  const invoiceId = recordId(typedId)
  return asSystem(why, async (tx) => {
    const known = await tx.selectFrom('invoices').select('number').where('id', '=', input.clientKey).executeTakeFirst()
    const done = await creditInvoice(tx, {
      id: input.clientKey,
      invoiceId,
      lines: input.lines,
      reason: input.reason,
      actorId: actor.id,
    })
    if (!known) {
      const client = tx.selectFrom('invoices').select('client_id').where('id', '=', invoiceId)
      const { client_id: clientId } = await client.executeTakeFirstOrThrow()
      await recordActivity(tx, actor, {
        action: 'invoices.credit',
        entity: 'invoice',
        entityId: invoiceId,
        clientId,
        reason: input.reason,
        after: { note: done.number, freed: done.freed },
      })
    }
    return { id: input.clientKey, ...done }
  })
}

export type DebitInput = { clientKey: string; reason: string; name: string; quantity: number; unitPrice: Halalas }

/** Adds to an invoice by a debit note. Idempotent by key. */
export async function debitDocument(
  actor: Actor,
  typedId: string,
  input: DebitInput,
): Promise<{ id: string; number: string }> {
  authorize(actor, 'invoices.issue')
  const invoiceId = recordId(typedId)
  const { clientKey, reason, name, quantity, unitPrice } = input
  return asSystem(why, async (tx) => {
    const known = await tx.selectFrom('invoices').select('number').where('id', '=', clientKey).executeTakeFirst()
    const lines = [{ name, quantity, unitPrice, account: 'other_revenue' as const }]
    const { number } = await debitInvoice(tx, { id: clientKey, invoiceId, lines, reason, actorId: actor.id })
    if (!known) {
      const client = tx.selectFrom('invoices').select('client_id').where('id', '=', invoiceId)
      const { client_id: clientId } = await client.executeTakeFirstOrThrow()
      await recordActivity(tx, actor, {
        action: 'invoices.debit',
        entity: 'invoice',
        entityId: invoiceId,
        clientId,
        reason,
        after: { note: number },
      })
    }
    return { id: clientKey, number }
  })
}

/** Settles this invoice from the client's credit. */
export async function spendCredit(actor: Actor, typedId: string): Promise<{ spent: Halalas }> {
  authorize(actor, 'invoices.credit')
  const invoiceId = recordId(typedId)
  return asSystem(why, async (tx) => {
    const spent = await spendClientCredit(tx, { invoiceId, actorId: actor.id })
    if (spent === 0) throw new AppError('invoice.nothing-owed')
    const client = tx.selectFrom('invoices').select('client_id').where('id', '=', invoiceId)
    const { client_id: clientId } = await client.executeTakeFirstOrThrow()
    await recordActivity(tx, actor, {
      action: 'invoices.spend-credit',
      entity: 'invoice',
      entityId: invoiceId,
      clientId,
      after: { amount: spent },
    })
    return { spent }
  })
}

/** Resends the mail about an issued document. Idempotent by key. */
export async function mailDocument(actor: Actor, typedId: string, clientKey: string): Promise<void> {
  authorize(actor, 'invoices.issue')
  const invoiceId = recordId(typedId)
  await asSystem(why, async (tx) => {
    const row = await tx
      .selectFrom('invoices')
      .select('client_id')
      .where('id', '=', invoiceId)
      .where('number', 'is not', null)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await recordActivity(tx, actor, {
      action: 'invoices.mail',
      entity: 'invoice',
      entityId: invoiceId,
      clientId: row.client_id,
    })
    await enqueue(tx, 'invoices.announce', { invoiceId, again: clientKey })
  })
}
