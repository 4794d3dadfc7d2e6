import type { PlaywrightWorkerArgs } from '@playwright/test'
import { type InvoicedClient, invoicedClient } from './issued-invoice.ts'

export type OwnInvoice = { client: InvoicedClient; id: string; number: string }

/** A client of its own with an invoice that the office has issued: no other journey pays it. `net`: in riyals, as typed. */
export async function ownInvoice(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  net = '100',
): Promise<OwnInvoice> {
  const client = await invoicedClient(playwright, baseURL)
  return { client, ...(await client.invoice(net)) }
}
