import { sql } from 'kysely'
import { readAsSystem, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import { type Addressee, type RouteWay, wayOf } from '#/domain/messaging/routing.ts'
import { type NoticeChannel, noticeChannels, type NoticeGroupName } from '#/domain/notice-groups.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { switchesOf } from '#/features/messaging/kinds/kinds.ts'
import { type Reader, readersOf } from '#/features/messaging/tell/audience.server.ts'
import { isRequired, rulesAt } from '#/features/messaging/tell/routes.server.ts'
import { type Place, placeFor, placesOf } from './place.server.ts'
import { addresseesOf, isOfBranches, toldOf, topicNames } from './topic-roles.ts'

export type RoutedReader = {
  key: string
  name: string
  /** Null: a contact without an account. */
  profileId: string | null
  roles: MemberRole[]
  channels: NoticeChannel[]
}
/** Choice for a role at a node: its own, or null and what counts from above. */
export type RouteChoice = { role: Addressee; own: RouteWay | null; above: RouteWay }
/** Who is told about a topic, nearest to the node first. */
export type Route = {
  topic: NoticeGroupName
  readers: RoutedReader[]
  isRequired: boolean
  choices: RouteChoice[]
  /** Whether the actor can choose at the node. */
  isOpen: boolean
  /** Nodes with choices that count here, nearest first. */
  from: string[]
}

/** The page names all who can be told in the end. */
const everyLevel = 100

type Off = { profile_id: string; kind: string; channel: string }
type Shown = {
  clientId: string
  nodeId: string
  isRoot: boolean
  mayChoose: boolean
  roles: ReadonlyMap<string, MemberRole[]>
  off: readonly Off[]
}

async function peopleOf(tx: Tx, topic: NoticeGroupName, { clientId, nodeId, roles, off }: Shown) {
  const readers = new Map<string, { reader: Reader; channels: Set<NoticeChannel> }>()
  const known = new Map<string, Reader[]>()
  for (const { name, audience, way, ways, ofBranch } of toldOf(topic)) {
    // why: what names no branch concerns the whole company
    const branch = ofBranch ? nodeId : null
    const recipient =
      audience === 'client' ? { client: clientId, branch } : { alertPeople: clientId, branch, levels: everyLevel }
    const asked = JSON.stringify([recipient, way.needs])
    const found = known.get(asked) ?? (await readersOf(tx, recipient, ways)).readers
    known.set(asked, found)
    const isOff = ({ profileId }: Reader) =>
      off.some((one) => one.profile_id === profileId && switchesOf(name).some((group) => group === one.kind))
    for (const reader of found) {
      const key = reader.profileId ?? reader.address
      const entry = readers.get(key) ?? { reader, channels: new Set<NoticeChannel>() }
      for (const channel of way.channels)
        if (channel === 'app' || (reader.ways !== 'app' && !isOff(reader))) entry.channels.add(channel)
      readers.set(key, entry)
    }
  }
  return [...readers].map(([key, { reader, channels }]) => ({
    key,
    name: reader.name,
    profileId: reader.profileId,
    roles: roles.get(reader.profileId ?? '') ?? [],
    channels: noticeChannels.filter((channel) => channels.has(channel)),
  }))
}

async function routeOf(tx: Tx, topic: NoticeGroupName, shown: Shown): Promise<Route> {
  const { clientId, nodeId, isRoot, mayChoose } = shown
  const rules = await rulesAt(tx, clientId, isOfBranches(topic) ? nodeId : null, topic)
  const above = rules.filter((rule) => rule.nodeId !== nodeId)
  const choices = addresseesOf(topic).map((role) => ({
    role,
    own: rules.find((rule) => rule.role === role && rule.nodeId === nodeId)?.ways ?? null,
    above: wayOf(above, role),
  }))
  const isFixed = isRequired(topic) && choices.length < 2
  return {
    topic,
    readers: await peopleOf(tx, topic, shown),
    isRequired: isRequired(topic),
    choices,
    isOpen: mayChoose && !isFixed && (isRoot || isOfBranches(topic)),
    from: [...new Set(rules.toSorted((a, b) => a.depth - b.depth).map((rule) => rule.nodeId))],
  }
}

/** Roles of the team's members that count at a node. */
async function rolesAt(db: Tx, clientId: string, nodeId: string): Promise<Map<string, MemberRole[]>> {
  const grants = await db
    .selectFrom('member_grants as g')
    .innerJoin('members as m', (on) => on.onRef('m.client_id', '=', 'g.client_id').onRef('m.id', '=', 'g.member_id'))
    .select(['m.profile_id', 'g.role'])
    .where('g.client_id', '=', clientId)
    .where(
      sql<boolean>`g.node_id in (select c.ancestor_id from org_closure c where c.client_id = ${clientId} and c.descendant_id = ${nodeId})`,
    )
    .execute()
  const roles = new Map<string, MemberRole[]>()
  for (const { profile_id, role } of grants)
    roles.set(profile_id, [...new Set([...(roles.get(profile_id) ?? []), role])])
  return roles
}

/** Who of the team is told about each topic at a node of the company's tree: the rule of `tell` itself, asked beforehand. */
export async function readRouting(actor: Actor, node: string | null): Promise<{ nodeId: string; routes: Route[] }> {
  authorize(actor, 'members.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const place = await placeFor(actor, 'members.read', node)
  return { nodeId: place.id, routes: await routesAt(actor, place, topicNames) }
}

/** The same for some topics at several nodes; those on which the actor does not read the team are left out. */
export async function readRoutesAt(
  actor: Actor,
  nodes: readonly string[],
  topics: readonly NoticeGroupName[],
): Promise<{ nodeId: string; routes: Route[] }[]> {
  authorize(actor, 'members.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const places = await placesOf(actor, 'members.read', nodes)
  return Promise.all(places.map(async (place) => ({ nodeId: place.id, routes: await routesAt(actor, place, topics) })))
}

function routesAt(actor: Actor, { id: nodeId, isRoot }: Place, topics: readonly NoticeGroupName[]): Promise<Route[]> {
  const clientId = companyOf(actor)
  return readAsSystem('a page shows who of a team is told', async (db) => {
    const roles = await rolesAt(db, clientId, nodeId)
    const off = await db
      .selectFrom('notice_switches')
      .select(['profile_id', 'kind', 'channel'])
      .where('channel', '=', 'email')
      .where('profile_id', 'in', ['00000000-0000-0000-0000-000000000000', ...roles.keys()])
      .execute()
    const shown = { clientId, nodeId, isRoot, roles, off, mayChoose: may(actor, 'notices.route') }
    const all: Route[] = []
    for (const topic of topics) all.push(await routeOf(db, topic, shown))
    return all
  })
}
