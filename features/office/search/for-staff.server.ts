import { sql } from 'kysely'
import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { branchNow, companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { placeRank } from '#/domain/office/find-places.ts'
import { may } from '#/domain/permissions.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { settingKeys, settingOf } from '#/domain/settings.ts'
import { langs, translator } from '#/domain/text.ts'
import { settingPageMessages } from '#/messages/setting-page.ts'
import { settingTexts } from '#/messages/settings.ts'
import { certificatesNamed, exactIf, foundNames, type Ids, mostPlaces, sources } from './names.server.ts'
import { type FoundRecord, mostFound } from './records.ts'
import { reportRecords, reportsOf, requestRecords, requestsOf } from './shown.server.ts'
import type { Typed } from './typed.ts'

/** In the order in which the ids were found. */
const inOrder = <T extends { id: string }>(rows: readonly T[], ids: readonly string[]): T[] =>
  rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, mostFound)

async function clientRecords(tx: Tx, typed: Typed, ids: readonly string[]): Promise<FoundRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('profiles')
    .leftJoin('companies', 'companies.id', 'profiles.id')
    .select(['profiles.id', 'email', 'full_name', 'company_name', 'name_en', 'name_ar', 'companies.id as companyId'])
    .select(companyOfProfile('profiles').as('company'))
    .select((eb) =>
      eb
        .selectFrom('members')
        .select('members.client_id')
        .whereRef('members.profile_id', '=', 'profiles.id')
        .where('members.state', '!=', 'removed')
        .limit(1)
        .as('memberOf'),
    )
    .where('profiles.id', 'in', [...ids])
    .execute()
  return inOrder(rows, ids).flatMap((row): FoundRecord[] => {
    const clientId = row.companyId ?? row.memberOf
    if (clientId === null) return []
    const isClient = row.companyId !== null
    return [
      {
        kind: isClient ? 'client' : 'person',
        id: row.id,
        title: isClient ? row.company : row.full_name,
        detail: row.email,
        to: href('/admin/clients/:clientId', { clientId }),
        ...exactIf(typed, row.company_name, row.name_en, row.name_ar, row.full_name, row.email),
      },
    ]
  })
}

async function peopleRecords(tx: Tx, typed: Typed, ids: readonly string[]): Promise<FoundRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('profiles')
    .select(['id', 'email', 'full_name', 'user_type'])
    .where('id', 'in', [...ids])
    .execute()
  return inOrder(rows, ids).map((row) => ({
    kind: 'person',
    id: row.id,
    title: row.full_name,
    detail: row.email,
    to:
      row.user_type === 'admin'
        ? href('/admin/permissions/:memberId', { memberId: row.id })
        : href('/admin/freelancers/:shopperId', { shopperId: row.id }),
    ...exactIf(typed, row.full_name, row.email),
  }))
}

/** Branches for staff. */
async function branchRecords(tx: Tx, typed: Typed, ids: readonly string[]): Promise<FoundRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('branches as b')
    .innerJoin('profiles as p', 'p.id', 'b.client_id')
    .select(['b.id', 'b.client_id', 'b.name', 'b.name_ar', 'b.location', companyOfProfile('p').as('company')])
    .select(branchNow('b').as('shown'))
    .where('b.id', 'in', [...ids])
    .execute()
  return inOrder(rows, ids).map((row) => ({
    kind: 'branch',
    id: row.id,
    title: row.shown,
    detail: `${row.company} · ${row.location}`,
    to: href('/admin/clients/:clientId/branches/:branchId', { clientId: row.client_id, branchId: row.id }),
    ...exactIf(typed, row.name, row.name_ar),
  }))
}

async function waveRecords(tx: Tx, actor: Actor, typed: Typed, ids: readonly string[]): Promise<FoundRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('waves')
    .select(['id', 'name', 'from_on'])
    .where('id', 'in', [...ids])
    .execute()
  return inOrder(rows, ids).map((row) => ({
    kind: 'wave',
    id: row.id,
    title: row.name,
    detail: formatDay(row.from_on, actor.language),
    to: href('/admin/secret-shopper/waves/:waveId', { waveId: row.id }),
    ...exactIf(typed, row.name),
  }))
}

/** Tasks of the office, the own ones first. */
async function taskRecords(tx: Tx, actor: Actor, typed: Typed, ids: readonly string[]): Promise<FoundRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('work_tasks as t')
    .leftJoin('profiles as p', 'p.id', 't.owner_id')
    .select(['t.id', 't.title', 't.owner_id', 'p.full_name as owner'])
    .where('t.id', 'in', [...ids])
    .execute()
  const own = inOrder(rows, ids).toSorted((a, b) => Number(b.owner_id === actor.id) - Number(a.owner_id === actor.id))
  return own.map((row) => ({
    kind: 'task',
    id: row.id,
    title: row.title,
    detail: row.owner ?? '',
    to: href('/admin/tasks/:taskId', { taskId: row.id }),
    ...exactIf(typed, row.title),
  }))
}

