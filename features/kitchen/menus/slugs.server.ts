import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { menuSlugOf } from '#/domain/kitchen/menu/slug.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { companyOfMenu, menuRow, type MenuRow } from './outline.server.ts'

type Place = { menuId: string; branchId: string | null }

const currentOf = (tx: Tx, { menuId, branchId }: Place) =>
  tx
    .selectFrom('menu_slugs')
    .select('slug')
    .where('menu_id', '=', menuId)
    .where('branch_id', branchId === null ? 'is' : '=', branchId)
    .where('is_current', '=', true)
    .executeTakeFirst()

/** Takes an address for a place; false when another menu has or had it. */
async function take(tx: Tx, actor: Actor, { menuId, branchId }: Place, slug: string): Promise<boolean> {
  const own = await tx
    .selectFrom('menu_slugs')
    .select(['menu_id', 'branch_id'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (own && (own.menu_id !== menuId || own.branch_id !== branchId)) return false
  await tx
    .updateTable('menu_slugs')
    .set({ is_current: false })
    .where('menu_id', '=', menuId)
    .where('branch_id', branchId === null ? 'is' : '=', branchId)
    .where('is_current', '=', true)
    .execute()
  if (own) {
    await tx.updateTable('menu_slugs').set({ is_current: true }).where('slug', '=', slug).execute()
    return true
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('menu_slugs')
    .values({ slug, client_id: companyOf(actor), menu_id: menuId, branch_id: branchId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Gives a published menu its first address, made of the names of the company and the menu. */
export async function ensureSlug(tx: Tx, actor: Actor, menu: MenuRow): Promise<void> {
  const place = { menuId: menu.id, branchId: null }
  if (await currentOf(tx, place)) return
  const start = menuSlugOf((await companyOfMenu(tx, menu.client_id)).en, menu.name_en)
  for (let attempt = 1; attempt <= 50; attempt += 1) {
    const slug = attempt === 1 ? start : `${start.slice(0, 56)}-${attempt}`.replaceAll('--', '-')
    if (await take(tx, actor, place, slug)) return
  }
  throw new AppError('menu.slug-taken')
}

/** Changes an address; the former one leads to it for ever. Throws `menu.slug-taken` at the field. */
export async function setSlug(actor: Actor, { menuId, branchId, slug }: Place & { slug: string }): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const menu = await menuRow(tx, menuId, { lock: true })
    const branch =
      branchId === null
        ? null
        : await tx
            .selectFrom('branches')
            .select('id')
            .where('client_id', '=', companyOf(actor))
            .where('id', '=', branchId)
            .where('closed_at', 'is', null)
            .executeTakeFirst()
    if (branch === undefined || (branchId !== null && menu.branch_id !== null)) throw new AppError('not-found')
    const before = await currentOf(tx, { menuId, branchId })
    if (before?.slug === slug) return
    if (!(await take(tx, actor, { menuId, branchId }, slug)))
      throw new AppError('menu.slug-taken', {}, { slug: 'menu-slug-taken' })
    await recordActivity(tx, actor, {
      action: 'menu.slug',
      entity: 'menu',
      entityId: menuId,
      clientId: companyOf(actor),
      before: { address: before?.slug ?? null },
      after: { address: slug },
    })
  })
}
