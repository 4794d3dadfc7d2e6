import { href } from 'react-router'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth, branchNowInBoth, companyInBoth, holderInBoth } from '#/db/names.server.ts'
import type { ReasonClass } from '#/domain/certification/certificate.ts'
import { type CertificateLevel, isCertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { type Text, textOf, translator } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { markAnnounced } from '#/features/messaging/notifications/mark-announced.server.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { env } from '#/platform/env.server.ts'

const selectEvent = (tx: Tx, eventId: string) =>
  tx
    .selectFrom('certificate_events as e')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.client_id', '=', 'e.client_id').onRef('c.id', '=', 'e.certificate_id'),
    )
    .select(['e.id', 'e.step', 'e.to_state', 'e.reason', 'e.reason_class', 'e.actor_id', 'e.created_at'])
    .select([
      'c.id as certificate_id',
      'c.client_id',
      'c.branch_id',
      branchInBoth('c').as('branch_name'),
      holderInBoth('c').as('holder_name'),
      'c.level',
      'c.expires_at',
    ])
    .select(['c.suspending_report_id', 'c.public_id'])
    .where('e.id', '=', eventId)
    .executeTakeFirst()
type Event = NonNullable<Awaited<ReturnType<typeof selectEvent>>>

/** Notice kind of a step for the holder; null: no notice. */
function kindOf({ step, to_state, actor_id }: Event) {
  if (step === 'issue') return 'certificate.issued'
  if (step === 'renew') return to_state === 'active' ? 'certificate.renewed' : null
  if (step === 'suspend') return actor_id === null ? 'certificate.suspended-by-rule' : 'certificate.suspended'
  if (step === 'reinstate') return 'certificate.reinstated'
  if (step === 'revoke') return 'certificate.revoked'
  return step === 'expire' ? 'certificate.expired' : null
}

/** Notifies the holder of a step with its reason, and the office of an automatic suspension. */
export async function announceCertificate({ eventId }: { eventId: string }): Promise<void> {
  await asSystem('a job notifies holders and administrators of certificates', async (tx) => {
    const event = await selectEvent(tx, eventId)
    if (!event) return
    await markAnnounced(tx, event.id)
    const kind = kindOf(event)
    if (!kind) return
    const facts = { ...factsOf(event), client: event.holder_name }
    const at = event.created_at
    await tell(tx, { client: event.client_id, branch: event.branch_id }, kind, facts, {
      effectKey: `${kind}:${event.id}`,
      at,
    })
    if (kind !== 'certificate.suspended-by-rule') return
    const effectKey = `certificate.rule-suspended:${event.id}`
    await tell(tx, { admins: 'all' }, 'certificate.rule-suspended', facts, { effectKey, at })
  })
}

const word = (key: `level_${CertificateLevel}` | `reason_${ReasonClass}`): Text =>
  textOf((lang) => translator(lang, certificateWords)(key))

const factsOf = (event: Event) => ({
  branch: event.branch_name,
  level: isCertificateLevel(event.level) ? word(`level_${event.level}`) : { en: event.level, ar: event.level },
  date: event.expires_at,
  why: event.reason_class === null ? { en: '', ar: '' } : word(`reason_${event.reason_class as ReasonClass}`),
  reason: event.reason ?? '',
  page: `${env().origin}/review/${event.public_id}`,
  certificate: event.certificate_id,
  // why: an automatic suspension is corrected at the report
  wayOn: event.suspending_report_id
    ? href('/client/reports/:reportId', { reportId: event.suspending_report_id })
    : href('/client/certificates/:certificateId', { certificateId: event.certificate_id }),
})

const selectApplication = (tx: Tx, id: string) =>
  tx
    .selectFrom('certificate_applications as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .select(['a.id', 'a.state', 'a.answer', 'a.client_id', 'a.branch_id'])
    .select([branchNowInBoth('b').as('branch'), companyInBoth('a.client_id').as('client')])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Notifies the office of an application, and the client of a refusal with its reason. */
export async function announceApplication({ applicationId }: { applicationId: string }): Promise<void> {
  await asSystem('a job notifies administrators and the client of an application', async (tx) => {
    const application = await selectApplication(tx, applicationId)
    if (!application) return
    const { id, state, branch, client, answer } = application
    if (state === 'waiting')
      await tell(
        tx,
        { admins: 'all' },
        'certificate.applied',
        { client, branch },
        { effectKey: `certificate.applied:${id}` },
      )
    if (state !== 'declined') return
    const facts = { branch, answer: answer ?? '' }
    const to = { client: application.client_id, branch: application.branch_id }
    await tell(tx, to, 'certificate.declined', facts, { effectKey: `certificate.declined:${id}` })
  })
}
