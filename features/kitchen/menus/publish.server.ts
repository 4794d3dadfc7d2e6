import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { dishesOf } from '#/domain/kitchen/menu/content.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { etagOf, menuRow, readWhole } from './outline.server.ts'
import { ensureSlug } from './slugs.server.ts'

const record = (tx: Tx, actor: Actor, action: string, id: string, after: Record<string, string | number | null>) =>
  recordActivity(tx, actor, { action, entity: 'menu', entityId: id, clientId: companyOf(actor), after })

/**
 * Publishes the menu as it is now, without the items that lack something. Guests see it at once. Throws `menu.nothing-ready`,
 * `menu.same`.
 */
export async function publishMenu(actor: Actor, menuId: string): Promise<{ number: number; leftOut: number }> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('report work by account', actor.id)
  return asActor(actor, async (tx) => {
    const menu = await menuRow(tx, menuId, { lock: true })
    const { built } = await readWhole(tx, actor, menu)
    if (dishesOf(built.content).length === 0) throw new AppError('menu.nothing-ready')
    const etag = etagOf(built.content)
    const last = await tx
      .selectFrom('menu_publications')
      .select(['id', 'number', 'etag'])
      .where('menu_id', '=', menuId)
      .orderBy('number', 'desc')
      .execute()
    if (last.some((one) => one.id === menu.publication_id && one.etag === etag)) throw new AppError('menu.same')
    const number = (last[0]?.number ?? 0) + 1
    const { id } = await tx
      .insertInto('menu_publications')
      .values({
        client_id: companyOf(actor),
        menu_id: menuId,
        number,
        content: JSON.stringify(built.content),
        etag,
        published_by: actor.id,
        published_name: actor.name,
        published_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('menus')
      .set({ publication_id: id, archived_at: null, revision: menu.revision + 1 })
      .where('id', '=', menuId)
      .execute()
    await ensureSlug(tx, actor, menu)
    await record(tx, actor, 'menu.publish', menuId, { title: menu.name_en, number })
    return { number, leftOut: built.blocked.size }
  })
}

/** Shows an earlier publication again; the outline stays as it is. */
export async function rollBack(actor: Actor, menuId: string, publicationId: string): Promise<{ number: number }> {
  authorize(actor, 'kitchen.publish')
  return asActor(actor, async (tx) => {
    const menu = await menuRow(tx, menuId, { lock: true })
    const publication = await tx
      .selectFrom('menu_publications')
      .select(['id', 'number'])
      .where('menu_id', '=', menuId)
      .where('id', '=', publicationId)
      .executeTakeFirst()
    if (!publication) throw new AppError('not-found')
    if (menu.publication_id !== publicationId) {
      await tx
        .updateTable('menus')
        .set({ publication_id: publicationId, revision: menu.revision + 1 })
        .where('id', '=', menuId)
        .execute()
      await record(tx, actor, 'menu.roll-back', menuId, { title: menu.name_en, number: publication.number })
    }
    return { number: publication.number }
  })
}
