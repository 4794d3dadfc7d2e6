import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import type { NewsForm } from './form.ts'

/** Whether the newest row of a person is a consent; without a row there is none. */
export async function wantsNews(db: Tx, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('news_consents')
    .select('given')
    .where('profile_id', '=', profileId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.given ?? false
}

/** Locks the choice of a person until the end of the transaction. */
export const holdNews = (tx: Tx, profileId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`news ${profileId}`}, 0))`.execute(tx)

/** Whether the person agreed to news by email. */
export async function readNews(actor: Actor): Promise<boolean> {
  authorize(actor, 'notifications.switch')
  return readAs(actor, (db) => wantsNews(db, actor.id))
}

/** Records the person's consent to news by email, or its withdrawal; nothing when it is so already. */
export async function chooseNews(actor: Actor, { news }: Pick<NewsForm, 'news'>): Promise<void> {
  authorize(actor, 'notifications.switch')
  await asActor(actor, async (tx) => {
    await holdNews(tx, actor.id)
    if ((await wantsNews(tx, actor.id)) === news) return
    await tx.insertInto('news_consents').values({ profile_id: actor.id, given: news, how: 'account' }).execute()
    await recordOwnStep(tx, actor, news ? 'news.agree' : 'news.withdraw')
  })
}
