import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Lang } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import type { SentAnswer } from './answers.ts'
import { definitionOf } from './definition.ts'

/** Thank-you mails per address and day (why: our forms must not flood anyone). */
const mostThanksADay = 3
const dayMs = 24 * 3600_000

const readMessage = (tx: Tx, id: string) =>
  tx
    .selectFrom('form_submissions as sent')
    .innerJoin('forms as form', 'form.id', 'sent.form_id')
    .select(['sent.id', 'sent.ticket', 'sent.name', 'sent.email', 'sent.answers', 'sent.language', 'sent.state'])
    .select(['sent.created_at', 'form.slug', 'form.published'])
    .where('sent.id', '=', id)
    .executeTakeFirst()
type Message = NonNullable<Awaited<ReturnType<typeof readMessage>>>

const linesOf = (answers: SentAnswer[], lang: Lang): string =>
  answers
    .map(({ label, value }) => (value.includes('\n') ? `${label[lang]}:\n${value}` : `${label[lang]}: ${value || '-'}`))
    .join('\n')

/** Limits thank-you mails per address (why: bots submit strangers' addresses). */
async function wasThankedEnough(tx: Tx, message: Message): Promise<boolean> {
  const { count } = await tx
    .selectFrom('form_submissions')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('email', '=', message.email)
    .where('created_at', '>', new Date(now().getTime() - dayMs).toISOString())
    .where('created_at', '<=', message.created_at)
    .executeTakeFirstOrThrow()
  return count > mostThanksADay
}

/** Mails the sender the ticket number without any submitted text, because the address may be another person's. */
async function thank(tx: Tx, message: Message, form: string, language: Lang): Promise<void> {
  if (!message.email || (await wasThankedEnough(tx, message))) return
  const sender = { address: message.email, name: '', language }
  const facts = { ticket: String(message.ticket), form, contact: env().COMPANY_EMAIL }
  await tell(tx, { address: sender }, 'message.thanks', facts, { effectKey: `${message.id} message.thanks` })
}

/** Delivers a message to the company by mail and to all administrators by bell, and thanks the sender. */
export const announceSubmission = ({ submissionId }: { submissionId: string }): Promise<void> =>
  asSystem("a job reads a visitor's message before it has a recipient", async (tx) => {
    const message = await readMessage(tx, submissionId)
    if (!message || message.state === 'spam') return
    const language = message.language
    const form = definitionOf(message.slug, message.published)?.title[language] ?? message.slug
    const facts = {
      ticket: String(message.ticket),
      name: message.name ?? message.email ?? form,
      form,
      answers: linesOf(message.answers as SentAnswer[], language),
      message: message.id,
    }
    const company = { address: env().COMPANY_EMAIL, name: '', language }
    const effectKey = `${message.id} message.received`
    await tell(tx, { address: company }, 'message.received', facts, { effectKey })
    await tell(tx, { admins: 'all' }, 'message.received', facts, { effectKey })
    await thank(tx, message, form, language)
  })
