import { randomUUID } from 'node:crypto'
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { riyadhDay } from '../../domain/riyadh-time.ts'
import { asPerson, send } from './as-person.ts'
import { newClient, password } from './own-people.ts'
import { expect, lookUp } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
export type InvoicedClient = {
  id: string
  email: string
  password: string
  company: string
  type: 'client'
  /** Issues one more invoice to this client: net amount in riyals, as typed. */
  invoice: (net: string) => Promise<{ id: string; number: string }>
}

const address = {
  street: 'Olaya St',
  building: '2322',
  district: 'Olaya',
  city: 'Riyadh',
  postalCode: '12211',
  country: 'SA',
}

/** Form of a client's tax details. */
export const taxDetails = (legalName: string) => ({
  legalName,
  version: '0',
  vatNumber: '399999999800003',
  idScheme: '',
  idValue: '',
  ...address,
})

/** Sets the seller's details unless present. */
async function knowSeller(admin: APIRequestContext): Promise<void> {
  const seller = () => lookUp(`select key from app.settings where key = 'billing.seller'`)
  if ((await seller()).length > 0) return
  const form = { intent: 'seller', name: 'Itqan Co.', vatNumber: '310122393500003', ...address }
  await send(admin, '/admin/invoices/settings', { ...form, idScheme: 'CRN', idValue: '1010010000' })
  expect(await seller(), 'the seller').toHaveLength(1)
}

async function issue(admin: APIRequestContext, clientId: string, net: string) {
  const id = randomUUID()
  const page = `/admin/invoices/${id}`
  const version = async () => {
    const [row] = await lookUp<{ version: number }>('select version from app.invoices where id = $1', [id])
    return String(row!.version)
  }
  await send(admin, '/admin/invoices/new', { clientKey: id, clientId, suppliedOn: riyadhDay(new Date()) })
  await send(admin, page, {
    intent: 'line',
    version: await version(),
    name: 'زيارة تقييم شامل | Full evaluation visit',
    quantity: '1',
    unitPrice: net,
    allowance: '',
    allowanceReason: '',
    category: 'S',
    exemption: '',
  })
  await send(admin, page, { intent: 'issue', version: await version() })
  const [row] = await lookUp<{ number: string | null }>('select number from app.invoices where id = $1', [id])
  expect(row!.number, 'the number of the invoice').toMatch(/^INV-/)
  return { id, number: row!.number! }
}

/** A new approved client; with `details` its tax details are set. */
export async function invoicedClient(
  playwright: Playwright,
  baseURL: string,
  { details = true }: { details?: boolean } = {},
): Promise<InvoicedClient> {
  const [visitor, admin] = [await asPerson(playwright, baseURL, null), await asPerson(playwright, baseURL, 'admin')]
  const company = `Billed ${randomUUID().slice(0, 8)}`
  const { id, email } = await newClient(visitor, admin, { company })
  await knowSeller(admin)
  if (details) {
    await visitor.post('/login', { form: { intent: 'sign-in', email, password } })
    await send(visitor, '/client/invoices/details', taxDetails(company))
    expect(await lookUp('select 1 from app.tax_details where client_id = $1', [id]), 'tax details').toHaveLength(1)
  }
  return { id, email, password, company, type: 'client', invoice: (net) => issue(admin, id, net) }
}
