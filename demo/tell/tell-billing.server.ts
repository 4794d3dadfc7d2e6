import { asSystem, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { monthStart } from '#/domain/months.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { billVisitsUntil } from '#/features/billing/visits-to-bill/bill-visits.server.ts'
import { savePaymentTerms, saveSeller } from '#/features/billing/company-details/company-settings.server.ts'
import { creditDocument } from '#/features/billing/office-invoices/correct-document.server.ts'
import { issueDraft } from '#/features/billing/office-invoices/draft-steps.server.ts'
import { saveTaxDetails } from '#/features/billing/tax-details/tax-details.server.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { insertPaid, takeMoney } from '#/features/billing/payments/take-money.server.ts'
import { now } from '#/platform/clock.ts'
import type { Cast } from '../demo-person.server.ts'
import { type ContactDetails, noContactDetails } from '#/features/site/menus/contact-details.ts'
import { readContactDetails } from '#/features/site/menus/read-navigation.server.ts'
import { saveContactDetails } from '#/features/site/menus/save-contact.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import type { Step, StepsOf } from './in-order.server.ts'

/** A fictitious company with well-formed, unassigned numbers. */
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
const bank = {
  iban: 'SA0380000000608010167519',
  bank: 'بنك تجريبي | Demo bank',
  holder: 'شركة إتقان التجريبية | Itqan Demo Company',
}

/** Numbers that are not in use, for the demo only. */
const contactDetails: ContactDetails = {
  ...noContactDetails,
  phone: '+966 11 000 0000',
  whatsapp: '+966 50 000 0000',
  address: {
    en: 'King Fahd Road 1234, Al Olaya, Riyadh 12211',
    ar: 'طريق الملك فهد 1234، حي العليا، الرياض 12211',
  },
  mapUrl: 'https://www.openstreetmap.org/?mlat=24.6905&mlon=46.6853#map=16/24.6905/46.6853',
}

const company = { idScheme: 'CRN', city: 'الرياض | Riyadh', country: 'SA', version: 0 } as const
const details = {
  saffron: {
    ...company,
    legalName: 'شركة بيت الزعفران للمطاعم | Saffron House Restaurants Co.',
    vatNumber: '311111111100003',
    idValue: '1010111111',
    street: 'شارع العليا | Olaya Street',
    building: '2322',
    district: 'العليا | Al Olaya',
    postalCode: '12213',
  },
  dallah: {
    ...company,
    legalName: 'مؤسسة مقهى دلّة للتقديم',
    vatNumber: '322222222200003',
    idValue: '1010222222',
    street: 'طريق أنس بن مالك',
    building: '4410',
    district: 'الملقا',
    postalCode: '13521',
  },
  nakhla: {
    ...company,
    legalName: 'شركة النخلة للوجبات السريعة',
    vatNumber: '333333333300003',
    idValue: '4030333333',
    street: 'شارع صاري',
    building: '7715',
    district: 'السلامة',
    city: 'جدة',
    postalCode: '23436',
  },
} as const
type Client = keyof typeof details

const morning = (day: Day): Date => new Date(startOfDay(day).getTime() + 9 * 3600_000)

async function sayWhoIsWho(cast: Cast): Promise<void> {
  const isSaid = await readAsSystem('the demo reads the seller', async (db) => (await readSeller(db)) !== null)
  if (!isSaid) {
    await saveSeller(cast.admin, seller)
    await savePaymentTerms(cast.admin, { bank, termDays: 15 })
  }
  if ((await readContactDetails()).version === 0)
    await saveContactDetails(cast.admin, { version: 0, details: contactDetails })
  for (const key of Object.keys(details) as Client[]) {
    const client = cast[key]
    const known = await readAsSystem('the demo reads the buyer', (db) =>
      db.selectFrom('tax_details').select('version').where('client_id', '=', client.id).executeTakeFirst(),
    )
    if (!known) await saveTaxDetails(client, { ...details[key], clientId: client.id })
  }
}

/** A client's visit invoices, oldest month first. */
const invoicesOf = (clientId: string) =>
  readAsSystem('the demo resumes an interrupted run', (db) =>
    db
      .selectFrom('invoices')
      .select(['id', 'status', 'version', 'supplied_on'])
      .where('client_id', '=', clientId)
      .where('purpose', '=', 'visits')
      .where('kind', '=', 'invoice')
      .orderBy('supplied_on')
      .execute(),
  )

/** Pays an invoice by transfer; the same transfer is booked once. */
const payByTransfer = (clientId: string, invoiceId: string): Promise<void> =>
  asSystem('the demo pays an invoice', async (tx) => {
    const id = sameIdFor('visits payment', invoiceId)
    const invoice = tx.selectFrom('invoices').select('gross').where('id', '=', invoiceId)
    const { gross } = await invoice.executeTakeFirstOrThrow()
    if (gross === 0) return
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
  })

/** Bills visits up to a day: each month on its own, a week after its end, and paid ten days later. */
async function* billMonths(admin: Actor, client: Actor, until: Day): StepsOf {
  for (let away = -18; monthStart(until, away) <= until; away += 1) {
    const month = monthStart(until, away)
    const end = addDays(monthStart(until, away + 1), -1)
    const issuedOn = addDays(month, 37)
    const bill = () => billVisitsUntil(admin, { clientId: client.id, until: end < until ? end : until })
    yield { at: morning(issuedOn), work: bill }
    for (const { id, status, version, supplied_on: day } of await invoicesOf(client.id)) {
      if (day < month || day > end || day > until) continue
      if (status === 'draft') yield { at: morning(issuedOn), work: () => issueDraft(admin, { id, version }) }
      yield { at: morning(addDays(issuedOn, 10)), work: () => payByTransfer(client.id, id) }
    }
  }
}

/** Bills visits up to a day and issues the last draft on another. */
async function* billAndIssue(
  admin: Actor,
  client: Actor,
  until: Day,
  on: Day,
): AsyncGenerator<Step, string | undefined> {
  yield { at: morning(on), work: () => billVisitsUntil(admin, { clientId: client.id, until }) }
  const draft = (await invoicesOf(client.id)).findLast(({ supplied_on: month }) => month <= until)
  if (draft?.status === 'draft')
    yield { at: morning(on), work: () => issueDraft(admin, { id: draft.id, version: draft.version }) }
  return draft?.id
}

/**
 * Bills of the cafe: those of its first months paid, then an overdue one, one not due yet with a credit note, and an
 * unbilled visit.
 */
async function* billsOfDallah({ admin, dallah }: Cast, today: Day): StepsOf {
  yield* billMonths(admin, dallah, addDays(today, -140))
  yield* billAndIssue(admin, dallah, addDays(today, -50), addDays(today, -34))
  const open = yield* billAndIssue(admin, dallah, addDays(today, -25), addDays(today, -5))
  const note = { clientKey: sameIdFor('credit note'), reason: 'خصم متفق عليه | Agreed reduction' }
  if (!open) return
  yield {
    at: morning(addDays(today, -4)),
    work: () => creditDocument(admin, open, { ...note, lines: [{ position: 1, amount: 50_00 }] }),
  }
}

/** Bills of the restaurants: those from before the plan paid, their last months a draft, mostly within the plan. */
async function* billsOfSaffron({ admin, saffron }: Cast, today: Day): StepsOf {
  yield* billMonths(admin, saffron, addDays(today, -92))
  yield {
    at: morning(addDays(today, -3)),
    work: () => billVisitsUntil(admin, { clientId: saffron.id, until: addDays(today, -20) }),
  }
}

/** Bills of visits, by client. */
export async function billsOf(cast: Cast, present: Date): Promise<StepsOf[]> {
  const today = riyadhDay(present)
  await happeningAt(morning(addDays(today, -400)), () => sayWhoIsWho(cast))
  return [
    billsOfSaffron(cast, today),
    billsOfDallah(cast, today),
    billMonths(cast.admin, cast.nakhla, addDays(today, -75)),
  ]
}
