import type { Tx } from '#/db/database.server.ts'
import { burstMinutes, deliveryOf } from '#/domain/messaging/delivery.ts'
import type { Permission } from '#/domain/permissions.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { type Lang, withoutMarks } from '#/domain/text.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { isUrgent, mailGroupsOf, switchesOf } from '#/features/messaging/kinds/kinds.ts'
import { deliveryChoicesOf } from '#/features/messaging/notifications/delivery-choices.server.ts'
import { patternsIn } from '#/features/messaging/wording/patterns.ts'
import { wordingInUse } from '#/features/messaging/wording/saved.server.ts'
import { refusesMail } from '#/features/messaging/notifications/switched-off.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { EmailKind } from '#/messages/emails.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { isPhoneNumber } from '#/platform/sms.server.ts'
import { composeEmail } from './compose.ts'
import { hideSecrets } from './hidden-links.ts'
import { sealHidden } from './seal-hidden.server.ts'

export type Email = {
  to: { profileId: string | null; address: string; language: Lang }
  kind: EmailKind
  /** Arguments of the text; {company} is filled in automatically. */
  params: Record<string, string>
  /** Idempotency key: a job that runs twice sends one mail. */
  effectKey: string
  /** Codes and links only for the reader. Links with a token are found automatically. */
  secrets?: readonly string[]
  /** Repeats the text below in another language, for readers of unknown language. */
  also?: { language: Lang; params: Record<string, string> }
  /** What the reader must still have a right to when a waiting mail is sent. */
  about?: { clientId: string; branchId: string | null; needs: Permission } | null
  /** When its matter is over: it does not wait beyond that. */
  end?: Date | null
}

/** A text message has neither signature nor greeting. */
const textOf = ({ subject, body }: { subject: string; body: string }) => ({
  subject,
  body: withoutMarks(body.split('\n\n--\n')[0]!),
})

/** When a mail of a kind may be sent to a person; null: immediately. */
async function waitingOf(tx: Tx, profileId: string, { kind, end = null }: Pick<Email, 'kind' | 'end'>) {
  if (isUrgent(kind)) return null
  const at = now()
  const { hours, daily } = await deliveryChoicesOf(tx, profileId)
  const recent = await tx
    .selectFrom('emails')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .where('created_at', '>', addMinutes(at, -burstMinutes).toISOString())
    .executeTakeFirstOrThrow()
  return deliveryOf({
    at,
    urgent: false,
    end,
    hours,
    daily: mailGroupsOf(kind).some((group) => daily.includes(group)),
    recent: recent.count,
  })
}

/**
 * Writes a mail into the outbox in the reader's language and enqueues its sending, unless the reader has switched that
 * kind off; outside the reader's hours it waits for `messaging/digests`. Secrets are sealed and inserted on sending. Called by `tell` only, inside `asSystem`.
 */
export async function queueEmail(
  tx: Tx,
  { to, kind, params, effectKey, secrets = [], also, about, end = null }: Email,
): Promise<void> {
  if (to.profileId && (await refusesMail(tx, to.profileId, kind))) return
  const { companyName, tagline } = await readBranding()
  const isOptional = to.profileId !== null && switchesOf(kind).length > 0
  const own = await wordingInUse(kind)
  const mailIn = (language: Lang, words: Email['params']) => {
    const company = { name: companyName[language], tagline: tagline[language], origin: env().origin, isOptional }
    return composeEmail(language, kind, words, company, own && patternsIn(own, language))
  }
  const first = mailIn(to.language, params)
  const whole = also ? { ...first, body: `${first.body}\n${mailIn(also.language, also.params).body}` } : first
  const { subject, body, hidden } = hideSecrets(isPhoneNumber(to.address) ? textOf(first) : whole, secrets)
  const waiting = to.profileId && hidden.length === 0 ? await waitingOf(tx, to.profileId, { kind, end }) : null
  const row = await tx
    .insertInto('emails')
    .values({
      effect_key: effectKey,
      profile_id: to.profileId,
      to_address: to.address,
      language: to.language,
      kind,
      subject,
      body,
      secrets_sealed: sealHidden(to.address, hidden),
      send_at: waiting?.at.toISOString() ?? null,
      gathers: waiting?.with ?? null,
      link: waiting ? (params['link'] ?? null) : null,
      about: waiting && about ? JSON.stringify(about) : null,
    })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row && !waiting) await enqueue(tx, 'emails.send', { emailId: row.id })
}
