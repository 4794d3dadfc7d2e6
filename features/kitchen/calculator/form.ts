import { z } from 'zod'
import { mostCommission, mostPayment } from '#/domain/kitchen/calculator.ts'
import { decimalText } from '#/domain/kitchen/typed-figures.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const name = z
  .string()
  .trim()
  .max(60, 'too-long')
  .default('')
  .transform((text) => text || null)

/** A decimal up to a limit, as plain text; empty is the other value. */
const decimal = (most: number, decimals: number, otherwise: string, least = 0) =>
  z
    .string()
    .default('')
    .transform((typed, context) => {
      const text = typed.trim() === '' ? otherwise : decimalText(typed, decimals)
      if (text !== null && Number(text) >= least && Number(text) <= most) return text
      context.addIssue({ code: 'custom', message: 'kitchen-figure' })
      return z.NEVER
    })
/** Riyals in whole halalas. */
const money = (most: number) => decimal(most, 2, '0').transform((text) => Math.round(Number(text) * 100))

const branch = z
  .union([z.literal(''), z.uuid('unreadable')])
  .default('')
  .transform((id) => id || null)

const channelFields = {
  nameEn: name,
  nameAr: name,
  kind: z.enum(['dine_in', 'take_away', 'delivery'], 'unreadable'),
  branch,
  commission: decimal(mostCommission, 2, '0'),
  base: z.enum(['gross', 'net'], 'unreadable').default('gross'),
  payment: decimal(mostPayment, 2, '0'),
  fee: money(1000),
  items: decimal(100, 2, '1', 1),
  packaging: money(1000),
}
type ChannelNames = { nameEn: string | null; nameAr: string | null }
const hasName = ({ nameEn, nameAr }: ChannelNames): boolean => nameEn !== null || nameAr !== null
const nameNeeded = { path: ['nameEn'], message: 'required' }

const revision = z.coerce.number('unreadable').int().min(1)

export const channelForm = z.discriminatedUnion('intent', [
  z
    .strictObject({ intent: z.literal('add'), clientKey: z.uuid('unreadable'), ...channelFields })
    .refine(hasName, nameNeeded),
  z
    .strictObject({ intent: z.literal('save'), channelId: z.uuid('unreadable'), revision, ...channelFields })
    .refine(hasName, nameNeeded),
  z.strictObject({ intent: z.literal('archive'), channelId: z.uuid('unreadable'), revision }),
])
export type ChannelInput = z.output<z.ZodObject<typeof channelFields>>

const priceText = z.string().transform((typed, context) => {
  const text = decimalText(typed, 2)
  if (text !== null && Number(text) > 0 && Number(text) <= 1_000_000) return Math.round(Number(text) * 100)
  context.addIssue({ code: 'custom', message: 'kitchen-price' })
  return z.NEVER
})
const emptyPrice = z.literal('').transform(() => null)
const day = z.string('unreadable').refine(isDay, 'unreadable')

/** Most channels whose prices are sent at once. */
const mostChannels = 30

/** `price` is that of every channel, `channel` and `own` belong together by their order. */
const list = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat())

export const priceForm = z.discriminatedUnion('intent', [
  z
    .strictObject({
      intent: z.literal('save'),
      clientKey: z.uuid('unreadable'),
      recipeId: z.uuid('unreadable'),
      branch,
      price: z.union([emptyPrice, priceText]).default(null),
      channel: list.pipe(z.array(z.uuid('unreadable')).max(mostChannels)),
      own: list.pipe(z.array(z.union([emptyPrice, priceText])).max(mostChannels)),
      startsOn: day,
    })
    .refine(({ channel, own }) => channel.length === own.length, 'unreadable'),
  z.strictObject({ intent: z.literal('withdraw'), priceId: z.uuid('unreadable') }),
])
