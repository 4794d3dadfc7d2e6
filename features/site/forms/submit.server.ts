import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { SentAnswer } from './answers.ts'
import type { BuiltinSlug } from './builtin.ts'
import { looksLikeSpam, telltaleOf, type Traps } from './traps.ts'

export type Sender = { network: string; lang: Lang }
export type Submission = { answers: readonly SentAnswer[]; name: string | null; email: string | null }
export type Receipt = { ticket: number }

const day = 24 * 3600_000

/**
 * Idempotency key of a message. why: pages cached for many visitors give all visitors without scripts the same client
 * key, and their messages must stay distinct.
 */
function keyOf(clientKey: string, formId: string, answers: readonly SentAnswer[]): string {
  const values = answers.map(({ key, value }) => [key, value])
  const hex = createHash('sha256')
    .update(JSON.stringify([clientKey, formId, values]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Number of other senders of the same long text to any form within a day. */
async function countSameText(tx: Tx, answers: readonly SentAnswer[], email: string | null): Promise<number> {
  const telltale = telltaleOf(answers)
  if (!telltale) return 0
  const same = JSON.stringify([{ value: telltale.value }])
  const { count } = await tx
    .selectFrom('form_submissions')
    .select((of) => of.fn.count<number>(sql`distinct coalesce(email, id::text)`).as('count'))
    .where('created_at', '>', new Date(now().getTime() - day).toISOString())
    .where(sql<boolean>`answers @> ${same}::jsonb`)
    .where(sql<boolean>`email is distinct from ${email}`)
    .executeTakeFirstOrThrow()
  return count
}

async function openForm(tx: Tx, slug: string): Promise<{ id: string }> {
  const form = await tx
    .selectFrom('forms')
    .select(['id', 'is_open'])
    .where('slug', '=', slug)
    .where('published', 'is not', null)
    .executeTakeFirst()
  if (!form) throw new AppError('not-found')
  if (!form.is_open) throw new AppError('form.closed')
  return form
}

/** Stores a submission and returns its ticket number; a repeated one is the same message. */
export async function storeSubmission(
  sender: Sender,
  slug: string,
  { answers, name, email }: Submission,
  traps: Traps,
): Promise<Receipt> {
  await takeAttempt('message by network', sender.network)
  return asSystem(
    'a visitor without an account may not read messages, including the duplicates to compare',
    async (tx) => {
      const form = await openForm(tx, slug)
      const key = keyOf(traps.clientKey, form.id, answers)
      const spam = looksLikeSpam(traps, answers, await countSameText(tx, answers, email))
      const kept = await tx
        .insertInto('form_submissions')
        .values({
          form_id: form.id,
          client_key: key,
          name,
          email,
          answers: JSON.stringify(answers),
          language: sender.lang,
          state: spam ? 'spam' : 'new',
          created_at: now().toISOString(),
        })
        .onConflict((conflict) => conflict.column('client_key').doNothing())
        .returning(['id', 'ticket'])
        .executeTakeFirst()
      if (kept && !spam) await enqueue(tx, 'forms.announce', { submissionId: kept.id })
      if (kept) return { ticket: kept.ticket }
      const first = await tx
        .selectFrom('form_submissions')
        .select('ticket')
        .where('client_key', '=', key)
        .executeTakeFirstOrThrow()
      return { ticket: first.ticket }
    },
  )
}

/** Stores a message of a built-in form, for pages with their own schema (`trapFields`). */
export const submitBuiltin = (
  sender: Sender,
  slug: BuiltinSlug,
  answers: readonly SentAnswer[],
  traps: Traps,
): Promise<Receipt> => {
  const valueOf = (key: string) => answers.find((answer) => answer.key === key)?.value || null
  return storeSubmission(sender, slug, { answers, name: valueOf('name'), email: valueOf('email') }, traps)
}
