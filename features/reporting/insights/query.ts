import { href } from 'react-router'
import { z } from 'zod'
import { averagePeriods, usualPeriod } from '#/domain/reporting/averages.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'

export const mostBranches = 4
/** Limit of a file of reports; a shorter period narrows it. */
export const mostExported = 50_000

const id = z.uuid()
const ids = z
  .array(z.string())
  .transform((all) => [...new Set(all.filter((value) => id.safeParse(value).success))].slice(0, mostBranches))

const query = z.object({
  period: z.enum(averagePeriods).catch(usualPeriod),
  type: z.enum(mysteryTypes).nullable().catch(null),
  code: z.string().min(1).max(40).nullable().catch(null),
  section: z.string().min(1).max(40).nullable().catch(null),
  sort: z.string().max(50).catch('score'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  part: z.uuid().nullable().catch(null),
  /** Branches of the group today, or those that it had when each report was released. */
  as: z.enum(['now', 'then']).catch('now'),
  branch: ids,
  visit: ids,
})
export type InsightQuery = z.output<typeof query>

/** Reads the query from an address; invalid parameters fall back to the default view. */
export const readInsightQuery = (params: URLSearchParams): InsightQuery =>
  query.parse({
    ...Object.fromEntries(
      ['period', 'type', 'code', 'section', 'sort', 'page', 'part', 'as'].map((name) => [name, params.get(name)]),
    ),
    branch: params.getAll('branch'),
    visit: params.getAll('visit'),
  })

/** The group whose branches of then are counted; null: the chosen branches, or all. */
type OfPart = { branch: readonly string[]; part?: string | null; as?: 'now' | 'then' }
export const partThen = ({ part, as, branch }: OfPart): string | null =>
  as === 'then' && branch.length === 0 ? (part ?? null) : null

/** Address of a view with the shared filters. */
export function insightAddress(
  path: string,
  { period, type, code, part, as, branch }: Pick<InsightQuery, 'period' | 'type' | 'code' | 'part' | 'as' | 'branch'>,
  more: Record<string, string> = {},
): string {
  const chosen = { ...(type && { type }), ...(code && { code }), ...(part && { part }), ...(as === 'then' && { as }) }
  const params = new URLSearchParams({ period, ...chosen, ...more })
  if (!('branch' in more)) for (const one of branch) params.append('branch', one)
  return `${href('/client/reports')}${path}?${params}`
}
