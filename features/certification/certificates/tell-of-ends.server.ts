import { asSystem, type Tx } from '#/db/database.server.ts'
import { renewalDays, tellDaysBefore } from '#/domain/certification/certificate.ts'
import { addHours, daysBetween, formatDate, riyadhDay } from '#/domain/riyadh-time.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'

const keyOf = (id: string, days: number): string => `certificate:${id}:ends:${days}`

/** Tells holders of what ends in 60, 30 and 7 days, once each. A night that was missed is made up for by the nearest of them. */
export async function tellOfEnds(): Promise<void> {
  const at = now()
  const ending = await asSystem('holders are told what ends soon', (tx) =>
    tx
      .selectFrom('certificates')
      .select(['id', 'client_id', 'branch_name', 'expires_at'])
      .where('state', '=', 'active')
      .where('expires_at', '>', at.toISOString())
      .where('expires_at', '<=', addHours(at, (renewalDays + 1) * 24).toISOString())
      .execute(),
  )
  for (const certificate of ending) {
    const left = daysBetween(riyadhDay(at), riyadhDay(new Date(certificate.expires_at)))
    const step = tellDaysBefore.toReversed().find((days) => left <= days)
    if (step !== undefined) await asSystem('holders are told what ends soon', (tx) => tell(tx, certificate, step))
  }
}

type Ending = { id: string; client_id: string; branch_name: string; expires_at: string }

async function tell(tx: Tx, certificate: Ending, days: number): Promise<void> {
  const effectKey = keyOf(certificate.id, days)
  const told = await tx
    .selectFrom('notifications')
    .select('id')
    .where('profile_id', '=', certificate.client_id)
    .where('effect_key', '=', effectKey)
    .executeTakeFirst()
  if (told) return
  const { name, ...to } = await mailboxOf(tx, certificate.client_id)
  const link = `/client/certificates/${certificate.id}`
  const params = {
    branch: certificate.branch_name,
    date: formatDate(new Date(certificate.expires_at), to.language),
  }
  await notify(tx, { to: certificate.client_id, kind: 'certificate.ends', params, link, effectKey })
  await queueEmail(tx, {
    to,
    kind: 'certificate.ends',
    params: { ...params, name, link: `${env().origin}${link}` },
    effectKey,
  })
}
