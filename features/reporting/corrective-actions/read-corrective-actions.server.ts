import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import {
  type CorrectiveActionStatus,
  type CorrectiveActionStep,
  isOverdue,
  mostExtensions,
  type Priority,
  unfinishedCorrectiveActions,
  type Verification,
} from '#/domain/corrective-action.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { failureTold } from '#/domain/failure.ts'
import { allQuestions, type AnswerValue } from '#/domain/questionnaire.ts'
import { type CauseClass, needsCause, needsProof } from '#/domain/reporting/action-finish.ts'
import type { ActionSource } from '#/domain/reporting/action-source.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { type Attachment, attachmentsOf } from '#/features/reporting/attachments/read-attachments.server.ts'
import { now } from '#/platform/clock.ts'
import { type ActionOrigin, readOrigin } from './by-hand/origin.server.ts'
import { isOwnerOf } from './owner.server.ts'
import { type ReusedPhoto, selectReusedProof } from './reused-proof.server.ts'

export type CorrectiveActionLine = {
  id: string
  title: string
  source: ActionSource
  questionKey: string | null
  branch: string
  branchId: string
  /** Null for an action of another source. */
  reportId: string | null
  owner: string
  ownerId: string | null
  version: number
  priority: Priority
  status: CorrectiveActionStatus
  verification: Verification | null
  dueOn: Day
  overdue: boolean
}
export type CorrectiveActionEvent = {
  id: string
  step:
    | CorrectiveActionStep
    | 'open'
    | 'change'
    | 'extend'
    | 'hand-over'
    | 'proof'
    | 'confirm'
    | 'confirm-by-visit'
    | 'confirm-by-audit'
    | 'send-back'
    | 'reopen-by-visit'
    | 'reopen-by-audit'
  note: string
  at: string
  /** Who took it by a link, without an account. */
  by: string | null
}
export type CorrectiveActionDetails = CorrectiveActionLine & {
  ownerEmail: string | null
  /** How often it can still get more time. */
  extensionsLeft: number
  /** Null for an owner of the action who does not read the report. */
  reportNumber: number | null
  /** The finding, as a fact. */
  finding: string | null
  causeClass: CauseClass | null
  rootCause: string
  doneNote: string
  details: string
  prevention: string
  needs: { cause: boolean; proof: boolean }
  photos: Attachment[]
  /** Of what is to be put right. */
  problem: Attachment[]
  origin: ActionOrigin
  /** Photos used as proof before, by file; for those who verify the action. */
  reused: Record<string, ReusedPhoto>
  createdAt: string
  /** The action about the same question of the branch before it. */
  repeats: { id: string; title: string } | null
  /** Daily report from which it was opened. */
  daily: { branchId: string; day: Day; shift: string } | null
  /** Audit that it was opened in. */
  auditId: string | null
  /** Whether the reader works on it. */
  mayWork: boolean
  /** Whether the reader verifies it when it is done; `own`: the reader finished it. */
  verifying: 'may' | 'own' | 'owner' | 'others'
  /** Whether the reader cancels it and gives it more time. */
  mayManage: boolean
  events: CorrectiveActionEvent[]
}

/** Names of the branches of the reader's own actions, also of branches that the reader does not see otherwise. */
export const ownActionBranches = sql<{
  branch_id: string
  name: string
  name_ar: string | null
}>`priv.own_action_branches()`.as('o')
export const branchOfAction = sql<string>`coalesce(${branchNow('b')}, ${branchNow('o')})`

export const selectCorrectiveActions = (db: Tx, actor: Actor) =>
  db
    .selectFrom('report_actions as a')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .select([
      'a.id',
      'a.title',
      'a.source',
      'a.question_key',
      'a.report_id',
      'a.branch_id',
      'a.owner_name',
      'a.owner_id',
      'a.version',
      'a.priority',
      'a.status',
      'a.verification',
    ])
    .leftJoin(ownActionBranches, (join) => join.onRef('o.branch_id', '=', 'a.branch_id'))
    .select(['a.due_on', branchOfAction.as('branch')])
    .where('a.client_id', '=', companyOf(actor))
export type CorrectiveActionRow = Awaited<ReturnType<ReturnType<typeof selectCorrectiveActions>['execute']>>[number]

export const lineOf = (row: CorrectiveActionRow): CorrectiveActionLine => {
  const status = row.status
  return {
    id: row.id,
    title: row.title,
    source: row.source,
    questionKey: row.question_key,
    branch: row.branch,
    branchId: row.branch_id,
    reportId: row.report_id,
    owner: row.owner_name,
    ownerId: row.owner_id,
    version: row.version,
    priority: row.priority,
    status,
    verification: row.verification,
    dueOn: row.due_on,
    overdue: isOverdue({ status, dueOn: row.due_on }, riyadhDay(now())),
  }
}

