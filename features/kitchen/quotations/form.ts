import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { contentUnits, type ContentUnit, vatModes, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { inParts, mostInvited, mostLines } from '#/domain/kitchen/buying/request.ts'
import { parseHalalas } from '#/domain/money.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { optionalText, text } from '#/features/identity/accounts/fields.ts'
import { optionalDay, riyals, ticked, typedDecimal } from '#/features/kitchen/suppliers/fields.ts'

/** Places of the lines in a form: fields are named `need-1`. */
export const places = Array.from({ length: mostLines }, (_, index) => index + 1)

const raw = z.string().max(200, 'too-long').default('')
/** Fields of each line, by name and place. */
const rawLines = <const N extends string>(names: readonly N[]) =>
  Object.fromEntries(places.flatMap((place) => names.map((name) => [`${name}-${place}`, raw]))) as Record<
    `${N}-${number}`,
    typeof raw
  >
const cell = (form: Record<string, unknown>, name: string, place: number): string => {
  const typed = form[`${name}-${place}`]
  return typeof typed === 'string' ? typed.trim() : ''
}

const closing = z.string('visit-time').transform((typed, issues) => {
  const at = fromRiyadh(latinDigits(typed.trim()))
  if (!at) issues.addIssue({ code: 'custom', message: 'visit-time' })
  return at ?? new Date(0)
})

export type NeedLine = { place: number; ingredientId: string; need: number; unit: ContentUnit }
const isUnit = (unit: string): unit is ContentUnit => (contentUnits as readonly string[]).includes(unit)

const revision = z.coerce.number('unreadable').int().min(1)

/** Fields of a request beside what identifies it. */
const requestFields = {
  title: text('required', 120),
  branchId: z
    .union([z.literal(''), z.uuid()], { error: 'unreadable' })
    .optional()
    .transform((id) => id || null),
  neededOn: optionalDay,
  closesAt: closing,
  note: z
    .string()
    .trim()
    .max(1000, 'too-long')
    .default('')
    .transform((typed) => typed || null),
  suppliers: ticked(z.uuid('unreadable'), mostInvited),
  ...rawLines(['ingredient', 'need', 'unit']),
}
const requestFacts = z.strictObject(requestFields)

/** Reads the rows of needs; empty ones are left out, a half filled one is refused at its field. */
function readRequestFields(form: z.output<typeof requestFacts>, issues: z.RefinementCtx) {
  const say = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
  const lines: NeedLine[] = []
  for (const place of places) {
    const [ingredientId, need, unit] = ['ingredient', 'need', 'unit'].map((name) => cell(form, name, place)) as [
      string,
      string,
      string,
    ]
    if (!ingredientId && !need) continue
    const quantity = typedDecimal(need)
    if (!ingredientId) say(`ingredient-${place}`, 'buying-ingredient')
    else if (quantity === null || quantity <= 0) say(`need-${place}`, 'buying-quantity')
    else if (!isUnit(unit)) say(`unit-${place}`, 'buying-unit')
    else if (lines.some((line) => line.ingredientId === ingredientId)) say(`ingredient-${place}`, 'buying-line-twice')
    else lines.push({ place, ingredientId, need: quantity, unit })
  }
  if (lines.length === 0 && issues.issues.length === 0) say('ingredient-1', 'buying-ingredient')
  if (form.suppliers.length === 0) say('suppliers', 'buying-suppliers')
  const { title, branchId, neededOn, closesAt, note, suppliers } = form
  return { title, branchId, neededOn, closesAt, note, suppliers, lines }
}
export type NewRequest = ReturnType<typeof readRequestFields>

export const newRequestForm = z
  .strictObject({ clientKey: z.uuid('unreadable'), ...requestFields })
  .transform(({ clientKey, ...form }, issues) => ({ clientKey, ...readRequestFields(form, issues) }))

/** A draft rewritten as a whole. */
export const draftForm = z
  .strictObject({ revision, ...requestFields })
  .transform(({ revision: seen, ...form }, issues) => ({ revision: seen, ...readRequestFields(form, issues) }))

const reason = text('choose-reason', 500)

/** What is awarded of a line: all of it to one supplier, or quantities in the unit of the line by supplier. */
export type ChosenLine = { supplierId: string } | { parts: ReadonlyMap<string, number> }
const partField = /^part-(\d{1,2})-([0-9a-f-]{36})$/

const award = z
  .object({
    intent: z.literal('award'),
    revision,
    reason: optionalText(500),
    licenceReason: optionalText(500),
    ...rawLines(['line']),
  })
  .catchall(z.string().max(40, 'too-long'))
  .transform((form, issues) => {
    const { intent, reason, licenceReason } = form
    const typed = new Map<number, Map<string, number>>()
    for (const [name, value] of Object.entries(form as Record<string, unknown>)) {
      const [, place, supplierId] = partField.exec(name) ?? []
      if (!place || !supplierId || typeof value !== 'string' || value.trim() === '') continue
      if (cell(form, 'line', Number(place)) !== inParts) continue
      const quantity = typedDecimal(value)
      if (quantity === null || quantity <= 0)
        issues.addIssue({ code: 'custom', path: [name], message: 'buying-quantity' })
      else typed.set(Number(place), new Map([...(typed.get(Number(place)) ?? []), [supplierId, quantity]]))
    }
    const chosen = new Map<number, ChosenLine>()
    for (const place of places) {
      const value = cell(form, 'line', place)
      if (value === inParts) chosen.set(place, { parts: typed.get(place) ?? new Map() })
      else if (value) chosen.set(place, { supplierId: value })
    }
    return { intent, revision: form.revision, reason, licenceReason, chosen }
  })

/**
 * Steps on the page of a request. The award names the supplier of each line as `line-1`; empty: not bought; `parts`: the
 * quantities of each supplier follow as `part-1-{supplier}`.
 */
export const requestForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['send', 'close']), revision }),
  z.strictObject({ intent: z.literal('extend'), revision, closesAt: closing }),
  z.strictObject({ intent: z.literal('cancel'), revision, reason }),
  award,
  z.strictObject({ intent: z.enum(['link', 'withdraw']), invitationId: z.uuid('unreadable') }),
])
export type RequestStepForm = z.output<typeof requestForm>

