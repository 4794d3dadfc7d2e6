import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import { type NoticeChannel, noticeChannels, noticeGroups, type NoticeGroupName } from '#/domain/notice-groups.ts'
import { authorize } from '#/domain/permissions.ts'
import type { AnyWay, Audience, Kind } from '#/features/messaging/kinds/kind.ts'
import { kindOf, kindsIn, switchesOf } from '#/features/messaging/kinds/kinds.ts'
import { type Reader, type Recipient, readersOf } from '#/features/messaging/tell/audience.server.ts'

export type RoutedReader = {
  key: string
  name: string
  /** Null: a contact without an account. */
  profileId: string | null
  roles: MemberRole[]
  channels: NoticeChannel[]
}
/** Who is told about a topic, nearest to the node first. */
export type Route = { topic: NoticeGroupName; readers: RoutedReader[] }

const ofCompany = ['client', 'alertPeople'] as const satisfies readonly Audience[]

/** The page names all who can be told in the end. */
const everyLevel = 100

type Told = { name: string; way: AnyWay; recipient: Recipient<Audience>; ways: Kind['to'] }

/** Kinds of a topic that a company's team is told, with their audience at the node. */
function toldAbout(topic: NoticeGroupName, clientId: string, nodeId: string): Told[] {
  return kindsIn(topic).flatMap((name) => {
    const { args, to: ways } = kindOf(name)!
    // why: what names no branch concerns the whole company
    const branch = 'branch' in args ? nodeId : null
    return ofCompany.flatMap((audience) => {
      const way = ways[audience]
      if (way?.group !== topic) return []
      const recipient =
        audience === 'client' ? { client: clientId, branch } : { alertPeople: clientId, branch, levels: everyLevel }
      return [{ name, way, recipient, ways }]
    })
  })
}

type Off = { profile_id: string; kind: string; channel: string }

async function routeOf(tx: Tx, topic: NoticeGroupName, place: Place, off: readonly Off[]): Promise<Route> {
  const readers = new Map<string, { reader: Reader; channels: Set<NoticeChannel> }>()
  const known = new Map<string, Reader[]>()
  for (const { name, way, recipient, ways } of toldAbout(topic, place.clientId, place.nodeId)) {
    const asked = JSON.stringify([recipient, way.needs])
    const found = known.get(asked) ?? (await readersOf(tx, recipient, ways)).readers
    known.set(asked, found)
    for (const reader of found) {
      const key = reader.profileId ?? reader.address
      const entry = readers.get(key) ?? { reader, channels: new Set<NoticeChannel>() }
      const isOff = (channel: NoticeChannel) =>
        off.some(
          (one) =>
            one.profile_id === reader.profileId &&
            channel === 'email' &&
            one.channel === channel &&
            switchesOf(name).some((group) => group === one.kind),
        )
      for (const channel of way.channels) if (!isOff(channel)) entry.channels.add(channel)
      readers.set(key, entry)
    }
  }
  return {
    topic,
    readers: [...readers].map(([key, { reader, channels }]) => ({
      key,
      name: reader.name,
      profileId: reader.profileId,
      roles: place.roles.get(reader.profileId ?? '') ?? [],
      channels: noticeChannels.filter((channel) => channels.has(channel)),
    })),
  }
}

type Place = { clientId: string; nodeId: string; roles: ReadonlyMap<string, MemberRole[]> }

/** The node asked for, or the highest that the actor manages; `not-found` for one that the actor does not manage. */
async function nodeFor(actor: Actor, nodeId: string | null): Promise<string> {
  if (nodeId !== null && !z.uuid().safeParse(nodeId).success) throw new AppError('not-found')
  const node = await readAs(actor, (db) =>
    db
      .selectFrom('org_nodes as n')
      .select('n.id')
      .where('n.client_id', '=', companyOf(actor))
      .where(sql<boolean>`n.id = any ((select priv.my_nodes('members.read'))::uuid[])`)
      .$if(nodeId !== null, (all) => all.where('n.id', '=', nodeId!))
      .orderBy(sql`(select count(*) from org_closure c where c.descendant_id = n.id)`)
      .limit(1)
      .executeTakeFirst(),
  )
  if (!node) throw new AppError('not-found')
  return node.id
}

/** Who of the team is told about each topic at a node of the company's tree: the rule of `tell` itself, asked beforehand. */
export async function readRouting(actor: Actor, node: string | null): Promise<{ nodeId: string; routes: Route[] }> {
  authorize(actor, 'members.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const nodeId = await nodeFor(actor, node)
  const clientId = companyOf(actor)
  const routes = await readAsSystem('a page shows who of a team is told', async (db) => {
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
    const off = await db
      .selectFrom('notice_switches')
      .select(['profile_id', 'kind', 'channel'])
      .where('profile_id', 'in', ['00000000-0000-0000-0000-000000000000', ...roles.keys()])
      .execute()
    const all: Route[] = []
    for (const { name } of noticeGroups.client) all.push(await routeOf(db, name, { clientId, nodeId, roles }, off))
    return all
  })
  return { nodeId, routes }
}
