import { createHash, randomBytes } from 'node:crypto'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { linkDays } from './limits.ts'

const tokenBytes = 32
/** Stored form of a token: the database alone cannot open the action. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export type ActionLink = {
  id: string
  ownerName: string
  phone: string | null
  email: string | null
  endsAt: string
  opened: number
  lastOpenedAt: string | null
  hasEnded: boolean
}
/** What may be shown to the owner of a link: photos of the failed question. */
export type LinkPhoto = { id: string; src: string }
export type LinkOfAction = { link: ActionLink | null; photos: LinkPhoto[] }

type NewLink = {
  actionId: string
  ownerName: string
  language: Lang
  phone: string | null
  email: string | null
  photos: readonly string[]
}
export type MadeLink = { token: string; language: Lang; endsAt: string; phone: string | null; email: string | null }

/** The link of an action that was not withdrawn, and the photos that its maker may choose. Its token cannot be shown again. */
export async function readActionLink(actor: Actor, actionId: string): Promise<LinkOfAction> {
  authorize(actor, 'actions.own')
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('action_links')
      .select(['id', 'owner_name', 'phone', 'email', 'ends_at', 'opened', 'last_opened_at'])
      .where('action_id', '=', recordId(actionId))
      .where('client_id', '=', companyOf(actor))
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    const photos = await choosablePhotos(db, actor, recordId(actionId))
    if (!row) return { link: null, photos }
    const link = {
      id: row.id,
      ownerName: row.owner_name,
      phone: row.phone,
      email: row.email,
      endsAt: row.ends_at,
      opened: row.opened,
      lastOpenedAt: row.last_opened_at,
      hasEnded: new Date(row.ends_at) <= now(),
    }
    return { link, photos }
  })
}

async function choosablePhotos(db: Tx, actor: Actor, actionId: string): Promise<LinkPhoto[]> {
  const rows = await db
    .selectFrom('report_actions as a')
    .innerJoin('report_photos as p', (join) =>
      join
        .onRef('p.client_id', '=', 'a.client_id')
        .onRef('p.report_id', '=', 'a.report_id')
        .onRef('p.question_key', '=', 'a.question_key'),
    )
    .select(['p.id', 'p.file_id'])
    .where('a.id', '=', actionId)
    .where('a.client_id', '=', companyOf(actor))
    .where('p.kind', '=', 'photo')
    .orderBy('p.id')
    .limit(10)
    .execute()
  return rows.map(({ id, file_id }) => ({ id, src: `/files/${file_id}` }))
}

/**
 * Makes the link by which an owner without an account works on an action, for 30 days. An earlier link of the action ends.
 * Returns its token only once. Throws `not-found`, `not-allowed`, `action.closed`.
 */
export async function makeActionLink(actor: Actor, wanted: NewLink): Promise<MadeLink> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  const token = randomBytes(tokenBytes).toString('base64url')
  const endsAt = addHours(now(), linkDays * 24)
  const { ownerName, language, phone, email } = wanted
  await asActor(actor, async (tx) => {
    const action = await tx
      .selectFrom('report_actions')
      .select(['id', 'client_id', 'status'])
      .where('id', '=', recordId(wanted.actionId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!action) throw new AppError('not-found')
    if (!isUnfinished(action.status)) throw new AppError('action.closed')
    const own = new Set((await choosablePhotos(tx, actor, action.id)).map(({ id }) => id))
    if (!wanted.photos.every((id) => own.has(id))) throw new AppError('bad-request')
    await endLinkOf(tx, actor, action.id)
    await tx
      .insertInto('action_links')
      .values({
        client_id: action.client_id,
        action_id: action.id,
        token_hash: hashOf(token),
        owner_name: ownerName,
        language,
        phone,
        email,
        photos: [...wanted.photos],
        ends_at: endsAt,
        created_by: actor.id,
        created_at: now(),
      })
      .execute()
    await recordActivity(tx, actor, {
      action: 'actions.link',
      entity: 'action',
      entityId: action.id,
      clientId: action.client_id,
      after: { owner: ownerName, endsAt: endsAt.toISOString() },
    })
  })
  return { token, language, endsAt: endsAt.toISOString(), phone, email }
}

/** Withdraws the link of an action in the transaction of a step. Whether there was one. */
export async function endLinkOf(tx: Tx, actor: Actor, actionId: string): Promise<boolean> {
  const rows = await tx
    .updateTable('action_links')
    .set({ withdrawn_at: now() })
    .where('action_id', '=', actionId)
    .where('client_id', '=', companyOf(actor))
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Withdraws a link early. Idempotent. */
export async function withdrawActionLink(actor: Actor, of: { actionId: string; linkId: string }): Promise<void> {
  authorize(actor, 'actions.write')
  await asActor(actor, async (tx) => {
    const link = await tx
      .selectFrom('action_links')
      .select(['id', 'action_id', 'client_id', 'owner_name', 'withdrawn_at'])
      .where('id', '=', recordId(of.linkId))
      .where('action_id', '=', recordId(of.actionId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!link) throw new AppError('not-found')
    if (link.withdrawn_at || !(await endLinkOf(tx, actor, link.action_id))) return
    await recordActivity(tx, actor, {
      action: 'actions.withdraw-link',
      entity: 'action',
      entityId: link.action_id,
      clientId: link.client_id,
      after: { owner: link.owner_name },
    })
  })
}
