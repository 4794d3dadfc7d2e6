import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { readRule } from '#/features/certification/certificates/rule.server.ts'
import { standingColumns, standingOf, type StandingRow } from '#/features/certification/certificates/standing.server.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import {
  applicationList,
  type ApplicationQuery,
  type ApplicationRow,
  type ApplicationState,
} from './application-list.ts'

export type Applications = { rows: ApplicationRow[]; total: number; counts: Record<ApplicationState, number> }

const found = (db: Tx, { q, tab }: ApplicationQuery) =>
  db
    .selectFrom('certificate_applications as a')
    .innerJoin('branches as b', (on) => on.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'))
    .innerJoin('profiles as p', 'p.id', 'a.client_id')
    .where('a.state', '=', tab)
    .where(wordsMatch(sql`concat_ws(' ', b.name, b.name_ar, b.location, p.company_name, p.full_name)`, q))

type StoredRow = StandingRow &
  Pick<ApplicationRow, 'applicationId' | 'clientId' | 'clientName' | 'applicationState'> &
  Pick<ApplicationRow, 'appliedAt' | 'note' | 'answer' | 'decidedAt' | 'decidedBy'> & {
    certificateId: string | null
    certificateNumber: string | null
  }

/** The applications of a state: those that wait oldest first, the others newest first. */
export const applicationRows: RowsOf<typeof applicationList, ApplicationRow, StoredRow> = async (db, query) => {
  const [rule, at] = [await readRule(db), now()]
  return {
    select: found(db, query)
      .leftJoin('profiles as d', 'd.id', 'a.decided_by')
      .leftJoin('certificates as c', 'c.id', 'a.certificate_id')
      .select(standingColumns(rule, at))
      .select(['a.id as applicationId', 'a.client_id as clientId', 'a.state as applicationState', 'a.note', 'a.answer'])
      .select(['a.created_at as appliedAt', 'a.decided_at as decidedAt', 'd.full_name as decidedBy'])
      .select(['c.id as certificateId', 'c.number as certificateNumber'])
      .select(companyOfProfile('p').as('clientName')),
    first: query.tab === 'waiting' ? sql`a.created_at` : sql`coalesce(a.decided_at, a.created_at) desc`,
    order: { branch: sql`a.id` },
    id: 'a.id',
    finish: (rows) => rows.map((row) => rowOf(row, rule, at)),
  }
}

function rowOf(row: StoredRow, rule: RuleSettings, at: Date): ApplicationRow {
  const { applicationId, clientId, clientName, applicationState, appliedAt, note, answer, decidedAt, decidedBy } = row
  const { certificateId, certificateNumber } = row
  return {
    ...standingOf(row, rule, at),
    applicationId,
    clientId,
    clientName,
    applicationState,
    appliedAt,
    note,
    answer,
    decidedAt,
    decidedBy,
    certificate: certificateId ? { id: certificateId, number: certificateNumber ?? '' } : null,
  }
}

/** One page of the applications of a state, with counts per state. */
export async function browseApplications(actor: Actor, query: ApplicationQuery): Promise<Applications> {
  authorize(actor, 'certificates.browse')
  const states = applicationList.tabs.values
  return readAs(actor, async (db) => {
    const [rows, { total }, counted] = await Promise.all([
      pageRows(db, actor, query, applicationRows),
      found(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('certificate_applications as a')
        .select(tabCounts(states, (state) => sql`a.state = ${state}`))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total, counts: countsIn(states, counted) }
  })
}
