import type { PlaywrightWorkerArgs } from '@playwright/test'
import { type InvoicedClient, invoicedClient } from './issued-invoice.ts'

export type OwnInvoice = { client: InvoicedClient; id: string; number: string }

/** A new client with an issued invoice that no other journey pays. `net`: in riyals, as typed. */
export async function ownInvoice(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  net = '100',
): Promise<OwnInvoice> {
  const client = await invoicedClient(playwright, baseURL)
  return { client, ...(await client.invoice(net)) }
}
