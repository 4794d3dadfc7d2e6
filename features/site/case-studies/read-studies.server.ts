import { sql } from 'kysely'
import { readAs, visitor } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { readContent, readFigures, type StudyContent, type StudyFigures, type StudyState } from './content.ts'
import type { OwnStudiesQuery, OwnStudy, ownStudyList } from './own-study-list.ts'
import type { StudiesQuery, StudyRow, studyList } from './study-list.ts'

export type Study = { id: string; content: StudyContent; figures: StudyFigures }
export type EditableStudy = Study & {
  client: string
  clientId: string
  branchId: string | null
  state: StudyState
  version: number
  answeredAt: string | null
  branches: { id: string; name: string }[]
}

const mostChoices = 500
const mostPublished = 24

type StoredRow = Omit<StudyRow, 'title'> & { content: unknown }

/** The stories of a query: of the page and of the file. */
export const studyRows: RowsOf<typeof studyList, StudyRow, StoredRow> = (db) => ({
  select: db
    .selectFrom('case_studies as s')
    .innerJoin('profiles as p', 'p.id', 's.client_id')
    .select(['s.id', 's.content', 's.state', 's.updated_at as updatedAt'])
    .select(companyOfProfile('p').as('client')),
  order: { changed: sql.ref('s.updated_at') },
  id: 's.id',
  finish: (rows) => rows.map(({ content, ...row }) => ({ ...row, title: readContent(content).title })),
})

/** One page of the stories for staff. */
export async function listStudies(actor: Actor, query: StudiesQuery): Promise<{ rows: StudyRow[]; total: number }> {
  authorize(actor, 'site.browse')
  return readAs(actor, async (db) => {
    const [{ total }, rows] = await Promise.all([
      db
        .selectFrom('case_studies')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      pageRows(db, actor, query, studyRows),
    ])
    return { rows, total }
  })
}

/** Clients with at least two released visits, about whom a story can be written. */
export async function studyClients(actor: Actor): Promise<{ id: string; name: string }[]> {
  authorize(actor, 'site.browse')
  return readAs(actor, (db) =>
    db
      .selectFrom('profiles as p')
      .select(['p.id', companyOfProfile('p').as('name')])
      .where('p.user_type', '=', 'client')
      .where(
        sql<boolean>`(select count(*) from (select from app.mystery_shopping_reports r where r.client_id = p.id and r.released_at is not null limit 2) two) = 2`,
      )
      .orderBy(sql`${companyOfProfile('p')} collate "C"`)
      .limit(mostChoices)
      .execute(),
  )
}

/** One story with its staff data. */
export async function readStudy(actor: Actor, id: string): Promise<EditableStudy> {
  authorize(actor, 'site.browse')
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('case_studies as s')
      .innerJoin('profiles as p', 'p.id', 's.client_id')
      .select(['s.id', 's.client_id', 's.branch_id', 's.content', 's.figures', 's.state', 's.version', 's.answered_at'])
      .select(companyOfProfile('p').as('client'))
      .where('s.id', '=', recordId(id))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const branches = await db
      .selectFrom('branches')
      .select(['id', 'name'])
      .where('client_id', '=', row.client_id)
      .orderBy(sql`name collate "C"`)
      .limit(mostChoices)
      .execute()
    return {
      id: row.id,
      client: row.client,
      clientId: row.client_id,
      branchId: row.branch_id,
      content: readContent(row.content),
      figures: readFigures(row.figures),
      state: row.state,
      version: row.version,
      answeredAt: row.answered_at,
      branches,
    }
  })
}

/** Stories that were offered to the client: of its page and of its file. */
export const ownStudyRows: RowsOf<typeof ownStudyList, OwnStudy, OwnRow> = (db, _, actor) => ({
  select: db
    .selectFrom('case_studies')
    .select(['id', 'content', 'figures', 'state', 'version', 'answered_at'])
    .where('client_id', '=', companyOf(actor))
    .where('state', '<>', 'draft'),
  order: { offered: sql.ref('offered_at') },
  id: 'id',
  finish: (rows) => rows.map(ownStudy),
})

/** Stories are the company's own; staff have their own pages. */
function authorizeOwn(actor: Actor): void {
  authorize(actor, 'case-studies.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
}

export async function listOwnStudies(actor: Actor, query: OwnStudiesQuery): Promise<OwnStudy[]> {
  authorizeOwn(actor)
  return readAs(actor, (db) => pageRows(db, actor, query, ownStudyRows))
}

/** One story for its client, exactly as it would be published. */
export async function readOwnStudy(actor: Actor, id: string): Promise<OwnStudy> {
  authorizeOwn(actor)
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('case_studies')
      .select(['id', 'content', 'figures', 'state', 'version', 'answered_at'])
      .where('id', '=', recordId(id))
      .where('client_id', '=', companyOf(actor))
      .where('state', '<>', 'draft')
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return ownStudy(row)
}

type OwnRow = {
  id: string
  content: unknown
  figures: unknown
  state: string
  version: number
  answered_at: string | null
}
const ownStudy = (row: OwnRow): OwnStudy => ({
  id: row.id,
  content: readContent(row.content),
  figures: readFigures(row.figures),
  state: row.state as StudyState,
  version: row.version,
  answeredAt: row.answered_at,
})

/** Public stories: with the client's consent, the latest first. */
export async function readPublishedStudies(): Promise<Study[]> {
  const rows = await readAs(visitor, (db) =>
    db
      .selectFrom('case_studies')
      .select(['id', 'content', 'figures'])
      .orderBy('answered_at', 'desc')
      .limit(mostPublished)
      .execute(),
  )
  return rows.map(({ id, content, figures }) => ({ id, content: readContent(content), figures: readFigures(figures) }))
}
