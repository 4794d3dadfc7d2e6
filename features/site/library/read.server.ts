import { sql, type RawBuilder } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  type LibraryAudience,
  libraryEndingOf,
  type LibraryFileType,
  type LibraryState,
  libraryStateOf,
  libraryStates,
} from '#/domain/site/library.ts'
import { langs, type Lang, type Text } from '#/domain/text.ts'
import { countsIn, nullsLast, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { LibraryQuery, LibraryRow, libraryList, readerList, ReaderQuery, ReaderRow } from './list.ts'

export type StoredFile = { name: string; contentType: string; storageKey: string }
export type FileLine = { lang: Lang; name: string; type: LibraryFileType | null; bytes: number }
export type VersionLine = { number: number; note: Text; publishedAt: string; by: string; files: FileLine[] }
export type LibraryDocument = {
  id: string
  title: Text
  about: Text
  audiences: LibraryAudience[]
  mustConfirm: boolean
  expiresOn: Day | null
  state: LibraryState
  latest: number
  needed: number
  revision: number
  readers: number
  confirmed: number
  versions: VersionLine[]
}

const today = () => riyadhDay(now())

/** Condition of each state, as `libraryStateOf` gives it. */
const inState = (state: LibraryState): RawBuilder<boolean> => {
  if (state === 'archived') return sql<boolean>`d.archived_at is not null`
  const isOver = sql`d.expires_on is not null and d.expires_on < ${today()}::date`
  return state === 'expired'
    ? sql<boolean>`(d.archived_at is null and ${isOver})`
    : sql<boolean>`(d.archived_at is null and not (${isOver}))`
}

const counts = (ids: RawBuilder<unknown>) =>
  sql<{
    id: string
    readers: number
    confirmed: number
  }>`select id, readers, confirmed from priv.library_counts(${ids})`

const titleIn = ({ language }: Actor) => sql<string>`${sql.ref(language === 'ar' ? 'd.title_ar' : 'd.title_en')}`

const filtered = (db: Tx, { q, audience, confirm }: LibraryQuery) =>
  db
    .selectFrom('library_documents as d')
    .$if(q !== '', (list) =>
      list.where(
        wordsMatch(
          sql`concat_ws(' ', d.title_en, d.title_ar, d.about_en, d.about_ar, (select string_agg(f.name, ' ') from library_files f
            where f.document_id = d.id and f.number = d.latest))`,
          q,
        ),
      ),
    )
    .$if(audience !== null, (list) => list.where(sql<boolean>`${audience} = any (d.audiences)`))
    .$if(confirm !== null, (list) => list.where('d.must_confirm', '=', confirm === 'asked'))

type Stored = Omit<LibraryRow, 'state' | 'readers' | 'confirmed'> & { archived_at: string | null }

/** Documents of a query, of the page and of the file. */
export const libraryRows: RowsOf<typeof libraryList, LibraryRow, Stored> = (db, query, actor) => ({
  select: filtered(db, query)
    .innerJoin('library_versions as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.number', '=', 'd.latest'),
    )
    .select(['d.id', 'd.archived_at', 'd.must_confirm as mustConfirm', 'd.latest as version'])
    .select(['v.published_at as published', 'd.expires_on as expires', 'd.audiences'])
    .select(titleIn(actor).as('title'))
    .where(inState(query.tab)),
  order: {
    published: sql.ref('v.published_at'),
    title: sql`app.fold(${titleIn(actor)})`,
    expires: nullsLast(sql.ref('d.expires_on')),
  },
  id: 'd.id',
  finish: async (rows, tx) => {
    const { rows: found } = await counts(sql`${rows.map(({ id }) => id)}::uuid[]`).execute(tx)
    const of = new Map(found.map((row) => [row.id, row]))
    return rows.map(({ archived_at: archivedAt, ...row }) => ({
      ...row,
      state: libraryStateOf({ archivedAt, expiresOn: row.expires }, today()),
      readers: of.get(row.id)?.readers ?? 0,
      confirmed: row.mustConfirm ? (of.get(row.id)?.confirmed ?? 0) : null,
    }))
  },
})

/** One page of the library for staff, with the number of documents in each state. */
export async function browseLibrary(actor: Actor, query: LibraryQuery) {
  authorize(actor, 'library.browse')
  return readAs(actor, async (db) => {
    const [found, rows] = await Promise.all([
      filtered(db, query).select(tabCounts(libraryStates, inState)).executeTakeFirstOrThrow(),
      pageRows(db, actor, query, libraryRows),
    ])
    const of = countsIn(libraryStates, found)
    return { rows, counts: of, total: of[query.tab] }
  })
}

/** Line of a stored file. */
export const fileLine = (row: { lang: string; name: string; content_type: string; bytes: number }): FileLine => ({
  lang: row.lang as Lang,
  name: row.name,
  type: libraryEndingOf(row.content_type),
  bytes: row.bytes,
})

