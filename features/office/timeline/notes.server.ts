import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mayChangeNote } from '#/domain/office/timeline.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId, recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Part } from '#/features/companies/hierarchy/parts.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { NoteStep } from './form.ts'

type Of<Intent> = Omit<Extract<NoteStep, { intent: Intent }>, 'intent'>

/** Branches of a form; others are chosen on the page of the branch. */
const mostBranches = 500

const mayNoteCompany = sql<boolean>`priv.may_company('timeline.note')`
const mayNoteBranch = sql<boolean>`priv.may_branch('timeline.note', branches.id)`

/** Refuses a place where the actor may not write. */
async function refusePlace(tx: Tx, actor: Actor, branchId: string | null): Promise<void> {
  const found =
    branchId === null
      ? (await tx.selectNoFrom(mayNoteCompany.as('may')).executeTakeFirstOrThrow()).may
      : await tx
          .selectFrom('branches')
          .select('id')
          .where('client_id', '=', companyOf(actor))
          .where('id', '=', recordId(branchId))
          .where(mayNoteBranch)
          .executeTakeFirst()
  if (!found) throw new AppError('not-found')
}

type Recorded = { id: string; branchId: string | null; before?: string; after?: string }

const record = (tx: Tx, actor: Actor, action: string, { id, branchId, before, after }: Recorded): Promise<void> =>
  recordActivity(tx, actor, {
    action,
    ...(branchId ? { entity: 'branch', entityId: branchId } : { entity: 'client', entityId: companyOf(actor) }),
    clientId: companyOf(actor),
    ...(before !== undefined && { before: { note: before } }),
    after: { id, ...(after !== undefined && { note: after }) },
  })

/** Writes a note at a day, on a branch or on the whole company. What was sent before is not written again. */
export async function writeNote(actor: Actor, note: Of<'write'>): Promise<void> {
  authorize(actor, 'timeline.note')
  await takeAttempt('report work by account', actor.id)
  if (note.day > riyadhDay(now())) throw new AppError('bad-request', {}, { day: 'day-not-future' })
  await asActor(actor, (tx) => writeNoteWithin(tx, actor, note))
}

/** The same in a transaction of the actor, for a rule of automation. */
export async function writeNoteWithin(
  tx: Tx,
  actor: Actor,
  { clientKey, branchId, day, text }: Of<'write'>,
): Promise<void> {
  authorize(actor, 'timeline.note')
  await refusePlace(tx, actor, branchId)
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('timeline_notes')
    .values({
      id: clientKey,
      client_id: companyOf(actor),
      branch_id: branchId,
      on_day: day,
      text,
      author_id: actor.id,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!written) return refuseOther(tx, actor, clientKey)
  await record(tx, actor, 'timeline.note', { id: clientKey, branchId, after: text })
}

/** Refuses a key that another person used. */
async function refuseOther(tx: Tx, actor: Actor, id: string): Promise<void> {
  const own = await tx
    .selectFrom('timeline_notes')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', id)
    .where('author_id', '=', actor.id)
    .executeTakeFirst()
  if (!own) throw new AppError('bad-request')
}

/** An own note that may still be changed. Throws `not-found` for others, `changed-meanwhile` for an older version. */
async function ownNote(tx: Tx, actor: Actor, noteId: string, version?: number) {
  const row = await tx
    .selectFrom('timeline_notes')
    .select(['id', 'branch_id as branchId', 'text', 'version', 'author_id as authorId', 'created_at as createdAt'])
    .select(sql<Day>`on_day::text`.as('day'))
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(noteId))
    .executeTakeFirst()
  const { text } = row ?? {}
  if (!row || !text) throw new AppError('not-found')
  const held = { authorId: row.authorId, createdAt: new Date(row.createdAt), isRemoved: false }
  if (!mayChangeNote(held, actor.id, now())) throw new AppError('not-found')
  if (version !== undefined && row.version !== version) throw new AppError('changed-meanwhile')
  return { id: row.id, branchId: row.branchId, version: row.version, day: row.day, text }
}
type OwnNote = Awaited<ReturnType<typeof ownNote>>

type Columns = { text: string | null; edited_at?: Date; removed_at?: Date }

async function updateNote(tx: Tx, actor: Actor, note: OwnNote, columns: Columns): Promise<void> {
  const row = await tx
    .updateTable('timeline_notes')
    .set({ ...columns, version: note.version + 1 })
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', note.id)
    .where('version', '=', note.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('changed-meanwhile')
}

/** Changes the text of an own note, within 24 hours. */
export async function changeNote(actor: Actor, { noteId, version, text }: Of<'change'>): Promise<void> {
  authorize(actor, 'timeline.note')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const note = await ownNote(tx, actor, noteId, version)
    if (note.text === text) return
    await updateNote(tx, actor, note, { text, edited_at: now() })
    await record(tx, actor, 'timeline.change-note', { ...note, before: note.text, after: text })
  })
}

/** Withdraws an own note, within 24 hours: its line stays, without the text. */
export async function removeNote(actor: Actor, { noteId, version }: Pick<Of<'remove'>, 'noteId' | 'version'>) {
  authorize(actor, 'timeline.note')
  await asActor(actor, async (tx) => {
    const note = await ownNote(tx, actor, noteId, version)
    await updateNote(tx, actor, note, { text: null, removed_at: now() })
    await record(tx, actor, 'timeline.remove-note', note)
  })
}

/** Takes a step of the form. Returns what is told afterwards. */
export async function takeNoteStep(actor: Actor, step: NoteStep): Promise<'noted' | 'withdrawn'> {
  if (step.intent === 'write') await writeNote(actor, step)
  else if (step.intent === 'change') await changeNote(actor, step)
  else await removeNote(actor, step)
  return step.intent === 'remove' ? 'withdrawn' : 'noted'
}

export type NoteParts =
  | { kind: 'new'; branches: Part[]; mayCompany: boolean; branchId: string | null; today: Day }
  | { kind: 'change'; id: string; version: number; text: string }

/** What the form of a note needs: of a new one (`new`), or of an own one by its id. */
export async function readNoteForm(actor: Actor, asked: string, branchId: string | null): Promise<NoteParts> {
  authorize(actor, 'timeline.note')
  return readAs(actor, async (db) => {
    if (asked !== 'new') {
      const { id, version, text } = await ownNote(db, actor, asked)
      return { kind: 'change', id, version, text }
    }
    const own = db
      .selectFrom('branches')
      .select(['branches.id as value', branchNow().as('label')])
      .where('client_id', '=', companyOf(actor))
      .where(mayNoteBranch)
    const chosen = branchId !== null && isRecordId(branchId) ? branchId : null
    const [some, one, { may }] = await Promise.all([
      own
        .orderBy(sql`${branchNow()} collate "C"`)
        .limit(mostBranches)
        .execute(),
      chosen ? own.where('branches.id', '=', chosen).execute() : [],
      db.selectNoFrom(mayNoteCompany.as('may')).executeTakeFirstOrThrow(),
    ])
    const isListed = some.some(({ value }) => value === chosen)
    const branches = isListed ? some : [...one, ...some]
    return { kind: 'new', branches, mayCompany: may, branchId: one[0]?.value ?? null, today: riyadhDay(now()) }
  })
}
