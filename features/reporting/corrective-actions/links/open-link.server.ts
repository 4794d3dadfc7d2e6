import { sql } from 'kysely'
import { asSystem, readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth, companyInBoth } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CorrectiveActionStatus, isOverdue, isUnfinished } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import { type CauseClass, needsCause, needsProof } from '#/domain/reporting/action-finish.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { hashOf } from './links.server.ts'

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** A link that opens its action now. */
export type OpenLink = {
  id: string
  clientId: string
  actionId: string
  branchId: string
  ownerName: string
  createdBy: string
  endsAt: string
}

/** Unknown, altered, ended and withdrawn tokens, and those whose maker lost the right, are indistinguishable: null. */
export async function findLink(token: string): Promise<OpenLink | null> {
  if (!tokenShape.test(token)) return null
  const row = await readAsSystem('a link gives an owner without an account one corrective action', (db) =>
    db
      .selectFrom('action_links as l')
      .innerJoin('report_actions as a', (join) =>
        join.onRef('a.client_id', '=', 'l.client_id').onRef('a.id', '=', 'l.action_id'),
      )
      .select(['l.id', 'l.client_id', 'l.action_id', 'a.branch_id', 'l.owner_name', 'l.created_by', 'l.ends_at'])
      .where('l.token_hash', '=', hashOf(token))
      .where('l.withdrawn_at', 'is', null)
      .where('l.ends_at', '>', now().toISOString())
      .executeTakeFirst(),
  )
  if (!row) return null
  const link = {
    id: row.id,
    clientId: row.client_id,
    actionId: row.action_id,
    branchId: row.branch_id,
    ownerName: row.owner_name,
    createdBy: row.created_by,
    endsAt: row.ends_at,
  }
  return (await makerStillWorks(link)) ? link : null
}

/** Whether the member who made the link still works on actions of the branch. */
async function makerStillWorks(link: OpenLink): Promise<boolean> {
  const maker: Actor = {
    id: link.createdBy,
    type: 'client',
    email: '',
    name: '',
    language: 'en',
    sessionId: link.id,
    company: { id: link.clientId, mode: 'member', permissions: ['actions.write'] },
  }
  const { rows } = await readAs(maker, (db) =>
    sql<{ may: boolean }>`select priv.may_branch('actions.write', ${link.branchId}) as may`.execute(db),
  )
  return rows[0]!.may
}

export type LinkView = {
  title: string
  details: string
  branch: Text
  company: Text
  ownerName: string
  dueOn: Day
  overdue: boolean
  status: CorrectiveActionStatus
  endsAt: string
  /** What the maker chose to show, and what came by this link. */
  shown: { id: string; src: string }[]
  proof: { id: string; src: string }[]
  room: number
  needs: { cause: boolean; proof: boolean }
  told: { causeClass: CauseClass | null; rootCause: string; doneNote: string; prevention: string }
}

type Asked = { token: string; network: string; counts: boolean }

/** What the owner of a link reads: the task, never the report, its score or its author. Throws `too-many-attempts`. */
export async function openActionLink({ token, network, counts }: Asked): Promise<LinkView | null> {
  await takeAttempt('action link by network', network)
  const link = await findLink(token)
  if (!link) return null
  const view = await readAsSystem('the owner of a link reads one corrective action', (db) => viewOf(db, link, token))
  if (view && counts)
    await asSystem('counts views of a link for the company', (tx) =>
      tx
        .updateTable('action_links')
        .set({ opened: sql`opened + 1`, last_opened_at: now() })
        .where('id', '=', link.id)
        .execute(),
    )
  return view
}

async function viewOf(db: Tx, link: OpenLink, token: string): Promise<LinkView> {
  const row = await db
    .selectFrom('report_actions as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .select(['a.title', 'a.details', 'a.status', 'a.due_on', 'a.priority', 'a.root_cause', 'a.done_note'])
    .select(['a.cause_class', 'a.prevention', 'a.repeats_id', 'a.photo_demanded', branchNowInBoth('b').as('branch')])
    .select(companyInBoth('a.client_id').as('company'))
    .where('a.id', '=', link.actionId)
    .where('a.client_id', '=', link.clientId)
    .executeTakeFirstOrThrow()
  const [shown, proof, { taken }] = await Promise.all([
    chosenPhotos(db, link),
    proofByLink(db, link),
    db
      .selectFrom('report_attachments')
      .select((of) => of.fn.countAll<number>().as('taken'))
      .where('action_id', '=', link.actionId)
      .executeTakeFirstOrThrow(),
  ])
  const src = (id: string) => ({ id, src: `/action/${token}/photos/${id}` })
  const isOpen = isUnfinished(row.status)
  return {
    title: row.title,
    details: row.details ?? '',
    branch: row.branch,
    company: row.company,
    ownerName: link.ownerName,
    dueOn: row.due_on,
    overdue: isOverdue({ status: row.status, dueOn: row.due_on }, riyadhDay(now())),
    status: row.status,
    endsAt: link.endsAt,
    shown: shown.map(({ id }) => src(id)),
    proof: proof.map(({ id }) => src(id)),
    room: isOpen ? Math.max(0, actionPhotos.most - taken) : 0,
    needs: {
      cause: needsCause({ priority: row.priority, isRepeat: row.repeats_id !== null }),
      proof: needsProof({ priority: row.priority, demanded: row.photo_demanded }),
    },
    told: {
      causeClass: row.cause_class,
      rootCause: row.root_cause ?? '',
      doneNote: row.done_note ?? '',
      prevention: row.prevention ?? '',
    },
  }
}

const chosenPhotos = (db: Tx, link: OpenLink) =>
  db
    .selectFrom('action_links as l')
    .innerJoin('report_actions as a', 'a.id', 'l.action_id')
    .innerJoin('report_photos as p', (join) =>
      join.onRef('p.client_id', '=', 'a.client_id').onRef('p.report_id', '=', 'a.report_id'),
    )
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select(['p.id', 'f.storage_key as storageKey', 'f.content_type as contentType'])
    .where('l.id', '=', link.id)
    .where('p.kind', '=', 'photo')
    .where(sql<boolean>`p.id = any (l.photos)`)
    .orderBy('p.id')
    .execute()

const proofByLink = (db: Tx, link: OpenLink) =>
  db
    .selectFrom('report_attachments as x')
    .innerJoin('files as f', 'f.id', 'x.file_id')
    .select(['f.id', 'f.storage_key as storageKey', 'f.content_type as contentType'])
    .where('x.link_id', '=', link.id)
    .where('x.action_id', '=', link.actionId)
    .orderBy('x.place')
    .execute()

/** Stored place of a photo that a link shows; null for every other one. */
export async function findLinkPhoto(token: string, photoId: string, network: string) {
  await takeAttempt('shared photo by network', network)
  const link = await findLink(token)
  if (!link) return null
  return readAsSystem('the link gives access to the photos of one action', async (db) => {
    const photos = [...(await chosenPhotos(db, link)), ...(await proofByLink(db, link))]
    return photos.find(({ id }) => id === photoId) ?? null
  })
}

/** The link of a step. Throws `too-many-attempts`, and `not-found` for every token that opens nothing now. */
export async function linkOfStep(token: string, network: string): Promise<OpenLink> {
  await takeAttempt('action link work by network', network)
  const link = await findLink(token)
  if (!link) throw new AppError('not-found')
  return link
}
