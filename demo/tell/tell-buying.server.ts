import type { Actor } from '#/domain/actor.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { submitQuote } from '#/features/kitchen/quotations/answer-quote.server.ts'
import { newRequestForm, quoteForm } from '#/features/kitchen/quotations/form.ts'
import { makeRequest } from '#/features/kitchen/quotations/make-request.server.ts'
import { makeQuoteLink, sendRequest } from '#/features/kitchen/quotations/move-request.server.ts'
import { readRequest } from '#/features/kitchen/quotations/read-request.server.ts'
import { newSupplierForm, supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addLicence } from '#/features/kitchen/suppliers/licence.server.ts'
import { addOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { readSupplier } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import { addSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'

type Key = 'noor' | 'rabia' | 'sahl'
const suppliers: readonly { key: Key; form: Record<string, string | string[]>; licenceDays: number }[] = [
  {
    key: 'noor',
    licenceDays: 210,
    form: {
      nameAr: 'النور للدواجن',
      nameEn: 'Al Noor Poultry',
      crNumber: '1010456721',
      vatNumber: '310456721000003',
      contact: 'سالم الحربي',
      email: 'sales@alnoor.example',
      phone: '0501234501',
      paymentDays: '30',
      days: ['0', '2', '4'],
      cutOff: '14:00',
      deliveryFee: '100',
    },
  },
  {
    key: 'rabia',
    licenceDays: 18,
    form: {
      nameAr: 'الرابية للأغذية',
      nameEn: 'Al Rabia Foods',
      crNumber: '1010338190',
      vatNumber: '300338190000003',
      contact: 'ماجد العتيبي',
      email: 'orders@alrabia.example',
      phone: '0501234502',
      paymentDays: '15',
      cutOff: '16:00',
    },
  },
  {
    key: 'sahl',
    licenceDays: 320,
    form: {
      nameAr: 'مزارع السهل',
      nameEn: 'Al Sahl Farms',
      contact: 'فهد القحطاني',
      email: 'farm@alsahl.example',
      minimumOrder: '500',
      deliveryFee: '60',
    },
  },
]
const supplierId = (key: Key) => sameIdFor('supplier', key)
const ingredient = (en: string) => demoIngredientId('saffron', en)

async function addSuppliers(owner: Actor, day: string): Promise<void> {
  for (const { key, form, licenceDays } of suppliers) {
    const { clientKey, ...given } = newSupplierForm.parse({ clientKey: supplierId(key), ...form })
    await addSupplier(owner, clientKey, given)
    const licence = {
      kind: 'sfda',
      number: `FS-${given.nameEn!.length}0417`,
      expiresOn: addDays(day, licenceDays),
    } as const
    const of = { supplierId: clientKey, licenceId: sameIdFor('supplier licence', key) }
    await addLicence(owner, of, licence, new Uint8Array())
  }
}

type Offered = [key: Key, ingredient: string, pack: string, quantity: string, unit: string, price: string]
const offers: readonly Offered[] = [
  ['noor', 'Whole chicken', 'كرتون 10 حبات', '11', 'kg', '165'],
  ['rabia', 'Basmati rice', 'كيس 40 كجم', '40', 'kg', '228'],
]

async function addOffers(owner: Actor, day: string): Promise<void> {
  for (const [key, name, pack, quantity, unit, price] of offers) {
    const typed = { pack, quantity, unit, price, vatMode: 'excluded', validFrom: day, minimum: '', multiple: '' }
    const id = sameIdFor('offer', key, name)
    const step = supplierSteps.parse({ intent: 'add-offer', clientKey: id, ingredientId: ingredient(name), ...typed })
    if (step.intent !== 'add-offer') continue
    const { intent: _, clientKey: offerId, ...offer } = step
    await addOffer(owner, { supplierId: supplierId(key), offerId }, offer)
  }
}

type Need = [ingredient: string, need: string, unit: string]
type Answer = { fee: string; lines: (null | [price: string, quantity: string, minimum?: string])[] }
type Told = {
  id: string
  title: string
  closesAt: string
  needs: readonly Need[]
  answers: Partial<Record<Key, Answer>>
}

/** A request sent to all three; those with an answer quote by a link. */
async function ask(owner: Actor, { id, title, closesAt, needs, answers }: Told): Promise<void> {
  const lines = needs.flatMap(([name, need, unit], index) => [
    [`ingredient-${index + 1}`, ingredient(name)],
    [`need-${index + 1}`, need],
    [`unit-${index + 1}`, unit],
  ])
  const keys = suppliers.map(({ key }) => supplierId(key))
  const form = { clientKey: id, title, closesAt, suppliers: keys, ...Object.fromEntries(lines) }
  const { clientKey, ...given } = newRequestForm.parse(form)
  await makeRequest(owner, clientKey, given)
  await sendRequest(owner, { requestId: id, revision: 1 })
  const { invited } = await readRequest(owner, id)
  for (const [key, answer] of Object.entries(answers) as [Key, Answer][]) {
    const invitationId = invited.find((one) => one.supplierId === supplierId(key))!.id
    const { token } = await makeQuoteLink(owner, { requestId: id, invitationId })
    const fields = answer.lines.flatMap((line, index) =>
      line === null
        ? [[`cannot-${index + 1}`, 'on']]
        : [
            [`price-${index + 1}`, line[0]],
            [`quantity-${index + 1}`, line[1]],
            [`minimum-${index + 1}`, line[2] ?? ''],
            [`unit-${index + 1}`, needs[index]![2]],
            [`vat-${index + 1}`, 'excluded'],
          ],
    )
    const parsed = quoteForm.parse({ intent: 'quote', deliveryFee: answer.fee, ...Object.fromEntries(fields) })
    if (parsed.intent === 'quote') await submitQuote({ token, network: `demo ${key}` }, parsed)
  }
}

const chickenRiceOil: readonly Need[] = [
  ['Whole chicken', '220', 'kg'],
  ['Basmati rice', '400', 'kg'],
  ['Sunflower oil', '180', 'l'],
]

/** Suppliers of the first demo company, a request that waits for its award, and an open one with two answers. */
export async function tellBuying({ saffron }: Cast, at: Date): Promise<void> {
  const today = riyadhDay(at)
  const isTold = await readSupplier(saffron, supplierId('noor')).then(
    ({ offers: held }) => held.length > 0,
    () => false,
  )
  if (isTold) return
  const morning = (daysAgo: number) => addMinutes(startOfDay(addDays(today, -daysAgo)), 9 * 60)
  await happeningAt(morning(40), async () => {
    await addSuppliers(saffron, today)
    await addOffers(saffron, addDays(today, -40))
  })
  await happeningAt(morning(5), () =>
    ask(saffron, {
      id: sameIdFor('quote request', 'weekly'),
      title: 'احتياج الأسبوع: دجاج وأرز وزيت',
      closesAt: `${addDays(today, -1)}T18:00`,
      needs: chickenRiceOil,
      answers: {
        noor: {
          fee: '100',
          lines: [
            ['165', '11'],
            ['240', '40'],
            ['165.60', '18'],
          ],
        },
        rabia: {
          fee: '0',
          lines: [
            ['181', '12'],
            ['228', '40'],
            ['162', '18'],
          ],
        },
        sahl: { fee: '60', lines: [['14.80', '1', '300'], null, null] },
      },
    }),
  )
  await happeningAt(morning(1), () =>
    ask(saffron, {
      id: sameIdFor('quote request', 'vegetables'),
      title: 'خضار الأسبوع القادم',
      closesAt: `${addDays(today, 3)}T18:00`,
      needs: [
        ['Onion', '150', 'kg'],
        ['Tomato', '120', 'kg'],
      ],
      answers: {
        rabia: {
          fee: '40',
          lines: [
            ['50', '25'],
            ['40', '10'],
          ],
        },
        sahl: {
          fee: '60',
          lines: [
            ['48.50', '25'],
            ['38', '10'],
          ],
        },
      },
    }),
  )
}
