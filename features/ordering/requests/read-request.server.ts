import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type EvaluationStatus,
  type EvaluationStep,
  evaluationSteps,
  type EvaluationType,
  mayRescheduleFree,
} from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { priceSource } from '#/domain/ordering/visit-costs.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { stepsFrom } from '#/domain/step.ts'
import { type VisitRisk, riskOf } from '#/domain/visit-risk.ts'
import { type VisitWindow, windowOf } from '#/domain/visit-window.ts'
import { now } from '#/platform/clock.ts'
import { shownPrice } from './prices.server.ts'
import { riskColumns, riskHoursOf } from './risk-hours.server.ts'

export type RequestStep = EvaluationStep | 'request' | 'reschedule'
export type ClientEvent = { id: string; step: RequestStep; to: EvaluationStatus; at: string }
export type RequestFacts = {
  id: string
  number: number
  branchName: string
  branchLocation: string
  type: EvaluationType
  visitAt: string
  status: EvaluationStatus
  notes: string | null
  cancelReason: string | null
  orderedAt: string
  /** Steps available to the reader now. */
  steps: EvaluationStep[]
}
/** A request for its client, without the shopper's identity. */
export type OwnRequest = RequestFacts & {
  /** Null for readers who do not see what visits cost; 0 within the plan. */
  price: Halalas | null
  withinPlan: boolean
  events: ClientEvent[]
  reportId: string | null
  /** Order of many visits that it belongs to. */
  batchId: string | null
  /** Days and part of the day from which the shopper may choose. */
  window: VisitWindow | null
  /** Whether the reader may order the same visit again. */
  mayOrderAgain: boolean
  /** Whether the reader may move the date free of charge. */
  mayReschedule: boolean
}

const factColumns = [
  'id',
  'number',
  'branch_location as branchLocation',
  'evaluation_type as type',
  'scheduled_date as visitAt',
  'status',
  'notes',
  'cancel_reason as cancelReason',
  'created_at as orderedAt',
] as const

const stepsOf = (actor: Actor, status: EvaluationStatus): EvaluationStep[] =>
  stepsFrom(evaluationSteps, status).filter((step) => may(actor, evaluationSteps[step].permission))

/** Whether a shopper has yet to choose the day. */
const isOpen = (status: EvaluationStatus): boolean => status === 'pending' || status === 'approved'

/** A client's own request with its history. Throws `not-found` for foreign ones. */
export async function readOwnRequest(actor: Actor, requestId: string): Promise<OwnRequest> {
  authorize(actor, 'evaluations.read')
  const id = recordId(requestId)
  const [request, events, report] = await Promise.all([
    readAs(actor, (tx) =>
      tx
        .selectFrom('mystery_shopping_requests')
        .select([...factColumns, 'within_plan as withinPlan', 'batch_id as batchId', shownBranch().as('branchName')])
        .select(['earliest_on', 'latest_on', 'day_part'])
        .select(sql<boolean>`priv.may_branch('evaluations.request', branch_id)`.as('mayOrderAgain'))
        .select(shownPrice(priceSource(actor)).as('price'))
        .where('id', '=', id)
        .where('client_id', '=', companyOf(actor))
        .executeTakeFirst(),
    ),
    readAs(actor, (tx) =>
      tx
        .selectFrom('request_events')
        .select(['id', 'step', 'to_status as to', 'created_at as at'])
        .where('request_id', '=', id)
        .where('client_id', '=', companyOf(actor))
        .orderBy('created_at', 'desc')
        .execute(),
    ),
    readAs(actor, (tx) => selectReleasedReport(tx, actor, id)),
  ])
  if (!request) throw new AppError('not-found')
  const { earliest_on, latest_on, day_part, ...facts } = request
  const status = request.status
  return {
    ...(facts as Omit<RequestFacts, 'steps'> & Pick<OwnRequest, 'price' | 'withinPlan' | 'batchId'>),
    window: isOpen(status) ? windowOf(earliest_on, latest_on, day_part) : null,
    mayOrderAgain: request.mayOrderAgain && may(actor, 'evaluations.request'),
    steps: stepsOf(actor, status),
    events: events as ClientEvent[],
    reportId: report?.id ?? null,
    mayReschedule: mayRescheduleFree(status) && may(actor, 'evaluations.reschedule'),
  }
}

