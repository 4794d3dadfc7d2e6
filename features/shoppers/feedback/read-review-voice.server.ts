import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { appealAnswerDueAt } from '#/domain/report.ts'
import { now } from '#/platform/clock.ts'

export type ReviewVoice = {
  appeal: {
    status: 'open' | 'upheld' | 'dismissed'
    reason: string
    at: string
    dueAt: string
    late: boolean
    decision: string | null
    decidedBy: string | null
    decidedAt: string | null
    feeDue: Halalas | null
    /** The visit is unassigned: an upheld appeal returns the report to review. */
    visitIsOpen: boolean
    usualFee: Halalas
  } | null
  reply: {
    text: string
    at: string
    answer: string | null
    answeredBy: string | null
    answeredAt: string | null
  } | null
  rating: { stars: number; note: string | null; at: string; mean: number; count: number } | null
}

/** A shopper's appeal, reply to the grade, and rating of the brief, for one report. */
export async function readReviewVoice(actor: Actor, reportId: string): Promise<ReviewVoice> {
  authorize(actor, 'review.browse')
  const id = recordId(reportId)
  return readAs(actor, async (db) => {
    const [appeal, reply, rating] = await Promise.all([
      db
        .selectFrom('report_appeals as a')
        .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
        .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
        .leftJoin('profiles as d', 'd.id', 'a.decided_by')
        .select(['a.status', 'a.reason', 'a.created_at', 'a.decision', 'a.decided_at', 'a.fee_due'])
        .select(['d.full_name as decided_by', 'q.status as request_status', 'q.shopper_fee'])
        .where('a.report_id', '=', id)
        .executeTakeFirst(),
      db
        .selectFrom('grade_replies as g')
        .leftJoin('profiles as d', 'd.id', 'g.answered_by')
        .select([
          'g.text',
          'g.created_at as at',
          'g.answer',
          'd.full_name as answeredBy',
          'g.answered_at as answeredAt',
        ])
        .where('g.report_id', '=', id)
        .executeTakeFirst(),
      db
        .selectFrom('brief_ratings as b')
        .select(['b.stars', 'b.note', 'b.created_at as at', 'b.client_id'])
        .where('b.report_id', '=', id)
        .executeTakeFirst(),
    ])
    const mean = rating
      ? await db
          .selectFrom('brief_ratings')
          .select((eb) => [eb.fn.avg<number>('stars').as('mean'), eb.fn.countAll<number>().as('count')])
          .where('client_id', '=', rating.client_id)
          .executeTakeFirstOrThrow()
      : null
    const dueAt = appeal && appealAnswerDueAt(new Date(appeal.created_at))
    return {
      appeal:
        appeal && dueAt
          ? {
              status: appeal.status,
              reason: appeal.reason,
              at: appeal.created_at,
              dueAt: dueAt.toISOString(),
              late: appeal.status === 'open' && dueAt <= now(),
              decision: appeal.decision,
              decidedBy: appeal.decided_by,
              decidedAt: appeal.decided_at,
              feeDue: appeal.fee_due,
              visitIsOpen: appeal.request_status === 'approved',
              usualFee: appeal.shopper_fee,
            }
          : null,
      reply: reply ?? null,
      rating:
        rating && mean
          ? {
              stars: rating.stars,
              note: rating.note,
              at: rating.at,
              mean: Math.round(mean.mean * 10) / 10,
              count: mean.count,
            }
          : null,
    }
  })
}
