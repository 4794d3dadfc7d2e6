import { sql } from 'kysely'
import { href } from 'react-router'
import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { branchNow, companyOfProfile, nodeName, shownBranch } from '#/db/names.server.ts'
import type { Lang } from '#/domain/text.ts'
import type { LogEntry, LogRow } from './list.ts'
import {
  bankLines,
  bankStatements,
  batches,
  invoices,
  payments,
  payouts,
  subscriptions,
  taxUnits,
} from './name-money.server.ts'
import {
  actions,
  automationRules,
  documents,
  integrations,
  settings,
  staff,
  staffRoles,
  tasks,
} from './name-office.server.ts'
import { forms, pages, pictures, posts, studies, submissions } from './name-site.server.ts'

type Record = NonNullable<LogEntry['record']>
type Named = Pick<LogRow, 'entity' | 'entityId'>
type Acted = Pick<LogRow, 'before' | 'after'> & { actor: string | null }
const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const isId = (text: unknown): text is string => z.uuid().safeParse(text).success

const idsOf = (rows: readonly Named[], ...entities: string[]): string[] => [
  ...new Set(rows.filter((row) => entities.includes(row.entity) && isId(row.entityId)).map((row) => row.entityId)),
]

/** Keys of records that have no id. */
const keysOf = (rows: readonly Named[], of: string): string[] => [
  ...new Set(rows.flatMap(({ entity, entityId }) => (entity === of ? [entityId] : []))),
]

/** Names of actors and of people in changes, by id. */
export async function profileNames(
  db: Tx,
  rows: readonly Acted[],
): Promise<Map<string, { name: string; email: string }>> {
  const named = rows.flatMap(({ before, after }) => [...Object.values(before ?? {}), ...Object.values(after ?? {})])
  const ids = [...new Set([...rows.map((row) => row.actor), ...named].filter(isId))]
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('profiles').select(['id', 'full_name', 'email']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, full_name: name, email }) => [id, { name, email }]))
}

/** Names of the groups and branches in changes, by id. */
export async function placeNames(
  db: Tx,
  rows: readonly Pick<Acted, 'before' | 'after'>[],
): Promise<Map<string, string>> {
  const ids = JSON.stringify(rows.map(({ before, after }) => [before, after])).match(anyId)
  if (!ids) return new Map()
  const nodes = await db
    .selectFrom('org_nodes')
    .select(['id', nodeName('org_nodes').as('name')])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(nodes.map(({ id, name }) => [id, name]))
}

/** A value of a change with names in place of the ids of groups and branches, also within the roles of a member. */
export function withPlaces(value: string | null, places: ReadonlyMap<string, string>): string | null {
  if (value === null || places.size === 0) return value
  const named = places.get(value)
  if (named !== undefined) return named
  if (!value.startsWith('[{"')) return value
  return value.replaceAll(anyId, (id) => JSON.stringify(places.get(id) ?? id).slice(1, -1))
}

async function groups(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('org_nodes')
    .select(['id', nodeName('org_nodes').as('name')])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name }) => [`node ${id}`, { label: name, to: null }])
}

async function members(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.id', 'members.profile_id')
    .select(['members.id', 'members.client_id', 'profiles.full_name'])
    .where('members.id', 'in', ids)
    .execute()
  return rows.map(({ id, client_id, full_name }) => [
    `member ${id}`,
    { label: full_name, to: `${href('/admin/clients/:clientId', { clientId: client_id })}?part=team` },
  ])
}

async function requests(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'number', shownBranch().as('branch_name')])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, number, branch_name }) => [
    `request ${id}`,
    { label: `${number} · ${branch_name}`, to: href('/admin/secret-shopper/:requestId', { requestId: id }) },
  ])
}

async function reports(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('mystery_shopping_reports as report')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'report.request_id')
    .select(['report.id', 'report.receipt_number', shownBranch('request').as('branch_name')])
    .where('report.id', 'in', ids)
    .execute()
  return rows.map(({ id, receipt_number, branch_name }) => [
    `report ${id}`,
    { label: `${receipt_number} · ${branch_name}`, to: href('/admin/reports/:reportId', { reportId: id }) },
  ])
}

async function profiles(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'full_name', companyOfProfile('profiles').as('company')])
    .where('id', 'in', ids)
    .execute()
  return rows.flatMap(({ id, full_name, company }) => [
    [`profile ${id}`, { label: full_name, to: null }],
    [`client ${id}`, { label: company, to: href('/admin/clients/:clientId', { clientId: id }) }],
  ])
}

