import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { mostOrderLines } from '#/domain/kitchen/buying/order.ts'
import { mostSent } from '#/domain/kitchen/buying/sending.ts'
import { optionalText, text } from '#/features/identity/accounts/fields.ts'
import { optionalDay, requiredDay } from '#/features/kitchen/suppliers/fields.ts'

/** Rows of an order form: offers of the supplier and lines already in it, as `of-1` with `packs-1`. */
export const orderPlaces = Array.from({ length: 200 }, (_, index) => index + 1)
/** Lines that a supplier may change by a link. */
const linePlaces = Array.from({ length: mostOrderLines }, (_, index) => index + 1)

const raw = z.string().max(200, 'too-long').default('')
const rawRows = <const N extends string>(names: readonly N[], places: readonly number[]) =>
  Object.fromEntries(places.flatMap((place) => names.map((name) => [`${name}-${place}`, raw]))) as Record<
    `${N}-${number}`,
    typeof raw
  >
const cell = (form: Record<string, unknown>, name: string, place: number): string => {
  const typed = form[`${name}-${place}`]
  return typeof typed === 'string' ? typed.trim() : ''
}

const time = z
  .string()
  .default('')
  .transform((typed, issues) => {
    const at = latinDigits(typed.trim())
    if (at !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) issues.addIssue({ code: 'custom', message: 'order-window' })
    return at || null
  })

const body = {
  wantedOn: requiredDay,
  windowFrom: time,
  windowUntil: time,
  note: optionalText(1000),
  ...rawRows(['of', 'packs'], orderPlaces),
}

export type OrderRow = { place: number; of: string; packs: number }
const isId = (typed: string): boolean => z.uuid().safeParse(typed).success

type Say = (field: string, message: string) => void

/** Rows with a number of packs; an empty or zero number leaves the row out. */
function rowsOf(form: Record<string, unknown>, say: Say): OrderRow[] {
  const rows: OrderRow[] = []
  for (const place of orderPlaces) {
    const of = cell(form, 'of', place)
    const typed = latinDigits(cell(form, 'packs', place))
    if (of === '' || typed === '' || /^0+$/.test(typed)) continue
    if (!/^\d{1,5}$/.test(typed)) say(`packs-${place}`, 'whole-number')
    else if (!isId(of)) say(`packs-${place}`, 'unreadable')
    else rows.push({ place, of, packs: Number(typed) })
  }
  if (rows.length > mostOrderLines) say(`packs-${rows[mostOrderLines]!.place}`, 'order-too-long')
  return rows
}

type Window = { windowFrom: string | null; windowUntil: string | null }
function judgeWindow({ windowFrom, windowUntil }: Window, say: Say): void {
  if (windowFrom !== null && windowUntil !== null && windowUntil <= windowFrom) say('windowUntil', 'order-window')
}

/** A new order to one supplier, for one branch. */
export const newOrderForm = z
  .strictObject({
    clientKey: z.uuid('unreadable'),
    supplierId: z.uuid('choose'),
    branchId: z.uuid('paper-branch'),
    ...body,
  })
  .transform((form, issues) => {
    const say: Say = (field, message) => issues.addIssue({ code: 'custom', path: [field], message })
    const rows = rowsOf(form, say)
    judgeWindow(form, say)
    if (rows.length === 0 && issues.issues.length === 0) say('packs-1', 'order-lines')
    const { clientKey, supplierId, branchId, wantedOn, windowFrom, windowUntil, note } = form
    return { clientKey, supplierId, branchId, wantedOn, windowFrom, windowUntil, note, rows }
  })
export type NewOrder = Omit<z.output<typeof newOrderForm>, 'clientKey'>

const revision = z.coerce.number('unreadable').int().min(1)

/** A draft changed by its buyer. */
export const changeOrderForm = z.strictObject({ revision, ...body }).transform((form, issues) => {
  const say: Say = (field, message) => issues.addIssue({ code: 'custom', path: [field], message })
  const rows = rowsOf(form, say)
  judgeWindow(form, say)
  if (rows.length === 0 && issues.issues.length === 0) say('packs-1', 'order-lines')
  const { wantedOn, windowFrom, windowUntil, note } = form
  return { revision: form.revision, wantedOn, windowFrom, windowUntil, note, rows }
})
export type ChangedOrder = Omit<z.output<typeof changeOrderForm>, 'revision'>

/** Steps on the page of an order. */
export const orderForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['submit', 'approve', 'send', 'accept']), revision }),
  z.strictObject({ intent: z.enum(['return', 'cancel']), revision, reason: text('choose-reason', 500) }),
  z.strictObject({ intent: z.literal('close'), revision, reason: optionalText(500) }),
  z.strictObject({ intent: z.enum(['confirm', 'refuse', 'revise']), revision, note: optionalText(1000) }),
  z.strictObject({ intent: z.enum(['link', 'withdraw']) }),
])
export type OrderStepForm = z.output<typeof orderForm>

const chosenOrder = z
  .string()
  .regex(/^[0-9a-f-]{36}\.\d{1,9}$/)
  .transform((text) => {
    const [orderId, seenRevision] = text.split('.') as [string, string]
    return { orderId, revision: Number(seenRevision) }
  })

/** Bulk steps of the list: orders chosen at the revision that the page showed, as `id.revision`. */
export const ordersForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('send'),
    clientKey: z.uuid('unreadable'),
    order: z
      .union([chosenOrder, z.array(chosenOrder)], 'unreadable')
      .transform((given) => [given].flat())
      .refine((given) => given.length <= mostSent && given.every(({ orderId }) => isId(orderId)), 'unreadable'),
  }),
  z.strictObject({ intent: z.literal('stop'), sending: z.uuid('unreadable') }),
])

/** Orders of an award: one for each supplier. */
export const ordersOfAwardForm = z.strictObject({
  intent: z.literal('order'),
  branchId: z.uuid('paper-branch'),
  wantedOn: requiredDay,
})

/** Which issue of the order the supplier read. */
const issue = z.coerce.number('unreadable').int().min(1)

const change = z
  .strictObject({
    intent: z.literal('change'),
    issue,
    wantedOn: optionalDay,
    note: optionalText(1000),
    ...rawRows(['price'], linePlaces),
  })
  .transform((form, issues) => {
    const prices = new Map<number, number>()
    for (const place of linePlaces) {
      const typed = cell(form, 'price', place)
      if (typed === '') continue
      const price = parseHalalas(typed)
      if (price === null || price <= 0 || price > 999_999_900)
        issues.addIssue({ code: 'custom', path: [`price-${place}`], message: 'amount' })
      else prices.set(place, price)
    }
    const { intent, issue: read, wantedOn, note } = form
    return { intent, issue: read, wantedOn, note, prices }
  })

/** What a supplier does by a link. */
export const supplierAnswerForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['confirm', 'decline']), issue, note: optionalText(1000) }),
  change,
])
export type SupplierAnswer = z.output<typeof supplierAnswerForm>
