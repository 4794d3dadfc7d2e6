import { z } from 'zod'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { drawLogo } from '#/features/core/branding/draw-mark.server.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { env } from '#/platform/env.server.ts'
import { isPhoneNumber } from '#/platform/sms.server.ts'
import { mailHtml } from '#/features/core/branding/mail-html.ts'
import { hidesSomething, withHint } from './hidden-links.ts'
import type { EmailRow } from './list.ts'

const columns = ['id', 'to_address', 'subject', 'language', 'kind', 'state', 'created_at'] as const
const langOf = (language: string): Lang => (isLang(language) ? language : 'en')

export type EmailDetail = EmailRow & {
  language: Lang
  body: string
  /** Contains a link only for its reader. */
  hasHidden: boolean
  /** HTML version in the company's current brand; null for a text message. */
  html: string | null
  problem: string | null
  attempts: number
  sentAt: string | null
}

/** Embeds the logo as a data URL: a page cannot show a picture attached to a mail. */
async function shownHtml(lang: Lang, subject: string, body: string): Promise<string> {
  const [look, { bytes }] = await Promise.all([readBranding(), drawLogo()])
  const logo = `data:image/png;base64,${bytes.toString('base64')}`
  return mailHtml({ lang, subject, body, look, origin: env().origin, logo })
}

/** One mail as sent, except the links only for its reader. */
export async function readEmail(actor: Actor, id: string): Promise<EmailDetail> {
  authorize(actor, 'emails.read')
  if (!z.uuid().safeParse(id).success) throw new AppError('not-found')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('emails')
      .select([...columns, 'language', 'body', 'problem', 'attempts', 'sent_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  const language = langOf(row.language)
  const subject = withHint(row.subject, language)
  const body = withHint(row.body, language)
  return {
    id: row.id,
    to: row.to_address,
    subject,
    kind: row.kind,
    state: row.state,
    at: row.created_at,
    language,
    body,
    hasHidden: hidesSomething(row),
    html: isPhoneNumber(row.to_address) ? null : await shownHtml(language, subject, body),
    problem: row.problem,
    attempts: row.attempts,
    sentAt: row.sent_at,
  }
}
