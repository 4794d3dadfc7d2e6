import { asSystem, type Tx } from '#/db/database.server.ts'
import type { ReasonClass } from '#/domain/certification/certificate.ts'
import { isCertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { markAnnounced } from '#/features/messaging/notifications/mark-announced.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import type { EmailKind } from '#/messages/emails.ts'
import type { NotificationKind } from '#/messages/notifications.ts'
import { env } from '#/platform/env.server.ts'

type Kind = NotificationKind & EmailKind & `certificate.${string}`

const selectEvent = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('certificate_events as e')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.client_id', '=', 'e.client_id').onRef('c.id', '=', 'e.certificate_id'),
    )
    .select(['e.id', 'e.step', 'e.to_state', 'e.reason', 'e.reason_class', 'e.actor_id', 'e.created_at'])
    .select(['c.id as certificate_id', 'c.client_id', 'c.branch_name', 'c.holder_name', 'c.level', 'c.expires_at'])
    .select(['c.suspending_report_id', 'c.public_id'])
    .where('e.id', '=', eventId)
    .executeTakeFirst()
type Event = NonNullable<Awaited<ReturnType<typeof selectEvent>>>

/** Which words tell a holder of a step; none for what is not news. */
function kindOf({ step, to_state, actor_id }: Event): Kind | null {
  if (step === 'issue') return 'certificate.issued'
  if (step === 'renew') return to_state === 'active' ? 'certificate.renewed' : null
  if (step === 'suspend') return actor_id === null ? 'certificate.suspended-by-rule' : 'certificate.suspended'
  if (step === 'reinstate') return 'certificate.reinstated'
  if (step === 'revoke') return 'certificate.revoked'
  return step === 'expire' ? 'certificate.expired' : null
}

/** Tells the holder of a certificate what became of it and why, with the way on; and the office what the rule suspended. */
export async function announceCertificate({ eventId }: { eventId: string }): Promise<void> {
  await asSystem('holders and the office are told of certificates', async (tx) => {
    const event = await selectEvent(tx, eventId)
    if (!event) return
    await markAnnounced(tx, event.id)
    const kind = kindOf(event)
    if (!kind) return
    await tellHolder(tx, event, kind)
    if (kind === 'certificate.suspended-by-rule')
      await notifyAdmins(tx, {
        kind: 'certificate.rule-suspended',
        params: { client: event.holder_name, branch: event.branch_name },
        link: `/admin/certificates/${event.certificate_id}`,
        effectKey: `certificate.rule-suspended:${event.id}`,
        at: event.created_at,
      })
  })
}

const wordsFor = (event: Event, lang: Lang): Record<string, string> => {
  const word = translator(lang, certificateWords)
  return {
    branch: event.branch_name,
    level: isCertificateLevel(event.level) ? word(`level_${event.level}`) : event.level,
    date: formatDate(new Date(event.expires_at), lang),
    why: event.reason_class === null ? '' : word(`reason_${event.reason_class as ReasonClass}`),
    reason: event.reason ?? '',
  }
}

/** Where a holder goes from here: what suspended it by the rule is put right at the report. */
const wayOn = (event: Event, kind: Kind): string =>
  kind === 'certificate.suspended-by-rule' && event.suspending_report_id
    ? `/client/reports/${event.suspending_report_id}`
    : `/client/certificates/${event.certificate_id}`

async function tellHolder(tx: Tx, event: Event, kind: Kind): Promise<void> {
  const { name, ...to } = await mailboxOf(tx, event.client_id)
  const params = wordsFor(event, to.language)
  const effectKey = `${kind}:${event.id}`
  const link = wayOn(event, kind)
  await notify(tx, { to: event.client_id, kind, params, link, effectKey, at: event.created_at })
  const page = `${env().origin}/review/${event.public_id}`
  await queueEmail(tx, { to, kind, params: { ...params, name, page, link: `${env().origin}${link}` }, effectKey })
}

const selectApplication = (tx: Tx, id: string) =>
  tx
    .selectFrom('certificate_applications as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .innerJoin('profiles as p', 'p.id', 'a.client_id')
    .select(['a.id', 'a.state', 'a.answer', 'a.client_id', 'b.name as branch', 'p.company_name', 'p.full_name'])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Tells the office of an application, and the client why one was not granted. */
export async function announceApplication({ applicationId }: { applicationId: string }): Promise<void> {
  await asSystem('the office and the client are told of an application', async (tx) => {
    const application = await selectApplication(tx, applicationId)
    if (!application) return
    const { id, state, branch, client_id } = application
    if (state === 'waiting')
      await notifyAdmins(tx, {
        kind: 'certificate.applied',
        params: { client: application.company_name ?? application.full_name, branch },
        link: '/admin/certificates/applications',
        effectKey: `certificate.applied:${id}`,
      })
    if (state !== 'declined') return
    const { name, ...to } = await mailboxOf(tx, client_id)
    const link = '/client/certificates'
    const effectKey = `certificate.declined:${id}`
    await notify(tx, { to: client_id, kind: 'certificate.declined', params: { branch }, link, effectKey })
    const answer = application.answer ?? ''
    await queueEmail(tx, {
      to,
      kind: 'certificate.declined',
      params: { name, branch, answer, link: `${env().origin}${link}` },
      effectKey,
    })
  })
}
