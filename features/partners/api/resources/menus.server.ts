import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { authorize } from '#/domain/permissions.ts'
import { about, field, getOperation, listOperation } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

const menu = z.object({
  id: field.id,
  name_en: field.name,
  name_ar: field.name,
  branch_id: field.id.nullable().meta(about('Null: of every branch.', 'القيمة null تعني كل الفروع.')),
  is_archived: z.boolean(),
  publication: z
    .number()
    .int()
    .nullable()
    .meta(about('Number of the publication that guests see.', 'رقم النسخة المنشورة للضيوف.')),
  published_at: field.at.nullable(),
  slugs: z
    .array(z.string())
    .meta(
      about(
        'Public addresses are /menu/ and /ar/menu/ with one of them.',
        'العنوان العام هو ‎/ar/menu/‎ أو ‎/menu/‎ متبوعًا بأحدها.',
      ),
    ),
})
const menuDetails = z.object({
  ...menu.shape,
  content: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta(about('Sections and dishes as published; null before.', 'الأقسام والأطباق كما نُشرت، وقيمتها null قبل النشر.')),
})
type MenuRow = Omit<z.output<typeof menu>, 'published_at'> & { published_at: Date | null }

const selectMenus = (db: Tx, clientId: string) =>
  db
    .selectFrom('menus as m')
    .leftJoin('menu_publications as p', (join) =>
      join.onRef('p.client_id', '=', 'm.client_id').onRef('p.id', '=', 'm.publication_id'),
    )
    .select(['m.id', 'm.name_en', 'm.name_ar', 'm.branch_id', 'p.number as publication', 'p.published_at'])
    .select(sql<boolean>`m.archived_at is not null`.as('is_archived'))
    .select(
      sql<string[]>`array(select s.slug from menu_slugs s where s.client_id = m.client_id and s.menu_id = m.id
        and s.is_current order by s.slug)`.as('slugs'),
    )
    .where('m.client_id', '=', clientId)
const menuOf = (row: MenuRow) => ({ ...row, published_at: moment(row.published_at) })

export const listMenusOperation = listOperation({
  id: 'listMenus',
  path: '/menus',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'Menus', ar: 'قوائم الطعام' },
  schema: 'Menu',
  item: menu,
  filters: { branch: field.id.optional() },
  run: async ({ actor, filters: { branch }, fetch }) => {
    authorize(actor, 'kitchen.read')
    const rows = await readApiPage<MenuRow>(actor, fetch, 'm.id', (db, clientId) =>
      selectMenus(db, clientId).$if(branch !== undefined, (found) => found.where('m.branch_id', '=', branch!)),
    )
    return rows.map(menuOf)
  },
})

export const readMenuOperation = getOperation({
  id: 'getMenu',
  path: '/menus/{id}',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'A menu as guests see it', ar: 'قائمة طعام كما يراها الضيوف' },
  schema: 'MenuDetails',
  item: menuDetails,
  run: async ({ actor, id }) => {
    authorize(actor, 'kitchen.read')
    const { content, ...row } = await readApiRow<MenuRow & { content: Record<string, unknown> | null }>(
      actor,
      id,
      'm.id',
      (db, clientId) => selectMenus(db, clientId).select('p.content'),
    )
    return { ...menuOf(row), content }
  },
})
