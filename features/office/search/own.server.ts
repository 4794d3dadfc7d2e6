import { sql } from 'kysely'
import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf, isFieldType } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { findBranches } from '#/features/office/branch-records/find-branches.server.ts'
import { certificatesNamed, exactIf, foundNames, holdsWords } from './names.server.ts'
import { type FoundRecord, mostFound } from './records.ts'
import { reportRecords, reportsOf, requestRecords, requestsOf } from './shown.server.ts'
import type { Typed } from './typed.ts'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'

/** Newest own records searched by name, which bounds the cost; search by number covers all. */
const newestSearched = 1000

/** Own records of a company or of a shopper, the newest ones. */
export async function findOwn(tx: Tx, actor: Actor, typed: Typed): Promise<FoundRecord[]> {
  const isField = isFieldType(actor.type)
  const place = sql<string>`place`
  const requests = async () => {
    const newest = requestsOf(tx, actor).orderBy('request.created_at', 'desc').limit(newestSearched)
    const rows = tx.selectFrom(newest.as('newest')).selectAll().where(holdsWords(place, typed))
    return requestRecords(actor, await rows.limit(mostFound).execute())
  }
  const reports = async () => {
    const newest = reportsOf(tx, actor).orderBy('report.released_at', 'desc').limit(newestSearched)
    const rows = tx.selectFrom(newest.as('newest')).selectAll().where(holdsWords(place, typed))
    return reportRecords(actor, await rows.limit(mostFound).execute())
  }
  const branches = async () =>
    findBranches(tx, actor, (await foundNames(tx, typed, ['branch'])).branch.slice(0, mostFound), typed.text)
  const found = await Promise.all([
    !isField && may(actor, 'branches.read') ? branches() : [],
    may(actor, 'evaluations.read') ? requests() : [],
    // why: shoppers know their reports by visit and number
    !isField && may(actor, 'reports.read') ? reports() : [],
    !isField && may(actor, 'certificates.read') ? certificatesNamed(tx, actor, typed) : [],
    !isField && may(actor, 'members.read') ? teamRecords(tx, typed) : [],
    !isField && may(actor, 'actions.own') ? ownActions(tx, actor, typed) : [],
    isField ? ownTasks(tx, actor, typed) : [],
  ])
  return found.flat()
}

/** Members of the own company, as far as the reader sees them. */
async function teamRecords(tx: Tx, typed: Typed): Promise<FoundRecord[]> {
  const { patterns, skeletons } = typed
  const spelled = skeletons.map(
    (readings) =>
      sql`(${sql.join(
        readings.map((reading) => sql`app.skeleton(t.full_name) like ${reading}`),
        sql` or `,
      )})`,
  )
  const named = patterns.map((pattern) => sql`app.fold(concat_ws(' ', '', t.full_name, t.email)) like ${pattern}`)
  const either = sql<boolean>`((${sql.join(named, sql` and `)})${spelled.length > 0 ? sql` or (${sql.join(spelled, sql` and `)})` : sql``})`
  const rows = await tx
    .selectFrom(sql<{ member_id: string; full_name: string; email: string | null }>`priv.team()`.as('t'))
    .select(['t.member_id as id', 't.full_name as name', 't.email'])
    .where(either)
    .orderBy('t.full_name')
    .limit(mostFound)
    .execute()
  return rows.map(({ id, name, email }) => ({
    kind: 'person',
    id,
    title: name,
    detail: email ?? '',
    to: href('/client/users/:memberId', { memberId: id }),
    ...exactIf(typed, name, email),
  }))
}

async function ownActions(tx: Tx, actor: Actor, typed: Typed): Promise<FoundRecord[]> {
  const rows = await tx
    .selectFrom('report_actions as a')
    .select(['a.id', 'a.title', 'a.owner_name'])
    .where('a.client_id', '=', companyOf(actor))
    .where(holdsWords(sql<string>`a.title`, typed))
    .orderBy('a.created_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => ({
    kind: 'action',
    id: row.id,
    title: row.title,
    detail: row.owner_name,
    to: href('/client/tasks/:actionId', { actionId: row.id }),
    ...exactIf(typed, row.title),
  }))
}

async function ownTasks(tx: Tx, actor: Actor, typed: Typed): Promise<FoundRecord[]> {
  const rows = await tx
    .selectFrom('work_tasks as t')
    .select(['t.id', 't.title', 't.due_on'])
    .where('t.owner_id', '=', actor.id)
    .where(holdsWords(sql<string>`t.title`, typed))
    .orderBy('t.created_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => ({
    kind: 'task',
    id: row.id,
    title: row.title,
    detail: row.due_on ? formatDay(row.due_on, actor.language) : '',
    to: flowPath('work'),
    ...exactIf(typed, row.title),
  }))
}
