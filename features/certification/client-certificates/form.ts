import { z } from 'zod'
import { isCity } from '#/domain/cities.ts'
import { certificateFilters, longestNote, shows, type Sort, sorts } from './lists.ts'
import type { ListQuery } from './standing-list.ts'

const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const note = z.string().trim().max(longestNote, 'too-long').default('')

const renew = z.strictObject({ intent: z.literal('renew'), certificateId: z.uuid('unreadable'), version })

/** Steps of the list of branches. The page's key is the application's id, which makes it idempotent. */
export const listForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('apply'), clientKey: z.uuid('unreadable'), branchId: z.uuid('unreadable'), note }),
  z.strictObject({ intent: z.literal('withdraw'), applicationId: z.uuid('unreadable') }),
  renew,
])

const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

/** Presentation and renewal of a certificate. */
export const certificateForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('present'), version, showsBand: ticked, isListed: ticked }),
  renew,
])

const list = z.object({
  q: z.string().trim().max(100).catch(''),
  show: z.enum(shows).nullable().catch(null),
  state: z.enum(certificateFilters).nullable().catch(null),
  city: z.string().refine(isCity).nullable().catch(null),
  sort: z.string().catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type CertificatesQuery = ListQuery & { page: number }

/** Reads the list's query; invalid parameters are ignored. */
export function readCertificatesQuery(params: URLSearchParams): CertificatesQuery {
  const asked = list.parse({ show: null, state: null, city: null, ...Object.fromEntries(params) })
  const name = asked.sort.replace('-', '')
  const sort: Sort = sorts.find((one) => one === name) ?? 'need'
  return { ...asked, sort, descending: sort === name && asked.sort.startsWith('-') }
}
