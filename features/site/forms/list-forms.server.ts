import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { titleOf } from './read-inbox.server.ts'

export type FormRow = {
  id: string
  slug: string
  title: Text
  builtin: boolean
  isOpen: boolean
  isPublished: boolean
  /** The draft differs from the published version. */
  isChanged: boolean
  messages: number
  newMessages: number
  updatedAt: string
}

/** All forms, built-in ones first. */
export async function listForms(actor: Actor): Promise<FormRow[]> {
  authorize(actor, 'forms.edit')
  const rows = await readAs(actor, (db) =>
    db
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
      .select([
        'form.id',
        'form.slug',
        'form.builtin',
        'form.is_open',
        'form.published',
        'form.draft',
        'form.updated_at',
      ])
      .select(['sent.messages', 'sent.fresh'])
      .select(sql<boolean>`form.published is not null and form.draft <> form.published`.as('changed'))
      .orderBy('form.builtin', 'desc')
      .orderBy('form.created_at')
      .orderBy('form.slug')
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: titleOf(row.slug, row.draft),
    builtin: row.builtin,
    isOpen: row.is_open,
    isPublished: row.published !== null,
    isChanged: row.changed,
    messages: row.messages ?? 0,
    newMessages: row.fresh ?? 0,
    updatedAt: row.updated_at,
  }))
}

/** Published forms, for choosing one. */
export async function listPublishedForms(actor: Actor): Promise<{ slug: string; title: Text; isOpen: boolean }[]> {
  authorize(actor, 'pages.edit')
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
