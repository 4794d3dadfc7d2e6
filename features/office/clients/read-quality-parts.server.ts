import { sql } from 'kysely'
import { branchNow, shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Text } from '#/domain/text.ts'
import type { ApplicationState } from '#/features/certification/office-certificates/application-list.ts'
import type { DisputeState } from '#/features/reporting/disputes/read-disputes.server.ts'
import { type PartPage, readPart } from './read-parts.server.ts'

type Asked = { clientId: string; page: number }

export type DisputeLine = {
  id: string
  reportId: string
  number: number
  branch: string
  reason: string
  state: DisputeState
  openedAt: string
  dueAt: string
  decidedAt: string | null
  decidedBy: string | null
}

/** Disputes in every state: open ones first, then the newest. */
export const readDisputePart = (actor: Actor, { clientId, ...asked }: Asked): Promise<PartPage<DisputeLine>> =>
  readPart(
    actor,
    'review.browse',
    asked,
    sql<DisputeLine>`select d.id, d.report_id as "reportId", r.receipt_number as number, ${shownBranch('q')} as branch, d.reason, d.state,
        d.opened_at as "openedAt", d.due_at as "dueAt", d.decided_at as "decidedAt", e.full_name as "decidedBy"
      from report_disputes d join mystery_shopping_reports r on r.client_id = d.client_id and r.id = d.report_id
        join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
        left join profiles e on e.id = d.decided_by
      where d.client_id = ${recordId(clientId)} order by (d.state = 'open') desc, d.opened_at desc, d.id`,
  )

export type ApplicationLine = {
  id: string
  branch: string
  state: ApplicationState
  appliedAt: string
  decidedAt: string | null
  decidedBy: string | null
  answer: string | null
  certificateId: string | null
  certificate: string | null
}

/** Applications for certificates in every state: waiting ones first, then the newest. */
export const readApplicationPart = (actor: Actor, { clientId, ...asked }: Asked): Promise<PartPage<ApplicationLine>> =>
  readPart(
    actor,
    'certificates.browse',
    asked,
    sql<ApplicationLine>`select a.id, ${branchNow('b')} as branch, a.state, a.created_at as "appliedAt", a.decided_at as "decidedAt",
        e.full_name as "decidedBy", a.answer, c.id as "certificateId", c.number as certificate
      from certificate_applications a join branches b on b.client_id = a.client_id and b.id = a.branch_id
        left join certificates c on c.id = a.certificate_id left join profiles e on e.id = a.decided_by
      where a.client_id = ${recordId(clientId)} order by (a.state = 'waiting') desc, a.created_at desc, a.id`,
  )

export type QuestionnaireLine = {
  id: string
  code: string
  title: Text
  type: EvaluationType
  version: number | null
  isCurrent: boolean
  changedAt: string
}

/** Questionnaires made for this client, those in use first. */
export const readQuestionnairePart = (
  actor: Actor,
  { clientId, ...asked }: Asked,
): Promise<PartPage<QuestionnaireLine>> =>
  readPart(
    actor,
    'questionnaires.read',
    asked,
    sql<QuestionnaireLine>`select d.id, d.code, d.draft -> 'title' as title, d.evaluation_type as type,
        (select max(q.version) from questionnaires q where q.code = d.code) as version, d.is_current as "isCurrent",
        d.updated_at as "changedAt"
      from questionnaire_drafts d where d.client_id = ${recordId(clientId)} order by d.is_current desc, d.code, d.id`,
  )
