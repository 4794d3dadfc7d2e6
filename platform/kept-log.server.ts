import { asSystem, type Tx } from '#/db/database.server.ts'
import { sql } from 'kysely'
import { isRecordId } from '#/domain/record-id.ts'
import { log, type LogLine, whenLogged } from './log.server.ts'

const why = 'errors and refused sign-ins of the log are kept for our team'
const everyMs = 1000
/** Lines kept in memory between two writes; more are left to the log on standard error. */
const most = 200
let waiting: LogLine[] = []
let timer: NodeJS.Timeout | undefined

/** Lines that are kept: errors, and refused proofs, which are a warning. */
const isKept = ({ level, message }: LogLine): boolean => level === 'error' || message === 'refused'

const kindOf = ({ message, job, requestId, path }: LogLine): 'page' | 'job' | 'sign-in' | 'other' => {
  if (message === 'refused') return 'sign-in'
  if (job) return 'job'
  return requestId || path ? 'page' : 'other'
}

const mail = /[^\s<>"'()=:]+@[^\s<>"'()]+/g
const number = /(?<![\w-])\+?\d{9,15}(?![\w-])/g
const masked = (text: string | undefined, length: number): string | null =>
  text === undefined ? null : text.replace(mail, '…').replace(number, '…').replaceAll('\0', '').slice(0, length)
const idOr = (text: string | undefined): string | null => (text && isRecordId(text) ? text : null)

const rowOf = (line: LogLine) => ({
  at: line.at,
  kind: kindOf(line),
  message: masked(line.message, 300) ?? '',
  request_id: idOr(line.requestId),
  actor_id: idOr(line.actorId),
  network: masked(line.network, 60),
  action: masked(line.action, 100),
  reason: masked(line.reason, 200),
  path: masked(line.path, 500),
  job: masked(line.job, 100),
  error: masked(line.error, 4000),
})

/** Writes the lines that wait. They are lost when the database is, and stay on standard error. */
export async function flushLog(): Promise<void> {
  const lines = waiting
  waiting = []
  if (lines.length === 0) return
  await asSystem(why, (tx) => tx.insertInto('log_lines').values(lines.map(rowOf)).execute()).catch((error: unknown) =>
    log.warn('lines of the log could not be kept', { error, count: lines.length }),
  )
}

/** Keeps lines of this process from here on. */
export function openKeptLog(): void {
  whenLogged((line) => {
    if (isKept(line) && waiting.length < most) waiting.push(line)
  })
  timer = setInterval(() => void flushLog(), everyMs)
  timer.unref()
}

export async function closeKeptLog(): Promise<void> {
  clearInterval(timer)
  whenLogged(null)
  await flushLog()
}

/** Days for which lines are kept. */
export const keptLogDays = 30

/** Deletes up to `piece` lines that are older. */
export const dropOldLines = (tx: Tx, before: Date, piece: number) =>
  sql`delete from log_lines where id in (select id from log_lines where at < ${before} order by at limit ${piece})`.execute(
    tx,
  )
