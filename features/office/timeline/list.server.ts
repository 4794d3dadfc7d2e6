import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow, nodeName } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { isTimelineKind, mayChangeNote, timelineGroups, type TimelineKind } from '#/domain/office/timeline.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addMonths, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { type Part, readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { olderRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'
import { timelineList, type TimelineQuery } from './list.ts'
import type { ShownNote, TimelineParams, TimelineRow } from './sentence.ts'

type Raw = {
  id: string
  at: string
  kind: string
  step: string
  refId: string
  no: string | null
  nodeId: string
  branchId: string | null
  doneBy: TimelineRow['doneBy']
  actorId: string | null
  params: TimelineParams
}

/** Events from `before` on, found by their place in the order: none is skipped or repeated while others happen. */
const matching = (db: Tx, actor: Actor, { q, group, part, branch, from, to, before }: TimelineQuery) =>
  db
    .selectFrom('timeline_events as e')
    .where('e.client_id', '=', companyOf(actor))
    .$if(group !== null, (rest) => rest.where('e.kind', 'in', [...(timelineGroups[group!] as readonly TimelineKind[])]))
    .$if(part !== null, (rest) =>
      rest.where(
        sql<boolean>`e.node_id in (select c.descendant_id from org_closure c where c.ancestor_id = ${part}::uuid)`,
      ),
    )
    .$if(branch !== null, (rest) => rest.where('e.branch_id', '=', branch!))
    .$if(q !== '', (rest) =>
      rest.where('e.branch_id', 'in', (of) =>
        of.selectFrom('branches').select('id').where('client_id', '=', companyOf(actor)).where(branchMatches(q)),
      ),
    )
    .$if(from !== null, (rest) => rest.where('e.at', '>=', startOfDay(`${from!}-01`).toISOString()))
    .$if(to !== null, (rest) => rest.where('e.at', '<', startOfDay(addMonths(`${to!}-01`, 1)).toISOString()))
    .$if(before !== '', (rest) =>
      rest.where(sql<boolean>`(e.at, e.id) < (select c.at, c.id from timeline_events c where c.id = ${before})`),
    )

const mapOf = (rows: readonly { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))

/** Names of branches and groups, as far as the reader sees them, in the reader's language. */
async function placeNames(db: Tx, clientId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const [branches, groups] = await Promise.all([
    db
      .selectFrom('branches')
      .select(['id', branchNow().as('name')])
      .where('client_id', '=', clientId)
      .where('id', 'in', [...ids])
      .execute(),
    db
      .selectFrom('org_nodes as n')
      .select(['n.id', nodeName('n').as('name')])
      .where('n.client_id', '=', clientId)
      .where('n.kind', '<>', 'branch')
      .where('n.id', 'in', [...ids])
      .execute(),
  ])
  return mapOf([...branches, ...groups])
}

/** Names of those who did something, by person, and of members of whom something is told, by member. */
async function peopleNames(db: Tx, clientId: string, rows: readonly Raw[]): Promise<Map<string, string>> {
  const members = rows.filter(({ kind }) => kind === 'member').map(({ refId }) => refId)
  const told =
    members.length === 0
      ? []
      : await db
          .selectFrom('members')
          .select(['id', 'profile_id as person'])
          .where('client_id', '=', clientId)
          .where('id', 'in', members)
          .execute()
  const people = [...new Set([...rows.flatMap(({ actorId }) => actorId ?? []), ...told.map(({ person }) => person)])]
  if (people.length === 0) return new Map()
  const { rows: found } = await sql<{ id: string; name: string }>`
    select profile_id as id, full_name as name from priv.timeline_names(${people}::uuid[])`.execute(db)
  const names = mapOf(found)
  for (const { id, person } of told) if (names.has(person)) names.set(id, names.get(person)!)
  return names
}

async function withNames(db: Tx, actor: Actor, found: readonly Raw[]): Promise<TimelineRow[]> {
  const clientId = companyOf(actor)
  const places = [
    ...new Set(
      found.flatMap(({ nodeId, refId, kind, params }) => [
        nodeId,
        ...(kind === 'place' ? [refId] : []),
        params.to ?? nodeId,
      ]),
    ),
  ]
  const [named, people, root, notes, catalogue] = await Promise.all([
    placeNames(db, clientId, places),
    peopleNames(db, clientId, found),
    rootOf(db, clientId),
    notesOf(db, actor, found),
    found.some(({ params }) => params.document) ? readCatalogue(db) : null,
  ])
  return found.flatMap(({ nodeId, actorId, kind, ...row }) => {
    if (!isTimelineKind(kind)) return []
    const about = kind === 'place' ? named : people
    const { document } = row.params
    return {
      ...row,
      ...(document && catalogue && { params: { ...row.params, name: catalogue.nameOf(document) } }),
      kind,
      place: kind === 'place' || nodeId === root ? null : (named.get(nodeId) ?? null),
      name: about.get(row.refId) ?? null,
      to: row.params.to && row.params.to !== root ? (named.get(row.params.to) ?? null) : null,
      who: (actorId && people.get(actorId)) || null,
      score: row.params.score ?? null,
      note: notes.get(row.refId) ?? null,
    }
  })
}

