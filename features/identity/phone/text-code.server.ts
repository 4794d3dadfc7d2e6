import { asSystem, type Tx } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { codeOf, openChallenge } from '#/platform/challenges.server.ts'
import { personOfPhone } from '#/platform/phones.server.ts'

export const phoneCodeMinutes = 10

/** Enqueues a code; the job finds out who gets it. */
export const enqueueCode = (tx: Tx, payload: JobPayload<'accounts.phone-code'>): Promise<void> =>
  enqueue(tx, 'accounts.phone-code', payload)

/**
 * Texts a code: to the number that a person verifies, or to the verified number of a person who signs in. An unknown
 * number and a blocked account get nothing.
 */
export async function textCode({ kind, number, request, userId }: JobPayload<'accounts.phone-code'>): Promise<void> {
  const profileId = kind === 'own-phone' ? userId : await personOfPhone(number)
  if (!profileId || (userId && userId !== profileId)) return
  const code = codeOf(kind, request)
  await asSystem('a code is texted before a number or a sign-in is confirmed', async (tx) => {
    const person = await tx.selectFrom('profiles').select('status').where('id', '=', profileId).executeTakeFirst()
    if (person?.status !== 'active') return
    await openChallenge({ kind, id: request, userId: profileId, minutes: phoneCodeMinutes, detail: number })
    const effect = { effectKey: `account.phone-code:${request}`, phone: number }
    await tell(tx, { person: profileId }, 'account.phone-code', { code: { en: code, ar: code } }, effect)
  })
}