async function branches(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('branches')
    .select(['id', branchNow().as('name')])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name }) => [`branch ${id}`, { label: name, to: null }])
}

async function emails(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('emails').select(['id', 'subject']).where('id', 'in', ids).execute()
  return rows.map(({ id, subject }) => [
    `email ${id}`,
    { label: subject, to: href('/admin/emails/:emailId', { emailId: id }) },
  ])
}

async function questionnaires(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('questionnaire_drafts').select(['id', 'code']).where('id', 'in', ids).execute()
  return rows.map(({ id, code }) => [
    `questionnaire ${id}`,
    { label: code, to: href('/admin/questionnaires/:questionnaireId', { questionnaireId: id }) },
  ])
}

async function bankQuestions(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('bank_questions')
    .select(['id', sql<string>`question #>> '{text,en}'`.as('text')])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, text }) => [
    `bank-question ${id}`,
    { label: text, to: href('/admin/questionnaires/bank/:bankId', { bankId: id }) },
  ])
}

async function guestReviews(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('guest_reviews as g')
    .innerJoin('branches as b', 'b.id', 'g.branch_id')
    .select(['g.id', 'g.stars', 'g.state', 'b.id as branch', branchNow('b').as('name')])
    .where('g.id', 'in', ids)
    .execute()
  return rows.map(({ id, stars, state, branch, name }) => [
    `guest-review ${id}`,
    { label: `${name} · ${stars}/5`, to: `${href('/admin/certificates/reviews')}?state=${state}&branch=${branch}` },
  ])
}

async function certificates(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'number', shownBranch().as('branch_name')])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, number, branch_name }) => [
    `certificate ${id}`,
    { label: `${number} · ${branch_name}`, to: href('/admin/certificates/:certificateId', { certificateId: id }) },
  ])
}

async function waves(db: Tx, ids: string[]): Promise<[string, Record][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('waves').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [
    `wave ${id}`,
    { label: name, to: href('/admin/secret-shopper/waves/:waveId', { waveId: id }) },
  ])
}

/** Names and addresses of the entries' records. */
export async function nameRecords(db: Tx, rows: readonly Named[], lang: Lang): Promise<Map<string, Record>> {
  const found = await Promise.all([
    requests(db, idsOf(rows, 'request')),
    reports(db, idsOf(rows, 'report')),
    profiles(db, idsOf(rows, 'profile', 'client')),
    branches(db, idsOf(rows, 'branch')),
    emails(db, idsOf(rows, 'email')),
    pages(db, idsOf(rows, 'page')),
    posts(db, idsOf(rows, 'post')),
    pictures(db, idsOf(rows, 'media')),
    forms(db, idsOf(rows, 'form')),
    questionnaires(db, idsOf(rows, 'questionnaire')),
    bankQuestions(db, idsOf(rows, 'bank-question')),
    submissions(db, idsOf(rows, 'submission')),
    studies(db, idsOf(rows, 'case-study')),
    documents(db, idsOf(rows, 'document')),
    automationRules(db, idsOf(rows, 'automation-rule')),
    certificates(db, idsOf(rows, 'certificate')),
    guestReviews(db, idsOf(rows, 'guest-review')),
    waves(db, idsOf(rows, 'wave')),
    invoices(db, idsOf(rows, 'invoice')),
    payments(db, idsOf(rows, 'payment')),
    subscriptions(db, idsOf(rows, 'subscription')),
    payouts(db, idsOf(rows, 'payout')),
    batches(db, idsOf(rows, 'payout-batch')),
    bankLines(db, idsOf(rows, 'bank-line')),
    bankStatements(db, idsOf(rows, 'bank-statement')),
    taxUnits(db, idsOf(rows, 'tax-unit')),
    tasks(db, idsOf(rows, 'task')),
    actions(db, idsOf(rows, 'action')),
    staff(db, idsOf(rows, 'staff')),
    staffRoles(db, keysOf(rows, 'staff-role'), lang),
    groups(db, idsOf(rows, 'node')),
    members(db, idsOf(rows, 'member')),
  ])
  const named = [...settings(keysOf(rows, 'setting'), lang), ...integrations(keysOf(rows, 'integration'), lang)]
  return new Map([...found.flat(), ...named])
}
