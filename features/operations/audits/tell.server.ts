import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth } from '#/db/names.server.ts'
import { toldOf } from '#/domain/failure.ts'
import type { AuditValues } from '#/domain/operations/audits/answers.ts'
import { lockAfterDays } from '#/domain/operations/audits/state.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import type { ReportScore } from '#/domain/score.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'

const selectAudit = (tx: Tx, auditId: string) =>
  tx
    .selectFrom('audits as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .select([
      'a.id',
      'a.client_id',
      'a.branch_id',
      'a.planned_on',
      'a.auditor_id',
      'a.state',
      'a.cancel_reason',
      'a.final',
    ])
    .select([
      'a.version',
      'a.answers',
      'a.score',
      'a.questionnaire_id',
      'a.created_by',
      branchNowInBoth('b').as('branch'),
    ])
    .where('a.id', '=', auditId)
    .executeTakeFirst()

/** Tells the auditor of a plan and its changes, managers of a signed audit, and readers of a released one. */
export async function tellAudit({ auditId, auditStep: what }: JobPayload<'audits.tell'>): Promise<void> {
  await asSystem('a job tells those concerned by a step of an audit', async (tx) => {
    const audit = await selectAudit(tx, auditId)
    if (!audit) return
    const { id, branch, planned_on: day, final } = audit
    const person = { person: audit.auditor_id }
    const place = { client: audit.client_id, branch: audit.branch_id }
    const effectKey = `audit:${what}:${id}:${audit.auditor_id}:${day}`
    if (what === 'planned') {
      // why: who plans an audit of the own knows it
      if (audit.state === 'planned' && audit.auditor_id !== audit.created_by)
        await tell(tx, person, 'audit.planned', { branch, day, audit: id }, { effectKey })
    } else if (what === 'moved') {
      if (audit.state === 'planned') await tell(tx, person, 'audit.moved', { branch, day, audit: id }, { effectKey })
    } else if (what === 'cancelled')
      await tell(
        tx,
        person,
        'audit.cancelled',
        { branch, day, reason: audit.cancel_reason ?? '', audit: id },
        { effectKey },
      )
    else if (what === 'signed' && audit.state === 'signed')
      await tell(tx, place, 'audit.signed', { branch, score: final, audit: id }, { effectKey })
    else if (what === 'released' && audit.state === 'released')
      await tell(tx, place, 'audit.released', { branch, score: final, audit: id }, { effectKey })
  })
}

/** Tells managers and the alert people of a branch of a failed critical question, right after the audit is signed. */
export async function tellCriticalAudit({ auditId }: JobPayload<'audits.critical'>): Promise<void> {
  await asSystem('a job passes on a critical failure of an audit', async (tx) => {
    const audit = await selectAudit(tx, auditId)
    const score = audit?.score as unknown as ReportScore | null
    const [key] = score?.criticalFailed ?? []
    if (!audit || key === undefined) return
    const question = allQuestions(await questionnaireById(tx, audit.questionnaire_id)).find((one) => one.key === key)
    if (!question) return
    const value = (audit.answers as unknown as AuditValues)[key]?.value ?? null
    const finding = toldOf(question, value)?.sentence ?? question.text
    const facts = { branch: audit.branch, finding, audit: audit.id }
    const place = { branch: audit.branch_id }
    await tell(tx, { client: audit.client_id, ...place }, 'audit.critical', facts, {
      effectKey: `audit:critical:${audit.id}`,
    })
    await tell(tx, { alertPeople: audit.client_id, ...place }, 'audit.critical', facts, {
      effectKey: `audit:alert:${audit.id}`,
    })
  })
}

/** Locks audits that were released a week ago. */
export async function lockAudits(): Promise<void> {
  const before = new Date(now().getTime() - lockAfterDays * 86_400_000)
  await asSystem('a job locks audits that were released a week ago', (tx) =>
    tx
      .updateTable('audits')
      .set({ state: 'locked', locked_at: now(), updated_at: now() })
      .where('state', '=', 'released')
      .where('released_at', '<=', before.toISOString())
      .execute(),
  )
}
