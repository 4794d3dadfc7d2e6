import { createHash } from 'node:crypto'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { type CorrectiveActionStatus, correctiveActionSteps, isUnfinished } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import type { CauseClass } from '#/domain/reporting/action-finish.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import {
  attach,
  refuseTooMany,
  type StoredAttachment,
  withAttachments,
} from '#/features/reporting/attachments/attach.server.ts'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import type { SentFile } from '#/features/reporting/attachments/sent-files.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { removeFile } from '#/platform/files.server.ts'
import { refuseUnfinished } from '../finish.server.ts'
import { freePlaces } from '../store-proof.server.ts'
import { linkOfStep, type OpenLink } from './open-link.server.ts'

type Asked = { token: string; network: string }
const why = 'an owner without an account works on one corrective action by a link'

/** Holds the action of a link until the transaction ends. */
const hold = (tx: Tx, link: OpenLink) =>
  tx
    .selectFrom('report_actions')
    .select(['id', 'status', 'version', 'priority', 'title', 'repeats_id', 'photo_demanded'])
    .where('id', '=', link.actionId)
    .where('client_id', '=', link.clientId)
    .forUpdate()
    .executeTakeFirstOrThrow()
type Held = Awaited<ReturnType<typeof hold>>

type Columns = Partial<{
  status: CorrectiveActionStatus
  cause_class: CauseClass | null
  root_cause: string
  done_note: string | null
  prevention: string | null
}>

const write = (tx: Tx, held: Held, columns: Columns) =>
  tx
    .updateTable('report_actions')
    .set({ ...columns, version: held.version + 1, updated_at: now() })
    .where('id', '=', held.id)
    .execute()

type Step = 'start' | 'finish' | 'proof'
type Entry = { step: Step; from: CorrectiveActionStatus; to: CorrectiveActionStatus; note?: string | null }

async function record(tx: Tx, link: OpenLink, { step, from, to, note = null }: Entry): Promise<void> {
  await tx
    .insertInto('report_action_events')
    .values({
      action_id: link.actionId,
      client_id: link.clientId,
      step,
      from_status: from,
      to_status: to,
      note,
      actor_id: null,
      by_name: link.ownerName,
      created_at: now(),
    })
    .execute()
  await recordActivity(tx, null, {
    action: `actions.${step}`,
    entity: 'action',
    entityId: link.actionId,
    clientId: link.clientId,
    before: { status: from },
    after: { status: to, owner: link.ownerName },
  })
}

/** Sets an action in progress. Sent twice it is once; a finished one stays as it is. */
export async function startByLink({ token, network }: Asked): Promise<void> {
  const link = await linkOfStep(token, network)
  await asSystem(why, async (tx) => startWithin(tx, link, await hold(tx, link)))
}

async function startWithin(tx: Tx, link: OpenLink, held: Held): Promise<Held> {
  const status = takeStep(correctiveActionSteps, 'start', held.status)
  if (!status) return held
  await write(tx, held, { status })
  await record(tx, link, { step: 'start', from: held.status, to: status })
  return { ...held, status, version: held.version + 1 }
}

/** Adds photos, with the limits and checks of those of members. A photo sent twice is kept once. */
export async function addPhotosByLink({ token, network }: Asked, files: readonly SentFile[]): Promise<void> {
  const link = await linkOfStep(token, network)
  if (files.length === 0) throw new AppError('file.unreadable', {}, { file: 'attachment-photo' })
  const room = await asSystem(why, async (tx) => {
    refuseClosed(await hold(tx, link))
    return (await freePlaces(tx, link.actionId)).length
  })
  if (room === 0) refuseTooMany(files, 0, actionPhotos)
  const again: string[] = []
  await withAttachments(files, actionPhotos, (stored) =>
    asSystem(why, async (tx) => {
      const held = await hold(tx, link)
      refuseClosed(held)
      const fresh = await withoutKnown(tx, link, stored)
      if (fresh.length === 0) return 'unneeded'
      const places = await freePlaces(tx, link.actionId)
      if (fresh.length > places.length) refuseTooMany(files, places.length, actionPhotos)
      await write(tx, held, {})
      const by = { id: link.createdBy, clientId: link.clientId, linkId: link.id }
      await attach(tx, by, { actionId: link.actionId }, fresh, places)
      await record(tx, link, { step: 'proof', from: held.status, to: held.status })
      again.push(...stored.filter((file) => !fresh.includes(file)).map(({ key }) => key))
      return 'kept'
    }),
  )
  for (const key of again) await removeFile(key)
}

function refuseClosed({ status }: Held): void {
  if (!isUnfinished(status)) throw new AppError('action.closed')
}

/** Files whose bytes are not among the photos that came by the link. */
async function withoutKnown(tx: Tx, link: OpenLink, stored: readonly StoredAttachment[]) {
  const rows = await tx
    .selectFrom('report_attachments as x')
    .innerJoin('files as f', 'f.id', 'x.file_id')
    .select('f.sha256')
    .where('x.action_id', '=', link.actionId)
    .where('x.link_id', '=', link.id)
    .execute()
  const known = new Set(rows.map(({ sha256 }) => sha256))
  return stored.filter(({ bytes }) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    return !known.has(hash) && known.add(hash)
  })
}

type Finish = { causeClass: CauseClass | null; rootCause: string; note: string; prevention: string }

/**
 * Finishes an action; it waits to be verified by the company then. Sent twice it is once. Throws the refusals of
 * `refuseUnfinished`.
 */
export async function finishByLink({ token, network }: Asked, told: Finish): Promise<void> {
  const link = await linkOfStep(token, network)
  await asSystem(why, async (tx) => {
    const seen = await hold(tx, link)
    if (!isUnfinished(seen.status)) return
    await refuseUnfinished(tx, seen, told)
    const held = await startWithin(tx, link, seen)
    const { causeClass, rootCause, note, prevention } = told
    await write(tx, held, {
      status: 'done',
      cause_class: causeClass,
      root_cause: rootCause,
      done_note: note || null,
      prevention: prevention || null,
    })
    await record(tx, link, { step: 'finish', from: held.status, to: 'done', note: note || null })
    await enqueue(tx, 'actions.to-verify', { actionId: link.actionId })
  })
}
