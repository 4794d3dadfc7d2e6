import pg from 'pg'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type ListChoices, type ListDensity, type ListView, viewQuery } from '#/domain/list-views.ts'
import { authorize } from '#/domain/permissions.ts'
import type { ListViewForm } from './form.ts'

/** In a view of a company or as a role nothing is stored. */
const savesNone = (actor: Actor): boolean => actor.company?.mode === 'view' || Boolean(actor.staff?.seesAs)

/** The reader's saved views of all lists, oldest first; null in a view of a company or as a role, which saves none. */
export async function readListViews(actor: Actor): Promise<ListView[] | null> {
  if (savesNone(actor)) return null
  return readAs(actor, (db) =>
    db
      .selectFrom('list_views')
      .select(['id', 'list', 'name', 'query'])
      .where('profile_id', '=', actor.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
}

/** What the reader chose for lists. */
export async function readListChoices(actor: Actor): Promise<ListChoices> {
  const [views, density] = await Promise.all([readListViews(actor), readDensity(actor)])
  return { views, density }
}

async function readDensity(actor: Actor): Promise<ListDensity> {
  if (savesNone(actor)) return 'compact'
  const own = await readAs(actor, (db) =>
    db.selectFrom('profiles').select('list_density').where('id', '=', actor.id).executeTakeFirst(),
  )
  return own?.list_density ?? 'compact'
}

/** Saves, renames or deletes an own view, or takes out what its list no longer knows. Answers the address of the list with the view that is open afterwards. */
export async function changeListView(
  actor: Actor,
  form: Exclude<ListViewForm, { intent: 'density' }>,
): Promise<string> {
  authorize(actor, 'profile.update')
  const query = await asActor(actor, (tx) => {
    if (form.intent === 'save') {
      const view = { list: form.list, name: form.name, query: viewQuery(new URLSearchParams(form.query)) }
      return tx
        .insertInto('list_views')
        .values({ profile_id: actor.id, ...view })
        .returning('query')
        .executeTakeFirstOrThrow()
    }
    const step =
      form.intent !== 'delete'
        ? tx
            .updateTable('list_views')
            .set(form.intent === 'rename' ? { name: form.name } : { query: viewQuery(new URLSearchParams(form.query)) })
            .where('id', '=', form.viewId)
            .where('profile_id', '=', actor.id)
            .returning('query')
        : tx
            .deleteFrom('list_views')
            .where('id', '=', form.viewId)
            .where('profile_id', '=', actor.id)
            .returning('query')
    return step.executeTakeFirst()
  }).catch((error: unknown) => {
    throw refusalOf(error) ?? error
  })
  if (!query) throw new AppError('not-found')
  return form.intent === 'delete' ? form.address : `${form.address}?${query.query}`
}

/** A name that is taken, or a seventh view: raised by the database, because two windows may save at the same time. */
function refusalOf(error: unknown): AppError | null {
  if (!(error instanceof pg.DatabaseError)) return null
  if (error.constraint === 'list_views_name') return new AppError('bad-request', {}, { name: 'view-name-taken' })
  return error.code === 'IT004' ? new AppError('bad-request', {}, { name: 'views-many' }) : null
}
