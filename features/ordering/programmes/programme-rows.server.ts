import type { Tx } from '#/db/database.server.ts'
import { type Programme, storedRule } from './rule.ts'

const columns = [
  'visit_programmes.id',
  'visit_programmes.client_id as clientId',
  'visit_programmes.name',
  'visit_programmes.evaluation_type as type',
  'visit_programmes.cadence',
  'visit_programmes.visits',
  'visit_programmes.rule as stored',
  'visit_programmes.starts_on as startsOn',
  'visit_programmes.all_branches as allBranches',
  'visit_programmes.beyond_plan as beyondPlan',
  'visit_programmes.alerts_at_once as alertsAtOnce',
  'visit_programmes.notes',
  'visit_programmes.state',
  'visit_programmes.version',
] as const

/** Programmes as the reader may see them. */
export const selectProgrammes = (tx: Tx) => tx.selectFrom('visit_programmes').select(columns)

type Stored = Awaited<ReturnType<ReturnType<typeof selectProgrammes>['execute']>>[number]

export const programmeOf = ({ stored, cadence, visits, ...row }: Stored): Programme => ({
  ...(row as Omit<Programme, 'rule'>),
  rule: { cadence, visits, ...storedRule.parse(stored) },
})
