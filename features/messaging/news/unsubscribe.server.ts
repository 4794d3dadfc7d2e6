import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { maskedAddress } from '#/domain/email-links.ts'
import { AppError } from '#/domain/errors.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { suppressAddress } from '#/features/messaging/suppressions/suppress.server.ts'
import { holdNews, wantsNews } from './choose.server.ts'
import type { UnsubscribeForm } from './form.ts'
import { personOfToken } from './token.server.ts'

const why = 'the signed link of an email names the account; there may be no session'

const accountOf = (db: Tx, id: string) =>
  db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .executeTakeFirst()

/** What the page of a link offers; null for an altered link or an erased account. Changes nothing. */
export async function readUnsubscribe(token: string): Promise<{ address: string; wantsNews: boolean } | null> {
  const profileId = personOfToken(token)
  if (!profileId) return null
  return readAsSystem(why, async (db) => {
    const account = await accountOf(db, profileId)
    return account ? { address: maskedAddress(account.email), wantsNews: await wantsNews(db, profileId) } : null
  })
}

/** Withdraws the consent of the link's person. The link can be used again, without effect while there is no consent. */
export async function unsubscribe(token: string, form: UnsubscribeForm): Promise<void> {
  const profileId = personOfToken(token)
  if (!profileId) throw new AppError('not-found')
  await asSystem(why, async (tx) => {
    await holdNews(tx, profileId)
    const account = await accountOf(tx, profileId)
    if (!account) throw new AppError('not-found')
    if (!(await wantsNews(tx, profileId))) return
    const how = form['List-Unsubscribe'] ? 'one-click' : 'link'
    await tx.insertInto('news_consents').values({ profile_id: profileId, given: false, how }).execute()
    await suppressAddress(tx, { address: account.email, reason: 'unsubscribed' })
    await recordActivity(tx, null, { action: 'news.unsubscribe', entity: 'profile', entityId: profileId })
  })
}
