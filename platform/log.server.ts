import { loggedPath, withoutSecrets } from '#/domain/secret-links.ts'
import { underWay } from './under-way.server.ts'
import { env } from './env.server.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]
/** All fields that are ever written, so that no password, token, cookie or address is logged by accident. */
export type LogFields = {
  requestId?: string
  /** Pattern of the route. */
  route?: string
  actorId?: string
  companyId?: string
  /** Keyed fingerprint of an address without an account. */
  who?: string
  network?: string
  action?: string
  reason?: string
  method?: string
  path?: string
  status?: number
  ms?: number
  job?: string
  jobId?: string
  error?: unknown
  count?: number
}

/** A written line. */
export type LogLine = Omit<LogFields, 'error'> & { at: string; level: Level; message: string; error?: string }
let listener: ((line: LogLine) => void) | null = null
/** Hands warnings and errors to one listener, whatever level is written. */
export const whenLogged = (next: typeof listener): void => void (listener = next)

const describe = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error))

function write(level: Level, message: string, fields: LogFields = {}): void {
  const isWritten = levels.indexOf(level) >= levels.indexOf(env().LOG_LEVEL)
  const isHeard = listener !== null && (level === 'warn' || level === 'error')
  if (!isWritten && !isHeard) return
  const { error, path, ...rest } = fields
  const line: LogLine = {
    at: new Date().toISOString(),
    level,
    message,
    ...underWay(),
    ...rest,
    ...(path === undefined ? {} : { path: loggedPath(path) }),
    ...(error === undefined ? {} : { error: describe(error) }),
  }
  if (isWritten) process.stderr.write(`${JSON.stringify(line)}\n`)
  if (isHeard) listener?.(line)
}

/** JSON lines in UTC on standard error; JSON escapes line breaks, so lines cannot be forged. */
export const log = {
  debug: (message: string, fields?: LogFields) => write('debug', message, fields),
  info: (message: string, fields?: LogFields) => write('info', message, fields),
  warn: (message: string, fields?: LogFields) => write('warn', message, fields),
  error: (message: string, fields?: LogFields) => write('error', message, fields),
}