/** Newest requests of the places found, by the index of each. */
const newestRequests = (clients: readonly string[], branches: readonly string[]) => sql<string[]>`array(
  (select q.id from unnest(${[...branches]}::uuid[]) b (id) cross join lateral (
    select r.id from app.mystery_shopping_requests r where r.branch_id = b.id order by r.scheduled_date desc limit ${mostFound}) q)
  union
  (select q.id from unnest(${[...clients]}::uuid[]) c (id) cross join lateral (
    select r.id from app.mystery_shopping_requests r where r.client_id = c.id order by r.created_at desc limit ${mostFound}) q))`

/** Those of their reports: of a branch all, which are few; of a client the ones that wait and the newest released. */
const newestReports = (clients: readonly string[], branches: readonly string[]) => sql<string[]>`array(
  (select q.id from unnest(${[...branches]}::uuid[]) b (id) cross join lateral (
    select r.id from app.mystery_shopping_reports r where r.branch_id = b.id order by r.created_at desc limit ${mostFound}) q)
  union
  (select q.id from unnest(${[...clients]}::uuid[]) c (id) cross join lateral (
    select r.id from app.mystery_shopping_reports r where r.client_id = c.id order by r.released_at desc limit ${mostFound}) q))`

async function visitsOfPlaces(tx: Tx, actor: Actor, ids: Ids): Promise<FoundRecord[]> {
  const clients = [...new Set([...ids.company, ...ids.client])].slice(0, mostPlaces)
  if (clients.length + ids.branch.length === 0) return []
  const [requests, reports] = await Promise.all([
    may(actor, 'evaluations.read')
      ? requestsOf(tx, actor)
          .where(sql<boolean>`request.id = any (${newestRequests(clients, ids.branch)})`)
          .orderBy('request.created_at', 'desc')
          .limit(mostFound)
          .execute()
      : [],
    may(actor, 'reports.read')
      ? reportsOf(tx, actor)
          .where(sql<boolean>`report.id = any (${newestReports(clients, ids.branch)})`)
          .orderBy('report.created_at', 'desc')
          .limit(mostFound)
          .execute()
      : [],
  ])
  return [...requestRecords(actor, requests), ...reportRecords(actor, reports)]
}

/** Settings by the words of their names, in both languages, best first. */
const settingRecords = (actor: Actor, typed: Typed): FoundRecord[] =>
  settingKeys
    .map((key) => ({
      key,
      rank: placeRank(typed.text, { names: langs.map((lang) => settingTexts[key].name[lang]), also: [key] }),
    }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => a.rank! - b.rank!)
    .slice(0, mostFound)
    .map(({ key, rank }) => ({
      kind: 'setting',
      id: key,
      title: settingTexts[key].name[actor.language],
      detail: translator(actor.language, settingPageMessages)(`area_${settingOf(key).area}`),
      to: href('/admin/settings/:settingKey', { settingKey: key }),
      ...(rank === 0 && { exact: true as const }),
    }))

/** Everything that staff may see. */
export async function findForStaff(tx: Tx, actor: Actor, typed: Typed): Promise<FoundRecord[]> {
  const seesClients = may(actor, 'clients.read')
  const seesVisits = may(actor, 'evaluations.read') || may(actor, 'reports.read')
  const asked = sources.filter(
    (source) =>
      ({
        branch: seesClients || seesVisits,
        client: seesClients || seesVisits,
        company: seesClients || seesVisits,
        shopper: may(actor, 'shoppers.read'),
        staff: may(actor, 'staff.read'),
        wave: may(actor, 'waves.read'),
        task: may(actor, 'work.read'),
      })[source],
  )
  const ids = await foundNames(tx, typed, asked)
  const clients = [...new Set([...ids.company, ...ids.client])]
  const found = await Promise.all([
    seesClients ? clientRecords(tx, typed, clients) : [],
    seesClients ? branchRecords(tx, typed, ids.branch) : [],
    peopleRecords(tx, typed, [...ids.shopper, ...ids.staff]),
    // an address is that of a person, not of visits
    typed.text.includes('@') ? [] : visitsOfPlaces(tx, actor, ids),
    may(actor, 'certificates.read') ? certificatesNamed(tx, actor, typed) : [],
    waveRecords(tx, actor, typed, ids.wave),
    taskRecords(tx, actor, typed, ids.task),
  ])
  return [...found.flat(), ...(may(actor, 'settings.update') ? settingRecords(actor, typed) : [])]
}
