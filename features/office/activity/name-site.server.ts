import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { LogEntry } from './list.ts'

type Record = NonNullable<LogEntry['record']>

export async function pages(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('pages').select(['id', 'kind', 'slug']).where('id', 'in', ids).execute()
  const home = { home: href('/admin/page-builder/home'), navigation: href('/admin/page-builder/menus') }
  return rows.map(({ id, kind, slug }) => [
    `page ${id}`,
    {
      label: `/${kind === 'home' ? '' : slug}`,
      to: home[kind as 'home'] ?? href('/admin/page-builder/pages/:pageId', { pageId: id }),
    },
  ])
}

export async function forms(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('forms').select(['id', 'slug']).where('id', 'in', ids).execute()
  return rows.map(({ id, slug }) => [`form ${id}`, { label: slug, to: href('/admin/forms/:formId', { formId: id }) }])
}

export async function posts(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('posts').select(['id', 'slug']).where('id', 'in', ids).execute()
  return rows.map(({ id, slug }) => [
    `post ${id}`,
    { label: `/blog/${slug}`, to: href('/admin/page-builder/blog/:postId', { postId: id }) },
  ])
}

export async function pictures(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('media').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [`media ${id}`, { label: name, to: null }])
}

export async function submissions(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('form_submissions').select(['id', 'ticket', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, ticket, name }) => [
    `submission ${id}`,
    {
      label: name ? `${ticket} · ${name}` : String(ticket),
      to: href('/admin/forms/submissions/:submissionId', { submissionId: id }),
    },
  ])
}

export async function studies(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('case_studies as s')
    .innerJoin('profiles as p', 'p.id', 's.client_id')
    .select(['s.id', companyOfProfile('p').as('company')])
    .where('s.id', 'in', ids)
    .execute()
  return rows.map(({ id, company }) => [
    `case-study ${id}`,
    { label: company, to: href('/admin/page-builder/case-studies/:studyId', { studyId: id }) },
  ])
}
