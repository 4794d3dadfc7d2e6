import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { StaffTaskLine } from './list.ts'
import { byPriority, isOpen, lineOf, selectTasks } from './read-tasks.server.ts'

export type StaffTaskNote = { id: string; text: string; author: string | null; at: string }
export type StaffTask = StaffTaskLine & {
  details: string
  link: string | null
  createdBy: string | null
  createdAt: string
  finishedAt: string | null
  /** Previous and next occurrence of a repeated task. */
  repeatOf: string | null
  repeatedAs: string | null
  history: StaffTaskNote[]
}
const selectNotes = (db: Tx, taskIds: readonly string[]) =>
  db
    .selectFrom('work_task_notes as n')
    .leftJoin('profiles as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.task_id', 'n.text', 'n.created_at', 'n.author_id', 'a.full_name'])
    .where('n.task_id', 'in', taskIds)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(500)
    .execute()

/** A task with its notes. */
export async function readTask(actor: Actor, taskId: string): Promise<StaffTask> {
  authorize(actor, 'requests.browse')
  return readAs(actor, async (db) => {
    const id = recordId(taskId)
    const [row, notes] = await Promise.all([
      selectTasks(db)
        .leftJoin('profiles as c', 'c.id', 't.created_by')
        .leftJoin('work_tasks as next', 'next.repeat_of', 't.id')
        .select(['t.details', 't.link', 't.created_at', 't.finished_at', 't.repeat_of', 'c.full_name as creator'])
        .select('next.id as repeatedAs')
        .where('t.id', '=', id)
        .executeTakeFirst(),
      selectNotes(db, [id]),
    ])
    if (!row) throw new AppError('not-found')
    return {
      ...lineOf(row),
      details: row.details ?? '',
      link: row.link,
      createdBy: row.creator,
      createdAt: row.created_at,
      finishedAt: row.finished_at,
      repeatOf: row.repeat_of,
      repeatedAs: row.repeatedAs,
      history: notes.map((note) => ({
        id: note.id,
        text: note.text,
        author: note.full_name,
        at: note.created_at,
      })),
    }
  })
}

export type OwnTask = Omit<StaffTaskLine, 'owner'> & {
  details: string
  link: string | null
  /** Notes; `isOwn`: by the reader, not the office. */
  said: { id: string; text: string; isOwn: boolean; at: string }[]
}
const mostOwn = 100

/** The actor's tasks by due day, with the last few finished ones. */
export async function readOwnTasks(actor: Actor): Promise<{ open: OwnTask[]; done: OwnTask[] }> {
  authorize(actor, 'work.read')
  return readAs(actor, async (db) => {
    const own = selectTasks(db).select(['t.details', 't.link']).where('t.owner_id', '=', actor.id)
    const [open, done] = await Promise.all([
      own
        .where(isOpen)
        .orderBy(sql`t.due_on asc nulls last`)
        .orderBy(byPriority)
        .orderBy('t.id')
        .limit(mostOwn)
        .execute(),
      own.where('t.status', '=', 'done').orderBy('t.finished_at', 'desc').orderBy('t.id').limit(10).execute(),
    ])
    const ids = [...open, ...done].map(({ id }) => id)
    const notes = ids.length > 0 ? await selectNotes(db, ids) : []
    const withNotes = (row: (typeof open)[number]): OwnTask => {
      const { owner: _, ...line } = lineOf(row)
      const said = notes
        .filter((note) => note.task_id === row.id)
        .map(({ id, text, author_id, created_at }) => ({ id, text, isOwn: author_id === actor.id, at: created_at }))
      return { ...line, details: row.details ?? '', link: row.link, said }
    }
    return { open: open.map(withNotes), done: done.map(withNotes) }
  })
}
