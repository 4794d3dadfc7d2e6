// Lists of one company with 10,000 branches through the verbs: its owner, a manager of all of it, of half of it, and of one branch.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { memberRights, type MemberRole, reachOfRole } from '#/domain/member-roles.ts'
import type { Permission } from '#/domain/permissions.ts'
import { browseOwnRequests, ownTotals } from '#/features/ordering/requests/list.server.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { browseClientReports } from '#/features/reporting/reports/client-list.server.ts'
import { clientReportList } from '#/features/reporting/reports/client-list.ts'
import { readOverview } from '#/features/reporting/insights/read-overview.server.ts'
import { publishQuestionnaires } from '#/features/fieldwork/questionnaires/publish.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { type Line, measured } from './measured.ts'

const branches = 10_000
const visits = 20_000
const times = 40

async function fill(owner: pg.Client, client: string): Promise<void> {
  const shopper = randomUUID()
  await owner.query('set session_replication_role = replica')
  await owner.query('set search_path = app')
  for (const [id, type] of [
    [client, 'client'],
    [shopper, 'mystery_shopper'],
  ])
    await owner.query(
      `insert into profiles (id, email, full_name, user_type, company_name) values ($1, $2, 'Bench', $3, 'Bench')`,
      [id, `${type}@bench.example`, type],
    )
  await owner.query(
    `insert into client_profiles (profile_id, approval, subscription_tier, number_of_branches) values ($1, 'approved', 'professional', $2)`,
    [client, branches],
  )
  await owner.query(
    `insert into branches (client_id, name, location) select $1, 'Branch ' || b, 'Street ' || b from generate_series(1, $2::int) b`,
    [client, branches],
  )
  await owner.query(
    `insert into mystery_shopping_requests (client_id, client_name, branch_id, branch_name, branch_location, evaluation_type,
       scheduled_date, price, shopper_fee, status, shopper_id, created_by, created_at, updated_at)
     select $1, 'Bench', p.id, p.name, p.location, 'full_service', at, 50000, 50000, case when i % 5 = 0 then 'pending' else 'completed' end,
       case when i % 5 > 0 then $2::uuid end, $1, at, at
     from generate_series(0, $3::int - 1) i
     join (select *, row_number() over (order by id) - 1 as n from branches) p on p.n = i % $4::int
     cross join lateral (select now() - i * (interval '710 days' / $3::int) as at) t`,
    [client, shopper, visits, branches],
  )
  await owner.query(readFileSync(join(import.meta.dirname, 'companies.sql'), 'utf8'))
  await owner.query(
    `insert into mystery_shopping_reports (request_id, client_id, branch_id, shopper_id, questionnaire_id, status, overall_score,
       branch_score, checked_in_at, due_at, released_at)
     select q.id, q.client_id, q.branch_id, q.shopper_id, f.id, 'released', 4, 80, q.scheduled_date, q.scheduled_date, q.scheduled_date
     from mystery_shopping_requests q, (select id from questionnaires where evaluation_type = 'full_service' limit 1) f
     where q.status = 'completed'`,
  )
  await owner.query('select priv.rebuild_score_tallies(), priv.rebuild_counted_visits()')
  await owner.query('set session_replication_role = origin')
  await owner.query('analyze')
}

/** A member with one grant, on a node that is made over the first branches. */
async function memberOver(owner: pg.Client, client: string, role: MemberRole, count: number): Promise<Actor> {
  const [id, node] = [randomUUID(), randomUUID()]
  await owner.query('set session_replication_role = replica')
  await owner.query(`insert into profiles (id, email, full_name, user_type) values ($1, $2, 'Member', 'client')`, [
    id,
    `${id}@bench.example`,
  ])
  await owner.query(
    `insert into org_nodes (client_id, id, parent_id, kind, name_en)
     select $1::uuid, $2::uuid, id, 'region', $3::text from org_nodes where client_id = $1::uuid and kind = 'root'`,
    [client, node, `Group ${count}`],
  )
  await owner.query(
    `insert into org_closure (client_id, ancestor_id, descendant_id, depth, is_branch)
     select $1::uuid, $2::uuid, id, 1, true from (select id from branches where client_id = $1::uuid order by id limit $3) b
     union all select $1::uuid, $2::uuid, $2::uuid, 0, false`,
    [client, node, count],
  )
  await owner.query(
    `with made as (insert into members (client_id, profile_id) values ($1::uuid, $2::uuid) returning id)
     insert into member_grants (client_id, member_id, node_id, role)
     select $1::uuid, made.id, coalesce($3::uuid, (select id from org_nodes where client_id = $1::uuid and kind = 'root')), $4::text
     from made`,
    [client, id, count === branches ? null : node, role],
  )
  await owner.query('set session_replication_role = origin')
  const permissions = Object.keys(memberRights).filter((permission) => reachOfRole(role, permission as Permission))
  const company = { id: client, mode: 'member', permissions } as const
  return { id, type: 'client', email: '', name: '', language: 'en', sessionId: randomUUID(), company }
}

const lists: Record<string, (actor: Actor) => Promise<unknown>> = {
  'requests, 50 rows': (actor) => browseOwnRequests(actor, readList(ownRequestList, new URLSearchParams('rows=50'))),
  'requests, figures': ownTotals,
  'reports, first page': (actor) => browseClientReports(actor, readList(clientReportList, new URLSearchParams())),
  'dashboard, scores': readOverview,
}

/** For each list the times of each reader, the readers in turns. */
export async function measureMembers(cluster: Embedded): Promise<Record<string, Line[]>> {
  const urls = await prepareDatabase(cluster.ownerUrl)
  openDatabase(urls.app, 4, () => {})
  await publishQuestionnaires()
  const owner = new pg.Client({ connectionString: cluster.ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  const client = randomUUID()
  await fill(owner, client)
  const founder: Actor = { id: client, type: 'client', email: '', name: '', language: 'en', sessionId: randomUUID() }
  const readers: [string, Actor][] = [
    ['owner', founder],
    ['manager of all', await memberOver(owner, client, 'manager', branches)],
    ['manager of half', await memberOver(owner, client, 'manager', branches / 2)],
    ['branch manager', await memberOver(owner, client, 'branch_manager', 1)],
  ]
  await owner.query('analyze')
  await owner.end()
  const lines: Record<string, Line[]> = {}
  for (const [name, read] of Object.entries(lists)) {
    for (const [, reader] of readers) await read(reader)
    lines[name] = []
    for (const [who, reader] of readers) lines[name].push(await measured(who, times, 1, () => read(reader)))
  }
  await closeDatabase()
  return lines
}

export function describeMembers(lines: Readonly<Record<string, readonly Line[]>>): string {
  const rows = Object.entries(lines).map(([name, [owner, ...members]]) => {
    const cells = members.map(({ p50 }) => `${p50.toFixed(1)} (${(p50 / owner!.p50).toFixed(1)})`)
    return `| ${[name, owner!.p50.toFixed(1), ...cells].join(' | ')} |`
  })
  return [
    '',
    `Milliseconds (p50 of ${times}) of a company with ${branches.toLocaleString('en')} branches and ${visits.toLocaleString('en')} visits, one reader after another; in brackets times the owner's.`,
    '',
    '| List | Owner | Manager of all | Manager of half | Branch manager |',
    '|---|--:|--:|--:|--:|',
    ...rows,
    '',
  ].join('\n')
}
