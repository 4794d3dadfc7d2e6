import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { env } from '#/platform/env.server.ts'

const kind = 'message.from-office'
/** The bell shows the beginning; the mail has all of it. */
const shownOnBell = 280

/** Brings a message of the office to a shopper, by mail and under the bell. */
export const deliverMessage = ({ shopperId, subject, text, effect }: JobPayload<'shoppers.message'>): Promise<void> =>
  asSystem('a job brings a message to a shopper', async (tx) => {
    const known = await tx.selectFrom('profiles').select('id').where('id', '=', shopperId).executeTakeFirst()
    if (!known) return
    const { name, ...to } = await mailboxOf(tx, shopperId)
    const effectKey = `${kind}:${effect}`
    const line = text.replace(/\s+/g, ' ')
    const shown = line.length > shownOnBell ? `${line.slice(0, shownOnBell).toWellFormed()}…` : line
    const link = '/freelancer/dashboard'
    await notify(tx, { to: shopperId, kind, params: { subject, text: shown }, link, effectKey })
    await queueEmail(tx, { to, kind, params: { name, subject, text, link: env().origin + link }, effectKey })
  })
