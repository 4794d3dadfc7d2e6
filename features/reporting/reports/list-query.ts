import { z } from 'zod'
import { averagePeriods } from '#/domain/reporting/averages.ts'
import { scoreBands } from '#/domain/score.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { clientSorts, deskAges, deskFilters, deskHands, deskRisks, deskSorts, deskTabs } from './lists.ts'

const page = z.coerce.number().int().min(1).max(100_000).catch(1)
const search = z.string().trim().max(100).catch('')
const id = z.uuid().nullable().catch(null)

const sortOf = <S extends string>(names: readonly S[], fallback: S | `-${S}`) =>
  z
    .string()
    .refine((value): value is S | `-${S}` => names.includes(value.replace(/^-/, '') as S))
    .catch(fallback)

const deskQuery = z.object({
  tab: z.enum(deskTabs).catch('waiting'),
  q: search,
  page,
  sort: sortOf(deskSorts, 'due'),
  risk: z.enum(deskRisks).nullable().catch(null),
  age: z.enum(deskAges).nullable().catch(null),
  hands: z.enum(deskHands).nullable().catch(null),
  type: z.enum(evaluationTypes).nullable().catch(null),
})
export type DeskQuery = z.output<typeof deskQuery>
/** What the address asks of the editor's queue; anything it cannot read falls back to the usual view. */
export function readDeskQuery(params: URLSearchParams): DeskQuery {
  const none = { risk: null, age: null, hands: null, type: null }
  const query = deskQuery.parse({ ...none, ...Object.fromEntries(params) })
  const asked = Object.fromEntries(deskFilters[query.tab].map((name) => [name, query[name]]))
  return { ...query, ...none, ...asked }
}

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
