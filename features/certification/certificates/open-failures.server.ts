import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { countsAgainst, type OpenFailure } from '#/domain/certification/certificate.ts'
import type { Certificate } from './hold-certificate.server.ts'
import { readRuleVersion } from './rule.server.ts'

/**
 * Whether a critical question of counted visit `v` failed without a corrective action verified by anyone but the
 * client.
 */
export const isFailureOpen = sql<boolean>`exists (select from unnest(v.failed) as question where
  not exists (select from report_actions a where a.client_id = v.client_id and a.report_id = v.report_id
    and a.question_key = question and a.status = 'verified' and a.verification <> 'self'))`

type Kept = Pick<Certificate, 'clientId' | 'branchId' | 'issuedAt' | 'ruleVersion'>

/** Critical failures that suspend a certificate: those that would have blocked its issue, until corrected. */
export async function openFailuresOf(tx: Tx, certificate: Kept): Promise<OpenFailure[]> {
  const { clientId, branchId, issuedAt, ruleVersion } = certificate
  const rule = await readRuleVersion(tx, ruleVersion)
  const rows = await tx
    .selectFrom('counted_visits as v')
    .select(['v.report_id as reportId', 'v.day'])
    .where('v.client_id', '=', clientId)
    .where('v.branch_id', '=', branchId)
    .where(sql<boolean>`v.failed <> '{}'`)
    .where(isFailureOpen)
    .orderBy('v.day')
    .execute()
  return rows.filter(({ day }) => countsAgainst(day, issuedAt, rule))
}