const selectReleasedReport = (tx: Tx, actor: Actor, requestId: string) =>
  tx
    .selectFrom('mystery_shopping_reports')
    .select('id')
    .where('request_id', '=', requestId)
    .where('client_id', '=', companyOf(actor))
    .where('status', 'in', ['released', 'disputed', 'locked'])
    .executeTakeFirst()

export type AdminEvent = ClientEvent & { reason: string | null; by: string | null; shopper: string | null }
export type RequestReport = { id: string; status: ReportStatus; score: number | null; at: string }
/** A request for the back office. */
export type AnyRequest = RequestFacts & {
  price: Halalas
  clientId: string
  clientName: string
  branchId: string
  clientApproval: ClientApprovalStatus
  shopperId: string | null
  shopperName: string | null
  shopperFee: Halalas
  orderedBy: string
  risk: VisitRisk | null
  events: AdminEvent[]
  reports: RequestReport[]
}

const selectAnyRequest = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('mystery_shopping_requests as request')
    .innerJoin('client_profiles as client', 'client.profile_id', 'request.client_id')
    .innerJoin('profiles as orderer', 'orderer.id', 'request.created_by')
    .leftJoin('profiles as shopper', 'shopper.id', 'request.shopper_id')
    .select(factColumns.map((column) => `request.${column}` as const))
    .select([shownBranch('request').as('branchName'), 'request.price'])
    .select([
      'request.client_id as clientId',
      'request.branch_id as branchId',
      shownClient('request').as('clientName'),
      'client.approval as clientApproval',
    ])
    .select([
      'request.shopper_id as shopperId',
      'shopper.full_name as shopperName',
      'request.shopper_fee as shopperFee',
    ])
    .select('orderer.full_name as orderedBy')
    .select(riskColumns())
    .where('request.id', '=', requestId)
    .executeTakeFirst()

const selectAdminEvents = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('request_events as event')
    .leftJoin('profiles as actor', 'actor.id', 'event.actor_id')
    .leftJoin('profiles as shopper', 'shopper.id', 'event.shopper_id')
    .select(['event.id', 'event.step', 'event.to_status as to', 'event.created_at as at', 'event.reason'])
    .select(['actor.full_name as by', 'shopper.full_name as shopper'])
    .where('event.request_id', '=', requestId)
    .orderBy('event.created_at', 'desc')
    .execute()

const selectReports = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('mystery_shopping_reports')
    .select(['id', 'status', 'branch_score as score', 'created_at as at'])
    .where('request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .execute()

/** A request of any client, for the control room. */
export async function readRequest(actor: Actor, requestId: string): Promise<AnyRequest> {
  authorize(actor, 'requests.browse')
  const id = recordId(requestId)
  const [request, events, reports] = await Promise.all([
    readAs(actor, (tx) => selectAnyRequest(tx, id)),
    readAs(actor, (tx) => selectAdminEvents(tx, id)),
    readAs(actor, (tx) => selectReports(tx, id)),
  ])
  if (!request) throw new AppError('not-found')
  const status = request.status
  const { atRiskHours, clientHours, ...facts } = request
  return {
    ...(facts as Omit<AnyRequest, 'steps' | 'risk' | 'events' | 'reports'>),
    steps: stepsOf(actor, status),
    risk: riskOf(status, new Date(request.visitAt), now(), riskHoursOf({ atRiskHours, clientHours })),
    events: events as AdminEvent[],
    reports,
  }
}