/** Actions of this report, and open ones of its branch from other visits. */
export async function readCorrectiveActionsOfReport(
  actor: Actor,
  { reportId, branchId }: { reportId: string; branchId: string },
): Promise<{ own: CorrectiveActionLine[]; stillOpen: CorrectiveActionLine[] }> {
  authorize(actor, 'actions.read')
  return readAs(actor, async (db) => {
    const own = await selectCorrectiveActions(db, actor)
      .where('a.report_id', '=', recordId(reportId))
      .orderBy('a.created_at')
      .limit(200)
      .execute()
    const stillOpen = await selectCorrectiveActions(db, actor)
      .where('a.branch_id', '=', branchId)
      .where((eb) => eb.or([eb('a.report_id', '!=', reportId), eb('a.report_id', 'is', null)]))
      .where('a.status', 'in', unfinishedCorrectiveActions)
      .orderBy('a.due_on')
      .limit(20)
      .execute()
    return { own: own.map(lineOf), stillOpen: stillOpen.map(lineOf) }
  })
}

/** One action with its history; also for its owner without a right to the reports. */
export async function readCorrectiveAction(
  actor: Actor,
  actionId: string,
  lang: Lang,
): Promise<CorrectiveActionDetails> {
  authorize(actor, 'actions.own')
  return readAs(actor, async (db) => {
    const row = await selectCorrectiveActions(db, actor)
      .leftJoin('mystery_shopping_reports as r', (join) =>
        join.onRef('r.client_id', '=', 'a.client_id').onRef('r.id', '=', 'a.report_id'),
      )
      .select([
        'a.owner_email',
        'a.extensions',
        'a.repeats_id',
        'a.photo_demanded',
        'a.root_cause',
        'a.done_note',
        'a.details',
        'a.created_at',
        'a.cause_class',
        'a.prevention',
      ])
      .leftJoin('report_actions as before', (join) =>
        join.onRef('before.client_id', '=', 'a.client_id').onRef('before.id', '=', 'a.repeats_id'),
      )
      .select('before.title as beforeTitle')
      .leftJoin('daily_reports as d', (join) =>
        join.onRef('d.client_id', '=', 'a.client_id').onRef('d.id', '=', 'a.daily_report_id'),
      )
      .select(['r.receipt_number', 'r.questionnaire_id', 'd.business_day', 'd.shift', 'a.audit_id'])
      .select([
        sql<boolean>`priv.may_branch('actions.write', a.branch_id)`.as('mayWork'),
        sql<boolean>`priv.may_branch('actions.verify', a.branch_id)`.as('mayVerify'),
        sql<string | null>`(select e.actor_id from report_action_events e where e.action_id = a.id and e.step = 'finish'
          order by e.created_at desc, e.id desc limit 1)`.as('finishedBy'),
      ])
      .where('a.id', '=', recordId(actionId))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const [events, files, reused, origin, definition, answer] = await Promise.all([
      db
        .selectFrom('report_action_events')
        .select(['id', 'step', 'note', 'by_name', 'created_at'])
        .where('action_id', '=', row.id)
        .where('client_id', '=', companyOf(actor))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(200)
        .execute(),
      attachmentsOf(db, 'action_id', [row.id]),
      selectReusedProof(db, row.id),
      readOrigin(db, row.id),
      row.questionnaire_id === null ? null : questionnaireById(db, row.questionnaire_id),
      db
        .selectFrom('report_answers')
        .select('value')
        .where('report_id', '=', row.report_id ?? row.id)
        .where('question_key', '=', row.question_key ?? '')
        .executeTakeFirst(),
    ])
    const question = definition && allQuestions(definition).find(({ key }) => key === row.question_key)
    return {
      ...lineOf(row),
      ownerEmail: row.owner_email,
      extensionsLeft: Math.max(0, mostExtensions - row.extensions),
      reportNumber: row.receipt_number,
      finding: question ? failureTold(question, answer ? (answer.value as AnswerValue) : null).sentence[lang] : null,
      causeClass: row.cause_class,
      rootCause: row.root_cause ?? '',
      doneNote: row.done_note ?? '',
      prevention: row.prevention ?? '',
      needs: {
        cause: needsCause({ priority: row.priority, isRepeat: row.repeats_id !== null }),
        proof: needsProof({ priority: row.priority, demanded: row.photo_demanded }),
      },
      details: row.details ?? '',
      photos: (files.get(row.id) ?? []).filter(({ ofProblem }) => !ofProblem),
      problem: (files.get(row.id) ?? []).filter(({ ofProblem }) => ofProblem),
      origin,
      reused,
      createdAt: row.created_at,
      repeats:
        row.repeats_id === null || row.beforeTitle === null ? null : { id: row.repeats_id, title: row.beforeTitle },
      daily:
        row.business_day === null || row.shift === null
          ? null
          : { branchId: row.branch_id, day: row.business_day, shift: row.shift },
      auditId: row.audit_id,
      mayWork: row.mayWork,
      mayManage: row.mayVerify,
      verifying: !row.mayVerify
        ? 'others'
        : row.finishedBy === actor.id
          ? 'own'
          : isOwnerOf(actor, row)
            ? 'owner'
            : 'may',
      events: events.map((event) => ({
        id: event.id,
        step: event.step as CorrectiveActionEvent['step'],
        note: event.note ?? '',
        at: event.created_at,
        by: event.by_name,
      })),
    }
  })
}
