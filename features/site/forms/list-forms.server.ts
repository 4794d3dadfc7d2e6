import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { type FormRow, formList, type FormsQuery } from './form-list.ts'
import { titleOf } from './read-inbox.server.ts'

type StoredRow = Omit<FormRow, 'title'> & { draft: unknown }

/** The forms of a query: of the page and of the file. */
export const formRows: RowsOf<typeof formList, FormRow, StoredRow> = (db) => ({
  select: db
    .with('sent', (of) =>
      of
        .selectFrom('form_submissions')
        .select('form_id')
        .select(sql<number>`count(*) filter (where state <> 'spam')`.as('messages'))
        .select(sql<number>`count(*) filter (where state = 'new')`.as('fresh'))
        .groupBy('form_id'),
    )
    .selectFrom('forms as form')
    .leftJoin('sent', 'sent.form_id', 'form.id')
    .select(['form.id', 'form.slug', 'form.builtin', 'form.is_open as isOpen', 'form.draft'])
    .select(['form.updated_at as updatedAt', sql<boolean>`form.published is not null`.as('isPublished')])
    .select(sql<boolean>`form.published is not null and form.draft <> form.published`.as('isChanged'))
    .select(sql<number>`coalesce(sent.messages, 0)`.as('messages'))
    .select(sql<number>`coalesce(sent.fresh, 0)`.as('newMessages')),
  first: sql`form.builtin desc`,
  order: { created: sql.ref('form.created_at') },
  id: 'form.slug',
  finish: (rows) => rows.map(({ draft, ...row }) => ({ ...row, title: titleOf(row.slug, draft) })),
})

export async function listForms(
  actor: Actor,
  query: FormsQuery = readList(formList, new URLSearchParams()),
): Promise<FormRow[]> {
  authorize(actor, 'site.browse')
  return readAs(actor, (db) => pageRows(db, actor, query, formRows))
}

/** Published forms, for choosing one. */
export async function listPublishedForms(actor: Actor): Promise<{ slug: string; title: Text; isOpen: boolean }[]> {
  authorize(actor, 'site.browse')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('forms')
      .select(['slug', 'published', 'is_open'])
      .where('published', 'is not', null)
      .orderBy('builtin', 'desc')
      .orderBy('created_at')
      .execute(),
  )
  return rows.map(({ slug, published, is_open }) => ({ slug, title: titleOf(slug, published), isOpen: is_open }))
}
