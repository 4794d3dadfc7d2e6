import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { menuRow, type MenuRow } from './outline.server.ts'

export const mostMenus = 200
export const mostSections = 40

type NewMenu = { id: string; nameEn: string; nameAr: string; branch: string | null; channel: string | null }

const record = (tx: Tx, actor: Actor, action: string, id: string, after: Record<string, string | number | null> = {}) =>
  recordActivity(tx, actor, { action, entity: 'menu', entityId: id, clientId: companyOf(actor), after })

async function refuseBranch(tx: Tx, actor: Actor, branch: string | null): Promise<void> {
  if (branch === null) return
  const known = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', branch)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!known) throw new AppError('bad-request', {}, { branch: 'choose-place' })
}

async function refuseChannel(tx: Tx, actor: Actor, channel: string | null): Promise<void> {
  if (channel === null) return
  const known = await tx
    .selectFrom('sales_channels')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', channel)
    .executeTakeFirst()
  if (!known) throw new AppError('bad-request', {}, { channel: 'unreadable' })
}

/** Adds a menu; one sent twice is one menu. Throws `menu.too-many`. */
export async function addMenu(actor: Actor, input: NewMenu): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    await refuseBranch(tx, actor, input.branch)
    await refuseChannel(tx, actor, input.channel)
    const { count } = await tx
      .selectFrom('menus')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirstOrThrow()
    if (count >= mostMenus) throw new AppError('menu.too-many')
    const added = await tx
      .insertInto('menus')
      .values({
        id: input.id,
        client_id: companyOf(actor),
        branch_id: input.branch,
        channel_id: input.channel,
        name_en: input.nameEn,
        name_ar: input.nameAr,
        created_by: actor.id,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows) await record(tx, actor, 'menu.add', input.id, { title: input.nameEn })
    else await menuRow(tx, input.id)
  })
}

type MenuTexts = {
  revision: number
  nameEn: string
  nameAr: string
  noteEn: string | null
  noteAr: string | null
  channel: string | null
}

/** Throws `changed-meanwhile`. */
export async function saveMenu(actor: Actor, id: string, input: MenuTexts): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    await refuseChannel(tx, actor, input.channel)
    const row = await menuRow(tx, id, { lock: true })
    if (row.revision !== input.revision) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('menus')
      .set({
        name_en: input.nameEn,
        name_ar: input.nameAr,
        note_en: input.noteEn,
        note_ar: input.noteAr,
        channel_id: input.channel,
        revision: row.revision + 1,
      })
      .where('id', '=', id)
      .execute()
    await record(tx, actor, 'menu.change', id, { title: input.nameEn })
  })
}

/** Takes a menu from its guests, or offers it again as it was published last. */
export async function archiveMenu(actor: Actor, id: string, isArchived: boolean): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    const row = await menuRow(tx, id, { lock: true })
    if ((row.archived_at !== null) === isArchived) return
    await tx
      .updateTable('menus')
      .set({ archived_at: isArchived ? now() : null, revision: row.revision + 1 })
      .where('id', '=', id)
      .execute()
    await record(tx, actor, isArchived ? 'menu.archive' : 'menu.restore', id, { title: row.name_en })
  })
}

/** Runs a change of the outline with the menu held, so that two people's moves follow each other. */
export async function changeOutline(
  actor: Actor,
  menuId: string,
  change: (tx: Tx, menu: MenuRow) => Promise<void>,
): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => change(tx, await menuRow(tx, menuId, { lock: true })))
}

type Names = { nameEn: string; nameAr: string }
const place = (index: number) => ({ place: index })

export const addSection = (actor: Actor, menuId: string, { id, nameEn, nameAr }: Names & { id: string }) =>
  changeOutline(actor, menuId, async (tx, menu) => {
    const { count } = await tx
      .selectFrom('menu_sections')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('menu_id', '=', menuId)
      .executeTakeFirstOrThrow()
    if (count >= mostSections) throw new AppError('menu.too-many-sections')
    await tx
      .insertInto('menu_sections')
      .values({
        id,
        client_id: menu.client_id,
        menu_id: menuId,
        name_en: nameEn,
        name_ar: nameAr,
        place: count,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })

export const renameSection = (actor: Actor, menuId: string, sectionId: string, { nameEn, nameAr }: Names) =>
  changeOutline(actor, menuId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('menu_sections')
      .set({ name_en: nameEn, name_ar: nameAr })
      .where('menu_id', '=', menuId)
      .where('id', '=', sectionId)
      .executeTakeFirst()
    if (!numUpdatedRows) throw new AppError('not-found')
  })

/** Removes a section that has no dishes any more. Throws `menu.section-full`. */
export const removeSection = (actor: Actor, menuId: string, sectionId: string) =>
  changeOutline(actor, menuId, async (tx) => {
    const used = await tx
      .selectFrom('menu_items')
      .select('id')
      .where('menu_id', '=', menuId)
      .where('section_id', '=', sectionId)
      .executeTakeFirst()
    if (used) throw new AppError('menu.section-full')
    await tx.deleteFrom('menu_sections').where('menu_id', '=', menuId).where('id', '=', sectionId).execute()
    const rest = await sectionIds(tx, menuId)
    await writeSectionOrder(tx, rest)
  })

const sectionIds = async (tx: Tx, menuId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('menu_sections')
    .select('id')
    .where('menu_id', '=', menuId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function writeSectionOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx.updateTable('menu_sections').set(place(index)).where('id', '=', id).execute()
}

/** The list with one of its members moved by one place; the same when it is at the end. */
export function movedBy(ids: readonly string[], id: string, to: 'up' | 'down'): string[] {
  const from = ids.indexOf(id)
  const target = from + (to === 'up' ? -1 : 1)
  if (from < 0 || target < 0 || target >= ids.length) return [...ids]
  const moved = [...ids]
  moved.splice(from, 1)
  moved.splice(target, 0, id)
  return moved
}

export const moveSection = (actor: Actor, menuId: string, sectionId: string, to: 'up' | 'down') =>
  changeOutline(actor, menuId, async (tx) =>
    writeSectionOrder(tx, movedBy(await sectionIds(tx, menuId), sectionId, to)),
  )
