import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type Verdict, verdictOf } from '#/domain/certification/certificate.ts'
import { confirmByVisits } from '#/features/reporting/corrective-actions/confirm-action.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import { eligibleBranches } from './eligible-list.server.ts'
import {
  createCertificate,
  expireCertificate,
  expireOver,
  type HeldBranch,
  holdBranch,
  lastOf,
} from './create-certificate.server.ts'
import {
  type Certificate,
  certificateOf,
  changeCertificate,
  recordCertificateEvent,
  selectCertificates,
} from './hold-certificate.server.ts'
import { doubtsOf } from './doubts.server.ts'
import { isFailureOpen, openFailuresOf } from './open-failures.server.ts'
import { readRule } from './rule.server.ts'
import { tellOfEnds } from './tell-of-ends.server.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'

const why = 'the rule suspends, reinstates, ends and issues certificates by itself'

/** Applies the rule to a branch's certificate as of now. Idempotent. */
export async function reviewBranch({ branchId }: { branchId: string }): Promise<void> {
  await asSystem(why, async (tx) => {
    const known = await tx.selectFrom('branches').select('id').where('id', '=', branchId).executeTakeFirst()
    if (!known) return
    await confirmByVisits(tx, branchId)
    const branch = await holdBranch(tx, branchId)
    const held = await heldOf(tx, branch)
    if (held) await judge(tx, held)
    await issueByRule(tx, branch)
  })
}

async function heldOf(tx: Tx, { id, clientId }: HeldBranch): Promise<Certificate | null> {
  const row = await selectCertificates(tx)
    .where('client_id', '=', clientId)
    .where('branch_id', '=', id)
    .where('state', 'in', ['active', 'suspended'])
    .executeTakeFirst()
  return row ? certificateOf(row) : null
}

async function judge(tx: Tx, held: Certificate): Promise<void> {
  const verdict = verdictOf(held, await openFailuresOf(tx, held), now())
  if (verdict) await carryOut(tx, held, verdict)
}

async function carryOut(tx: Tx, held: Certificate, verdict: Verdict): Promise<void> {
  if (verdict.step === 'expire') return expireCertificate(tx, held)
  if (verdict.step === 'stay') return changeCertificate(tx, held, { suspending_report_id: verdict.reportId })
  const isSuspended = verdict.step === 'suspend'
  const to = isSuspended ? 'suspended' : 'active'
  const reasonClass = isSuspended ? 'critical_failure' : null
  await changeCertificate(tx, held, {
    state: to,
    reason_class: reasonClass,
    suspending_report_id: isSuspended ? verdict.reportId : null,
    state_changed_at: now(),
  })
  await recordCertificateEvent(tx, null, held, {
    step: verdict.step,
    from: held.state,
    to,
    reasonClass,
    ...(isSuspended ? { after: { state: to, reason: 'critical_failure', report: verdict.reportId } } : {}),
  })
}

/** Issues an earned certificate where the rule is automatic. After a revocation only a person issues again. */
async function issueByRule(tx: Tx, branch: HeldBranch): Promise<void> {
  if (!branch.rule.issuesByItself || branch.standing.eligibility.level === null || branch.standing.held) return
  if (!(await isApproved(tx, branch.clientId)) || !(await hasFeature(tx, branch.clientId, 'certificates'))) return
  // why: a disputed or doubted visit needs a person with a reason; the branch stays eligible
  if (
    (
      await doubtsOf(
        tx,
        branch.standing.visits.map(({ reportId }) => reportId),
      )
    ).length > 0
  )
    return
  await expireOver(tx, branch)
  const last = await lastOf(tx, branch)
  if (last?.state === 'revoked') return
  const previous = last && last.state === 'expired' && last.replacedBy === null ? last : null
  await createCertificate(tx, null, branch, { previous, step: previous ? 'renew' : 'issue' })
}

const isApproved = async (tx: Tx, clientId: string): Promise<boolean> => {
  const client = await tx
    .selectFrom('client_profiles')
    .select('approval')
    .where('profile_id', '=', clientId)
    .executeTakeFirst()
  return client?.approval === 'approved'
}

/** Branches whose certificate has ended or deviates from the rule. */
const branchesToJudge = (at: Date) =>
  readAsSystem(why, (db) =>
    db
      .selectFrom('certificates as c')
      .select('c.branch_id')
      .where('c.state', 'in', ['active', 'suspended'])
      .where((or) =>
        or.or([
          or('c.expires_at', '<=', at.toISOString()),
          or('c.suspending_report_id', 'is not', null),
          or.and([
            or('c.state', '=', 'active'),
            or.exists(
              or
                .selectFrom('counted_visits as v')
                .select('v.report_id')
                .whereRef('v.client_id', '=', 'c.client_id')
                .whereRef('v.branch_id', '=', 'c.branch_id')
                .where(sql<boolean>`v.failed <> '{}'`)
                .where(isFailureOpen),
            ),
          ]),
        ]),
      )
      .execute(),
  )

/** Nightly: stores expiries, catches up on missed reviews, and sends expiry notices. */
export async function reviewCertificates(): Promise<void> {
  const due = new Set((await branchesToJudge(now())).map(({ branch_id }) => branch_id))
  const rule = await readAsSystem(why, (db) => readRule(db))
  if (rule.issuesByItself)
    for (const id of await readAsSystem(why, (db) => eligibleBranches(db, rule, now()))) due.add(id)
  let failed = 0
  for (const branchId of due) {
    try {
      await reviewBranch({ branchId })
    } catch (error) {
      failed += 1
      log.error('the certificate of a branch could not be reviewed', { reason: branchId, error })
    }
  }
  await tellOfEnds()
  // why: the others are reviewed already, and the job is retried for the failed ones
  if (failed > 0) throw new Error(`${failed} of ${due.size} branches could not be reviewed`)
}