export type QuotedLine = {
  place: number
  price: number
  vatMode: VatMode
  quantity: number
  unit: ContentUnit
  brand: string | null
  minimum: number
  leadDays: number | null
}

const answer = {
  deliveryFee: riyals(0, 'amount'),
  minimumOrder: riyals(0, 'amount'),
  validUntil: optionalDay,
  note: z
    .string()
    .trim()
    .max(1000, 'too-long')
    .default('')
    .transform((typed) => typed || null),
}
const lineNames = ['price', 'vat', 'quantity', 'unit', 'brand', 'minimum', 'lead', 'cannot'] as const

const whole = (typed: string, most: number): number | null => {
  const digits = latinDigits(typed)
  return /^\d{1,6}$/.test(digits) && Number(digits) <= most ? Number(digits) : null
}

/** A supplier's answer by a link. A line with neither a price nor a tick is refused: silence is no answer. */
const quote = z
  .strictObject({ intent: z.literal('quote'), ...answer, ...rawLines(lineNames) })
  .transform((form, issues) => {
    const say = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
    const lines: QuotedLine[] = []
    const cannot: number[] = []
    for (const place of places) {
      const at = (name: (typeof lineNames)[number]) => cell(form, name, place)
      if (at('cannot')) cannot.push(place)
      if (at('cannot') || !at('price')) continue
      const price = parseHalalas(at('price'))
      const quantity = typedDecimal(at('quantity'))
      const unit = at('unit')
      const mode = vatModes.find((one) => one === at('vat'))
      const minimum = at('minimum') === '' ? 1 : whole(at('minimum'), 100_000)
      const leadDays = at('lead') === '' ? null : whole(at('lead'), 365)
      const brand = at('brand')
      const problems = [
        [price === null || price <= 0 || price > 999_999_900, `price-${place}`, 'amount'],
        [quantity === null || quantity <= 0, `quantity-${place}`, 'buying-quantity'],
        [!isUnit(unit), `unit-${place}`, 'buying-unit'],
        [!mode, `vat-${place}`, 'buying-vat'],
        [minimum === null || minimum < 1, `minimum-${place}`, 'whole-number'],
        [at('lead') !== '' && leadDays === null, `lead-${place}`, 'whole-number'],
        [brand.length > 80, `brand-${place}`, 'too-long'],
      ] as const
      const wrong = problems.filter(([isWrong]) => isWrong)
      for (const [, field, key] of wrong) say(field, key)
      if (wrong.length > 0 || !mode || !isUnit(unit)) continue
      lines.push({
        place,
        price: price! / 100,
        vatMode: mode,
        quantity: quantity!,
        unit,
        brand: brand || null,
        minimum: minimum!,
        leadDays,
      })
    }
    const { intent, deliveryFee, minimumOrder, validUntil, note } = form
    return { intent, deliveryFee, minimumOrder, validUntil, note, lines, cannot }
  })

/** What a supplier does by a link. */
export const quoteForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('decline'), note: optionalText(1000) }),
  quote,
])
export type QuoteAnswer = Omit<z.output<typeof quote>, 'intent'>
