import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { payoutStates } from '#/domain/payout.ts'
import { monthShape } from './period.ts'

export const ownPayoutSorts = ['earned', 'visit', 'branch', 'net'] as const

const query = z.object({
  q: z.string().trim().max(100).transform(latinDigits).catch(''),
  state: z.enum(payoutStates).nullable().catch(null),
  month: z.string().regex(monthShape).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  sort: z
    .string()
    .refine((value) => ownPayoutSorts.some((name) => value.replace(/^-/, '') === name))
    .catch('-earned'),
})
export type OwnPayoutsView = z.output<typeof query>

/** Reads the list's address; invalid parameters fall back to the default view. */
export const readView = (params: URLSearchParams): OwnPayoutsView =>
  query.parse({ q: '', state: null, month: null, page: 1, sort: '-earned', ...Object.fromEntries(params) })

export const questionForm = z.strictObject({
  clientKey: z.uuid('unreadable'),
  text: z.string('payout-question').trim().min(1, 'payout-question').max(2000, 'too-long'),
})
