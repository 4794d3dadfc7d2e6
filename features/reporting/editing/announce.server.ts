import { asSystem, type Tx } from '#/db/database.server.ts'
import { formatScore } from '#/domain/score.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { markAnnounced } from '#/features/messaging/notifications/mark-announced.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import type { EmailKind } from '#/messages/emails.ts'
import { env } from '#/platform/env.server.ts'

const selectEvent = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('report_events as v')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'v.report_id')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['v.id', 'v.step', 'v.reason', 'v.shopper_id', 'v.client_id', 'r.id as report_id', 'r.request_id'])
    .select('v.created_at')
    .select(['r.branch_score', 'r.overall_score', 'r.due_at', 'q.branch_name'])
    .where('v.id', '=', eventId)
    .executeTakeFirst()
type Event = NonNullable<Awaited<ReturnType<typeof selectEvent>>>

/** Tells whom a step of a report concerns: editors of new work, the shopper of the verdict, the client of the result. */
export async function announceReport({ eventId }: { eventId: string }): Promise<void> {
  await asSystem('people are told of a report that others changed', async (tx) => {
    const event = await selectEvent(tx, eventId)
    if (!event) return
    const branch = event.branch_name
    if (event.step === 'submit' || event.step === 'resubmit') {
      const link = `/admin/reports/${event.report_id}`
      await notifyAdmins(tx, {
        kind: 'report.submitted',
        params: { branch },
        link,
        effectKey: `${event.id}:submitted`,
        at: event.created_at,
      })
    }
    if (event.step === 'requestRevision')
      await tellShopper(tx, event, 'report.returned', { reason: event.reason ?? '' })
    if (event.step === 'reject') await tellOfRejection(tx, event)
    if (event.step === 'release') await tellOfRelease(tx, event)
    await markAnnounced(tx, event.id)
  })
}

async function tellShopper(
  tx: Tx,
  event: Event,
  kind: 'report.returned' | 'report.rejected' | 'report.graded',
  more: Record<string, string>,
): Promise<void> {
  const params = { branch: event.branch_name, ...more }
  const page = kind === 'report.returned' ? 'submit-report' : 'reports'
  const link = `/freelancer/${page}/${event.report_id}`
  await notify(tx, { to: event.shopper_id, kind, params, link, effectKey: `${event.id}:${kind}`, at: event.created_at })
  await mail(tx, event.shopper_id, kind, params, link, event.id)
}

async function tellOfRejection(tx: Tx, event: Event): Promise<void> {
  await tellShopper(tx, event, 'report.rejected', { reason: event.reason ?? '' })
  const notice = { kind: 'report.visit-again', params: { branch: event.branch_name } } as const
  await notifyAdmins(tx, {
    ...notice,
    link: `/admin/secret-shopper/${event.request_id}`,
    effectKey: `${event.id}:visit-again`,
    at: event.created_at,
  })
}

async function tellOfRelease(tx: Tx, event: Event): Promise<void> {
  const score = event.branch_score === null ? '' : formatScore(event.branch_score, 'en')
  const params = { branch: event.branch_name, score }
  const link = `/client/reports/${event.report_id}`
  await notify(tx, {
    to: event.client_id,
    kind: 'report.released',
    params,
    link,
    effectKey: `${event.id}:report.released`,
    at: event.created_at,
  })
  await mail(tx, event.client_id, 'report.released', params, link, event.id)
  await tellShopper(tx, event, 'report.graded', { grade: (event.overall_score ?? 0).toFixed(1) })
}

/** A mail about a report to one person, in that person's language. */
export async function mail(
  tx: Tx,
  profileId: string,
  kind: EmailKind,
  params: Record<string, string>,
  link: string,
  effect: string,
): Promise<void> {
  const { name, ...to } = await mailboxOf(tx, profileId)
  const all = { ...params, name, link: `${env().origin}${link}` }
  await queueEmail(tx, { to, kind, params: all, effectKey: `${effect}:${kind}:${profileId}` })
}
