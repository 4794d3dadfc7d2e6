import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { maskedAddress, undoLinkDays } from '#/domain/email-links.ts'
import { AppError } from '#/domain/errors.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { type EmailLink, findEmailLink, linkHash, newLinkToken } from '#/platform/email-links.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { addressed, linkUrl } from './mail-links.server.ts'

type Purpose = EmailLink['purpose']
export type LinkPage = 'verify' | 'undo'
const fits = (page: LinkPage, purpose: Purpose): boolean => (page === 'undo') === (purpose === 'undo')

/** What the page of a link offers; null when it is unknown, used or over. Changes nothing. */
export async function readEmailLink(
  page: LinkPage,
  token: string,
): Promise<{ purpose: Purpose; address: string } | null> {
  const link = await findEmailLink(token)
  return link && fits(page, link.purpose) ? { purpose: link.purpose, address: link.address } : null
}

const actions = {
  verify: 'accounts.verify-email',
  change: 'accounts.change-email',
  undo: 'accounts.undo-email',
} as const satisfies Record<Purpose, string>

type Followed = { profile_id: string; purpose: Purpose; old_address: string; new_address: string }

const follow = async (tx: Tx, token: string, undoToken: string): Promise<Followed | undefined> =>
  (
    await sql<Followed>`select * from priv.follow_email_link(${linkHash(token)}, ${linkHash(undoToken)}, ${undoLinkDays})`.execute(
      tx,
    )
  ).rows[0]

/**
 * Follows a link, once: verifies the address, changes it, or takes the change back. After a change the old address gets
 * the link back. Taking a change back ends all sessions and removes ways to sign in that were added since.
 */
export async function followEmailLink(info: RequestInfo, page: LinkPage, token: string): Promise<{ purpose: Purpose }> {
  const link = await logRefusal({ door: 'email link', network: info.network }, async () => {
    await takeAttempt('email link by network', info.network)
    const found = await findEmailLink(token)
    if (!found || !fits(page, found.purpose)) throw new AppError('account.email-link-invalid')
    return found
  })
  const undoToken = newLinkToken()
  await asSystem('the link authenticates the mailbox; there may be no session', async (tx) => {
    const followed = await follow(tx, token, undoToken)
    if (!followed) throw new AppError('account.email-link-invalid')
    const { profile_id: profileId, purpose, old_address: before, new_address: after } = followed
    await recordActivity(tx, null, {
      action: actions[purpose],
      entity: 'profile',
      entityId: profileId,
    })
    if (purpose !== 'change') return
    const facts = { address: maskedAddress(after), url: linkUrl('/undo-email', undoToken) }
    const address = { address: before, ...(await addressed(tx, profileId)) }
    const effectKey = `account.email-changed:${linkHash(undoToken)}`
    await tell(tx, { address }, 'account.email-changed', facts, { effectKey })
  })
  return { purpose: link.purpose }
}
