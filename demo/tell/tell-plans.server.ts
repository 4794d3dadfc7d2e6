import { asSystem, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { saveSeller } from '#/features/billing/company-details/company-settings.server.ts'
import { saveTaxDetails } from '#/features/billing/tax-details/tax-details.server.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { insertPaid, takeMoney } from '#/features/billing/payments/take-money.server.ts'
import { orderPlan, readOrder } from '#/features/billing/plans/order-plan.server.ts'
import { planPaid } from '#/features/billing/plans/plan-paid.server.ts'
import { readPlan } from '#/features/billing/plans/read-plan.server.ts'
import { renewPlans } from '#/features/billing/plans/renew.server.ts'
import { now } from '#/platform/clock.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

const seller: TaxParty = {
  name: 'شركة إتقان التجريبية | Itqan Demo Company',
  vatNumber: '399999999900003',
  id: { scheme: 'CRN', value: '1010000000' },
  address: {
    street: 'طريق الملك فهد | King Fahd Road',
    building: '1234',
    district: 'العليا | Al Olaya',
    city: 'الرياض | Riyadh',
    postalCode: '12211',
    country: 'SA',
  },
}
const saffron = {
  legalName: 'شركة بيت الزعفران للمطاعم | Saffron House Restaurants Co.',
  vatNumber: '311111111100003',
  idScheme: 'CRN',
  idValue: '1010111111',
  street: 'شارع العليا | Olaya Street',
  building: '2322',
  district: 'العليا | Al Olaya',
  city: 'الرياض | Riyadh',
  postalCode: '12213',
  country: 'SA',
  version: 0,
} as const

/** Sets seller and buyer details unless present. */
async function sayWhoIsWho({ admin, saffron: client }: Cast): Promise<void> {
  const known = await readAsSystem('the demo reads seller and buyer', async (db) => ({
    seller: await readSeller(db),
    buyer: await db.selectFrom('tax_details').select('version').where('client_id', '=', client.id).executeTakeFirst(),
  }))
  if (!known.seller) await saveSeller(admin, seller)
  if (!known.buyer) await saveTaxDetails(client, { ...saffron, clientId: client.id })
}

/** Pays a month by transfer and runs its jobs inline: a queued job would date them today. */
const payMonth = (clientId: string, invoiceId: string): Promise<void> =>
  asSystem("the demo settles a plan's invoice", async (tx) => {
    const id = sameIdFor('plan payment', invoiceId)
    const { gross } = await tx
      .selectFrom('invoices')
      .select('gross')
      .where('id', '=', invoiceId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const on = riyadhDay(now())
    const reference = `FT${on.replaceAll('-', '')}`
    const from = {
      client_id: clientId,
      invoice_id: invoiceId,
      provider: 'bank',
      transfer_reference: reference,
    } as const
    await insertPaid(tx, { ...from, id, amount: gross })
    await takeMoney(tx, { id, invoiceId, shareId: null, amount: gross, fee: 0, into: 'bank', on, actorId: null })
    await planPaid(tx, invoiceId)
  })

const morning = (day: Day): Date => new Date(startOfDay(day).getTime() + 9 * 3600_000)

async function order(client: Actor): Promise<void> {
  const { order: open, plan } = await readPlan(client)
  if (plan) return
  if (open) return payMonth(client.id, open.invoice.id)
  const { quote } = await readOrder(client, 'professional')
  const id = sameIdFor('plan', client.id)
  const { invoiceId } = await orderPlan(client, { id, tier: 'professional', gross: quote.gross })
  await payMonth(client.id, invoiceId)
}

/** Professional plan of the restaurants for ten weeks: ordered, paid, renewed twice and paid again. */
export async function tellPlans(cast: Cast, present: Date): Promise<void> {
  const client = cast.saffron
  const today = riyadhDay(present)
  await sayWhoIsWho(cast)
  await happeningAt(morning(addDays(today, -70)), () => order(client))
  for (;;) {
    const { plan, unpaid } = await happeningAt(present, () => readPlan(client))
    if (!plan) return
    if (unpaid) await happeningAt(morning(addDays(unpaid.dueOn, 1)), () => payMonth(client.id, unpaid.id))
    else if (plan.month.until < today) await happeningAt(morning(plan.month.until), renewPlans)
    else return
  }
}
