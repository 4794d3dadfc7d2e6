import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { partPageSize } from './lists.ts'
import type { PartPage } from './read-parts.server.ts'

export type NoteLine = { id: string; text: string; author: string; at: string }

/** Adds a note of staff to a client. Clients never see notes. */
export async function addNote(actor: Actor, clientId: string, text: string): Promise<void> {
  authorize(actor, 'clients.note')
  await asActor(actor, (tx) => addNoteWithin(tx, actor, clientId, text))
}

/** The same in a transaction of the actor, for a rule of automation. */
export async function addNoteWithin(tx: Tx, actor: Actor, clientId: string, text: string): Promise<string> {
  authorize(actor, 'clients.note')
  const id = recordId(clientId)
  const client = await tx
    .selectFrom('client_profiles')
    .select('profile_id')
    .where('profile_id', '=', id)
    .executeTakeFirst()
  if (!client) throw new AppError('not-found')
  const note = await tx
    .insertInto('client_notes')
    .values({ client_id: id, author_id: actor.id, text, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { action: 'clients.note', entity: 'client', entityId: id, clientId: id } as const
  await recordActivity(tx, actor, { ...entry, after: { note: note.id } })
  return note.id
}

/** Notes on a client, newest first. */
export async function readNotes(
  actor: Actor,
  { clientId, page }: { clientId: string; page: number },
): Promise<PartPage<NoteLine>> {
  authorize(actor, 'clients.read')
  const id = recordId(clientId)
  return readAs(actor, async (db) => {
    const notes = db.selectFrom('client_notes as n').where('n.client_id', '=', id)
    const [rows, { total }] = await Promise.all([
      notes
        .innerJoin('profiles as p', 'p.id', 'n.author_id')
        .select(['n.id', 'n.text', 'p.full_name as author', 'n.created_at as at'])
        .orderBy('n.created_at', 'desc')
        .orderBy('n.id')
        .limit(partPageSize)
        .offset((page - 1) * partPageSize)
        .execute(),
      notes.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
