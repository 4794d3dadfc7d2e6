import { asSystem } from '#/db/database.server.ts'
import { queueEmail } from '#/features/emails/queue-email.server.ts'
import { notifyAdmins } from '#/features/notifications/notify.server.ts'
import type { Lang } from '#/domain/text.ts'
import { env } from '#/platform/env.server.ts'

/** Brings a message to the company: by mail to its own address, and under the bell of every administrator. */
export const announceMessage = ({ messageId }: { messageId: string }): Promise<void> =>
  asSystem('a message of a visitor belongs to nobody until it is announced', async (tx) => {
    const message = await tx
      .selectFrom('contact_messages')
      .select(['ticket', 'name', 'email', 'phone', 'subject', 'message', 'language'])
      .where('id', '=', messageId)
      .executeTakeFirst()
    if (!message) return
    const ticket = String(message.ticket)
    const effectKey = `${messageId} message.received`
    const { name, subject } = message
    await queueEmail(tx, {
      to: { profileId: null, address: env().COMPANY_EMAIL, language: message.language as Lang },
      kind: 'message.received',
      params: { ticket, name, subject, email: message.email, phone: message.phone ?? '-', message: message.message },
      effectKey,
    })
    await notifyAdmins(tx, { kind: 'message.received', params: { ticket, name }, link: '/admin/emails', effectKey })
  })
