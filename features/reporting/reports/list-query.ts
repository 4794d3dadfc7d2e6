import { z } from 'zod'
import { averagePeriods } from '#/domain/reporting/averages.ts'
import { scoreBands } from '#/domain/score.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { clientSorts } from './lists.ts'

const page = z.coerce.number().int().min(1).max(100_000).catch(1)
const search = z.string().trim().max(100).catch('')
const id = z.uuid().nullable().catch(null)

const sortOf = <S extends string>(names: readonly S[], fallback: S | `-${S}`) =>
  z
    .string()
    .refine((value): value is S | `-${S}` => names.includes(value.replace(/^-/, '') as S))
    .catch(fallback)

const clientQuery = z.object({
  q: search,
  page,
  sort: sortOf(clientSorts, '-date'),
  branch: id,
  band: z.enum(scoreBands).nullable().catch(null),
  period: z.enum(averagePeriods).nullable().catch(null),
  type: z.enum(evaluationTypes).nullable().catch(null),
})
export type ClientReportsQuery = z.output<typeof clientQuery>
export const readClientReportsQuery = (params: URLSearchParams): ClientReportsQuery => {
  const given = Object.fromEntries(params)
  return clientQuery.parse({ branch: null, band: null, period: null, type: null, ...given })
}
