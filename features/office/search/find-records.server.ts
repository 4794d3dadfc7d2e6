import { sql } from 'kysely'
import { href } from 'react-router'
import { readAs, type Tx } from '#/db/database.server.ts'
import { certificateWords, companyOfProfile, shownBranch, shownClient, shownHolder } from '#/db/names.server.ts'
import { companyOf, type Actor, isFieldType } from '#/domain/actor.ts'
import { latinDigits } from '#/domain/digits.ts'
import { fold } from '#/domain/fold.ts'
import { may } from '#/domain/permissions.ts'
import { findBranches } from '#/features/office/branch-records/find-branches.server.ts'
import { type FoundRecord, leastSearched, mostFound } from './records.ts'

/** Newest records searched by name, which bounds the cost; search by number covers all. */
const newestSearched = 5000

const areaOf = ({ type }: Actor) => (type === 'admin' || type === 'client' ? type : 'freelancer')
const likeOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`
/** Parses `1042` or `#1042` within JavaScript's exact integers. */
const numberOf = (words: string): number | null => Number(/^#?(\d{1,15})$/.exec(words)?.[1] ?? 0) || null

const placeMatches = (words: string) => sql<boolean>`app.fold(place) like ${likeOf(words)}`
/** Names in both languages and the location, in which a search finds either language. */
const place = sql<string>`concat_ws(' ', branch_name, branch_name_ar, branch_location, client_name, client_name_ar)`.as(
  'place',
)

const requestsOf = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('mystery_shopping_requests')
    .select([
      'id',
      'number',
      shownBranch().as('branch_name'),
      'branch_location',
      shownClient().as('client_name'),
      place,
    ])
    .$if(actor.type === 'client', (query) => query.where('client_id', '=', companyOf(actor)))
    .$if(isFieldType(actor.type), (query) => query.where('shopper_id', '=', actor.id))

async function findRequests(tx: Tx, actor: Actor, words: string): Promise<FoundRecord[]> {
  const number = numberOf(words)
  const newest = requestsOf(tx, actor).orderBy('created_at', 'desc').limit(newestSearched)
  const rows = await (number
    ? requestsOf(tx, actor).where('number', '=', number).execute()
    : tx.selectFrom(newest.as('newest')).selectAll().where(placeMatches(words)).limit(mostFound).execute())
  return rows.map((row) => ({
    kind: 'request',
    id: row.id,
    title: row.branch_name,
    detail: `${row.number} · ${actor.type === 'client' ? row.branch_location : row.client_name}`,
    to: href(`/${areaOf(actor)}/secret-shopper/:requestId`, { requestId: row.id }),
  }))
}

const reportsOf = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('mystery_shopping_reports as report')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'report.request_id')
    .select([
      'report.id',
      'receipt_number',
      shownBranch().as('branch_name'),
      'branch_location',
      shownClient().as('client_name'),
      place,
    ])
    .$if(actor.type === 'client', (query) => query.where('report.client_id', '=', companyOf(actor)))

async function findReports(tx: Tx, actor: Actor, words: string): Promise<FoundRecord[]> {
  const number = numberOf(words)
  const newest = reportsOf(tx, actor).orderBy('report.created_at', 'desc').limit(newestSearched)
  const rows = await (number
    ? reportsOf(tx, actor).where('receipt_number', '=', number).execute()
    : tx.selectFrom(newest.as('newest')).selectAll().where(placeMatches(words)).limit(mostFound).execute())
  return rows.map((row) => ({
    kind: 'report',
    id: row.id,
    title: row.branch_name,
    detail: `${row.receipt_number} · ${actor.type === 'client' ? row.branch_location : row.client_name}`,
    to: href(`/${areaOf(actor)}/reports/:reportId`, { reportId: row.id }),
  }))
}

/** By a part of the number, or by holder. */
async function findCertificates(tx: Tx, actor: Actor, words: string): Promise<FoundRecord[]> {
  const rows = await tx
    .selectFrom('certificates')
    .select(['id', 'number', shownHolder().as('holder_name'), shownBranch().as('branch_name')])
    .$if(actor.type === 'client', (query) => query.where('client_id', '=', companyOf(actor)))
    .where(sql<boolean>`app.fold(${certificateWords()}) like ${likeOf(words)}`)
    .orderBy('issued_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => ({
    kind: 'certificate',
    id: row.id,
    title: row.branch_name,
    detail: `${row.number} · ${row.holder_name}`,
    to: href(`/${actor.type === 'client' ? 'client' : 'admin'}/certificates/:certificateId`, { certificateId: row.id }),
  }))
}

async function findClients(tx: Tx, words: string): Promise<FoundRecord[]> {
  const rows = await tx
    .selectFrom('profiles')
    .innerJoin('companies', 'companies.id', 'profiles.id')
    .select(['profiles.id', 'email', companyOfProfile('profiles').as('company')])
    .where('user_type', '=', 'client')
    .where(
      sql<boolean>`app.fold(concat_ws(' ', company_name, full_name, email, name_en, name_ar)) like ${likeOf(words)}`,
    )
    .orderBy('profiles.created_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => ({
    kind: 'client',
    id: row.id,
    title: row.company,
    detail: row.email,
    to: href('/admin/clients/:clientId', { clientId: row.id }),
  }))
}

/**
 * Finds branches of a company, requests, reports, certificates and (for administrators) clients by name or number; row-level security limits
 * the results.
 */
export async function findRecords(actor: Actor, text: string): Promise<FoundRecord[]> {
  const words = fold(latinDigits(text)).slice(0, 100)
  if (words.length < leastSearched) return []
  return readAs(actor, async (tx) => {
    const [branches, requests, reports, certificates, clients] = await Promise.all([
      actor.type === 'client' && may(actor, 'branches.read') ? findBranches(tx, actor, words, mostFound) : [],
      may(actor, 'evaluations.read') ? findRequests(tx, actor, words) : [],
      // why: shoppers reach reports through their visits; their area has no list of reports
      may(actor, 'reports.read') && !isFieldType(actor.type) ? findReports(tx, actor, words) : [],
      may(actor, 'certificates.read') ? findCertificates(tx, actor, words) : [],
      may(actor, 'clients.read') ? findClients(tx, words) : [],
    ])
    return [...branches, ...requests, ...reports, ...certificates, ...clients]
  })
}