/** Notes of the page as they are now. */
async function notesOf(db: Tx, actor: Actor, rows: readonly Raw[]): Promise<Map<string, ShownNote>> {
  const ids = rows.filter(({ kind }) => kind === 'note').map(({ refId }) => refId)
  if (ids.length === 0) return new Map()
  const notes = await db
    .selectFrom('timeline_notes')
    .select(['id', 'text', 'author_id as authorId', 'created_at as createdAt', 'edited_at as editedAt'])
    .where('client_id', '=', companyOf(actor))
    .where('id', 'in', ids)
    .execute()
  return new Map(
    notes.map(({ id, text, authorId, createdAt, editedAt }) => {
      const held = { authorId, createdAt: new Date(createdAt), isRemoved: text === null }
      const mayChange = may(actor, 'timeline.note') && mayChangeNote(held, actor.id, now())
      return [id, { text, isEdited: editedAt !== null, mayChange }]
    }),
  )
}

const rootOf = async (db: Tx, clientId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('org_nodes')
      .select('id')
      .where('client_id', '=', clientId)
      .where('kind', '=', 'root')
      .executeTakeFirst()
  )?.id ?? null

/** Events of a query, of the page and of the file. */
export const timelineRows: RowsOf<typeof timelineList, TimelineRow, Raw> = (db, query, actor) => ({
  select: matching(db, actor, query).select([
    'e.id',
    'e.at',
    'e.kind',
    'e.step',
    'e.ref_id as refId',
    'e.ref_no as no',
    'e.node_id as nodeId',
    'e.branch_id as branchId',
    'e.done_by as doneBy',
    'e.actor_id as actorId',
    'e.params',
  ]),
  order: { newest: sql.ref('e.at') },
  id: 'e.id',
  finish: (rows, tx) => withNames(tx, actor, rows),
})

/** One page of the timeline, as far as the reader sees it; `older`: the event before which the next page begins. */
export async function readTimeline(
  actor: Actor,
  query: TimelineQuery,
): Promise<{ rows: TimelineRow[]; older: string | null }> {
  authorize(actor, timelineList.permission)
  return readAs(actor, (db) => olderRows(db, actor, query, timelineRows))
}

/** The newest events of a branch, each without the name of the branch. */
export async function newestOfBranch(actor: Actor, branchId: string, most: number): Promise<TimelineRow[]> {
  const query = readList(timelineList, new URLSearchParams({ branch: branchId }))
  const { rows } = await readTimeline(actor, { ...query, rows: most })
  return rows.map((row) => ({ ...row, place: null }))
}

/** Branches offered by the filter; with more of them, they are found by name. */
const mostBranches = 200
const mostMonths = 36

export type TimelineChoices = { parts: Part[]; branches: Part[]; months: string[] }

/** Choices of the filters: groups, branches and the months since the first event that the reader sees. */
export async function timelineChoices(actor: Actor, chosen: string | null): Promise<TimelineChoices> {
  authorize(actor, timelineList.permission)
  const [parts, found] = await Promise.all([
    readParts(actor),
    readAs(actor, async (db) => {
      const [branches, first] = await Promise.all([
        db
          .selectFrom('branches')
          .select(['id as value', branchNow().as('label')])
          .where('client_id', '=', companyOf(actor))
          .orderBy(sql`${branchNow()} collate "C"`)
          .limit(mostBranches + 1)
          .execute(),
        db
          .selectFrom('timeline_events')
          .select('at')
          .where('client_id', '=', companyOf(actor))
          .orderBy('at')
          .limit(1)
          .executeTakeFirst(),
      ])
      return { branches, first: first?.at ?? null }
    }),
  ])
  const all = found.branches.length <= mostBranches
  const branches = all ? found.branches : found.branches.filter(({ value }) => value === chosen)
  return { parts, branches, months: monthsSince(found.first) }
}

function monthsSince(first: string | null): string[] {
  const months: string[] = []
  const oldest = first === null ? null : riyadhDay(new Date(first)).slice(0, 7)
  for (let day = `${riyadhDay(now()).slice(0, 7)}-01`; months.length < mostMonths; day = addMonths(day, -1)) {
    if (oldest === null || day.slice(0, 7) < oldest) break
    months.push(day.slice(0, 7))
  }
  return months
}
