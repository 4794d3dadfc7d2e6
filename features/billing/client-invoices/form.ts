import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { leastShare, mostPayers } from '#/domain/billing/payment-shares.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { longestPayerName } from '#/features/billing/payment-shares/limits.ts'

const shareId = z.uuid('unreadable')
const clientKey = z.uuid('unreadable')
const name = z.string().trim().min(1, 'payer-name').max(longestPayerName, 'too-long')
const email = z.union([z.literal('').transform(() => null), z.email('payer-email').max(254, 'too-long')])
/** Date fields submit a second value for browsers without scripts; takes the one filled in. */
const firstGiven = (value: unknown) => (Array.isArray(value) ? (value.findLast((entry) => entry !== '') ?? '') : value)
const dueOn = z.preprocess(firstGiven, z.string('share-day').trim().transform(latinDigits)).refine(isDay, 'share-day')

/** Steps of a client on an invoice's shares. The page's key makes repeated requests idempotent. */
export const sharesForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('withdraw'), shareId }),
  z.strictObject({ intent: z.literal('withdraw-all') }),
  z.strictObject({ intent: z.literal('new-link'), shareId, clientKey }),
  z.strictObject({ intent: z.literal('mail'), shareId, clientKey }),
  z.strictObject({ intent: z.literal('remind'), shareId, clientKey }),
  z.strictObject({ intent: z.literal('replace'), shareId, clientKey, name, email, dueOn }),
])

/** Indexes of the filled rows; with scripts, indexes may have gaps. */
function placesOf(form: Record<string, unknown>): number[] {
  const all = Array.from({ length: mostPayers }, (_, index) => index)
  return all.filter((index) => typeof form[`name-${index}`] === 'string')
}

const textOf = (typed: unknown): string => (typeof typed === 'string' ? typed.trim() : '')
const amountOf = (typed: unknown): number | null => {
  const amount = parseHalalas(latinDigits(textOf(typed)))
  return amount !== null && amount >= leastShare ? amount : null
}

export type SplitInput = {
  mode: 'equal' | 'fixed'
  dueOn: string
  payers: { id: string; name: string; email: string | null; amount: number }[]
}

/** Payers of a split: per index an id, name, e-mail and, unless the shares are equal, an amount. */
export const splitForm = z.record(z.string(), z.unknown()).transform((form, issues): SplitInput => {
  const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
  const mode = form['mode'] === 'fixed' ? 'fixed' : 'equal'
  const day = dueOn.safeParse(form['dueOn'])
  if (!day.success) say('dueOn', 'share-day')
  const payers = placesOf(form).map((index) => {
    const [id, payer, address] = [
      shareId.safeParse(form[`id-${index}`]),
      name.safeParse(form[`name-${index}`]),
      email.safeParse(textOf(form[`email-${index}`])),
    ]
    const amount = mode === 'fixed' ? amountOf(form[`amount-${index}`]) : 0
    if (!id.success) say('', 'unreadable')
    if (!payer.success) say(`name-${index}`, payer.error.issues[0]!.message)
    if (!address.success) say(`email-${index}`, 'payer-email')
    if (amount === null) say(`amount-${index}`, 'share-amount')
    return { id: id.data ?? '', name: payer.data ?? '', email: address.data ?? null, amount: amount ?? 0 }
  })
  return { mode, dueOn: day.data ?? '', payers }
})
