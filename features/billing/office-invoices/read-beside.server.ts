import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Document, readInvoicePage } from './read-document.server.ts'

const mostEvents = 5

/** A tax document beside the list: its page with the latest of its history. Throws `not-found`. */
export async function readBesideInvoice(actor: Actor, invoiceId: string): Promise<Document> {
  authorize(actor, 'invoices.browse')
  const document = await readInvoicePage(actor, invoiceId)
  return { ...document, history: document.history.slice(0, mostEvents) }
}
