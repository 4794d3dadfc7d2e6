import { randomUUID } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { profileIdOf } from '#/platform/auth.server.ts'
import { codeOf, openChallenge, secretOf } from '#/platform/challenges.server.ts'
import { env } from '#/platform/env.server.ts'
import { takeGuess } from '#/platform/guesses.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

export const linkMinutes = 15
export const codeMinutes = 10

/**
 * Asks for a mail to sign in with. Identical steps for known and unknown addresses: the job distinguishes them. The
 * returned request belongs to the code: without it, no other browser can try codes.
 */
export async function requestMailSignIn(info: RequestInfo, email: string): Promise<{ email: string; request: string }> {
  const { network, device } = info
  await logRefusal({ door: 'link request', network, email }, () => takeGuess({ kind: 'link', email, network, device }))
  const request = randomUUID()
  await asSystem('a mail to sign in with is asked for before sign-in', (tx) =>
    enqueue(tx, 'accounts.mail-sign-in', { email, request }),
  )
  return { email, request }
}

/** Token of the link: the request and its secret. */
export const linkToken = (request: string): string => `${request}.${secretOf('mail', request)}`

/** Mails the link and the code to a known address of an active account. */
export async function mailSignIn({ email, request }: JobPayload<'accounts.mail-sign-in'>): Promise<void> {
  const profileId = await profileIdOf(email)
  if (!profileId) return
  const code = codeOf('mail', request)
  const url = textOf((lang) => `${env().origin}${publicPath(lang, '/login/link')}?token=${linkToken(request)}`)
  await asSystem('a mail to sign in with is sent before sign-in', async (tx) => {
    const person = await tx.selectFrom('profiles').select('status').where('id', '=', profileId).executeTakeFirst()
    if (person?.status !== 'active') return
    await openChallenge({ kind: 'mail', id: request, userId: profileId, minutes: linkMinutes })
    const facts = { url, code: { en: code, ar: code } }
    await tell(tx, { person: profileId }, 'account.sign-in-link', facts, {
      effectKey: `account.sign-in-link:${request}`,
    })
  })
}
