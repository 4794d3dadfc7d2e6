import { asSystem } from '#/db/database.server.ts'
import { queueEmail } from '#/features/emails/queue-email.server.ts'
import { notifyAdmins } from '#/features/notifications/notify.server.ts'
import type { Lang } from '#/domain/text.ts'
import { env } from '#/platform/env.server.ts'
import type { SentAnswer } from './answers.ts'

/** Brings a message to the company: by mail to its own address, and under the bell of every administrator. */
export const announceSubmission = ({ submissionId }: { submissionId: string }): Promise<void> =>
  asSystem('a message of a visitor belongs to nobody until it is announced', async (tx) => {
    const sent = await tx
      .selectFrom('form_submissions')
      .select(['ticket', 'name', 'email', 'answers', 'language'])
      .where('id', '=', submissionId)
      .executeTakeFirst()
    if (!sent) return
    const answers = sent.answers as SentAnswer[]
    const answerTo = (key: string) => answers.find((answer) => answer.key === key)?.value ?? ''
    const ticket = String(sent.ticket)
    const effectKey = `${submissionId} message.received`
    const name = sent.name ?? '-'
    await queueEmail(tx, {
      to: { profileId: null, address: env().COMPANY_EMAIL, language: sent.language as Lang },
      kind: 'message.received',
      params: {
        ticket,
        name,
        subject: answerTo('topic'),
        email: sent.email ?? '-',
        phone: answerTo('phone') || '-',
        message: answerTo('message'),
      },
      effectKey,
    })
    await notifyAdmins(tx, { kind: 'message.received', params: { ticket, name }, link: '/admin/emails', effectKey })
  })
