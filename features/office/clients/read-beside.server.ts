import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { readLogOfClient } from '#/features/office/activity/list.server.ts'
import { readClient } from './read-client.server.ts'

const mostEvents = 5

/** A client beside the list: head of its page, what waits there, and the latest of its log. Throws `not-found`. */
export async function readBesideClient(actor: Actor, clientId: string) {
  const client = await readClient(actor, clientId)
  const { id } = client.about
  const log = { ...readList(activityList, new URLSearchParams({ client: id })), client: id, rows: mostEvents }
  return { ...client, latest: (await readLogOfClient(actor, log)).entries }
}
export type BesideClient = Awaited<ReturnType<typeof readBesideClient>>