async function versionsOf(db: Tx, id: string): Promise<VersionLine[]> {
  const [versions, files] = await Promise.all([
    db
      .selectFrom('library_versions as v')
      .innerJoin('profiles as p', 'p.id', 'v.published_by')
      .select(['v.number', 'v.note_en', 'v.note_ar', 'v.published_at', 'p.full_name'])
      .where('v.document_id', '=', id)
      .orderBy('v.number', 'desc')
      .execute(),
    db
      .selectFrom('library_files')
      .select(['number', 'lang', 'name', 'content_type', 'bytes'])
      .where('document_id', '=', id)
      .orderBy('lang', 'desc')
      .execute(),
  ])
  return versions.map((version) => ({
    number: version.number,
    note: { en: version.note_en, ar: version.note_ar },
    publishedAt: version.published_at,
    by: version.full_name,
    files: files.filter(({ number }) => number === version.number).map(fileLine),
  }))
}

/** One document with its versions and how many of its readers have confirmed. Throws `not-found`. */
export async function readDocument(actor: Actor, documentId: string): Promise<LibraryDocument> {
  authorize(actor, 'library.browse')
  const id = recordId(documentId)
  return readAs(actor, async (db) => {
    const row = await db.selectFrom('library_documents').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const [versions, { rows: counted }] = await Promise.all([
      versionsOf(db, id),
      counts(sql`${[id]}::uuid[]`).execute(db),
    ])
    return {
      id,
      title: { en: row.title_en, ar: row.title_ar },
      about: { en: row.about_en, ar: row.about_ar },
      audiences: row.audiences as LibraryAudience[],
      mustConfirm: row.must_confirm,
      expiresOn: row.expires_on,
      state: libraryStateOf({ archivedAt: row.archived_at, expiresOn: row.expires_on }, today()),
      latest: row.latest,
      needed: row.needed,
      revision: row.revision,
      readers: counted[0]?.readers ?? 0,
      confirmed: counted[0]?.confirmed ?? 0,
      versions,
    }
  })
}

type ReaderList = ReturnType<typeof readerList>
const readersMatch = ({ q, tab, group }: ReaderQuery) => {
  const inGroup = group === null ? sql`true` : sql`r.audience = ${group}`
  const confirmed = tab === 'done' ? sql`r.confirmed_at is not null` : sql`r.confirmed_at is null`
  return sql<boolean>`(${inGroup} and ${confirmed} and ${wordsMatch(sql`r.name`, q)})`
}
const readersOf = (db: Tx, documentId: string, query: ReaderQuery) =>
  db
    .selectFrom(
      sql<{
        profile_id: string
        name: string
        audience: LibraryAudience
        confirmed_at: string | null
      }>`priv.library_readers(${documentId}::uuid)`.as('r'),
    )
    .where(readersMatch(query))

/** Readers of a query, of the page and of the file. */
export const readerRows =
  (documentId: string): RowsOf<ReaderList, ReaderRow> =>
  (db, query) => ({
    select: readersOf(db, recordId(documentId), query).select([
      'r.profile_id as id',
      'r.name',
      'r.audience',
      'r.confirmed_at as confirmedAt',
    ]),
    order: { name: sql`app.fold(r.name)`, confirmedAt: nullsLast(sql.ref('r.confirmed_at')) },
    id: 'r.profile_id',
  })

/** One page of the readers of a document. */
export async function browseReaders(actor: Actor, documentId: string, query: ReaderQuery) {
  authorize(actor, 'library.browse')
  const id = recordId(documentId)
  return readAs(actor, async (db) => {
    const [{ total }, rows] = await Promise.all([
      readersOf(db, id, query)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      pageRows(db, actor, query, readerRows(id)),
    ])
    return { rows, total }
  })
}

/** Language of a file in an address. Throws `not-found`. */
export const fileLang = (lang: string): Lang => {
  const found = langs.find((one) => one === lang)
  if (!found) throw new AppError('not-found')
  return found
}

/** File of any version, for staff. Throws `not-found`. */
export async function openVersionFile(
  actor: Actor,
  { documentId, version, lang }: { documentId: string; version: string; lang: string },
): Promise<StoredFile> {
  authorize(actor, 'library.browse')
  if (!/^\d{1,9}$/.test(version)) throw new AppError('not-found')
  const file = await readAs(actor, (db) =>
    db
      .selectFrom('library_files')
      .select(['name', 'content_type as contentType', 'storage_key as storageKey'])
      .where('document_id', '=', recordId(documentId))
      .where('number', '=', Number(version))
      .where('lang', '=', fileLang(lang))
      .executeTakeFirst(),
  )
  if (!file) throw new AppError('not-found')
  return file
}
