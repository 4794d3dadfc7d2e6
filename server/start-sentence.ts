import { StartError } from '#/domain/start-error.ts'

type Listening = { HOST: string; PORT: number }
const port = ({ PORT }: Listening) => `The port ${PORT}`
const listening: Record<string, (at: Listening) => string> = {
  EADDRINUSE: (at) => `${port(at)} is taken: stop the program that listens there, or set another PORT.`,
  EACCES: (at) => `${port(at)} is not allowed for this user: set a PORT above 1023, and put a proxy before it.`,
  EADDRNOTAVAIL: ({ HOST }) => `The address ${HOST} does not belong to this machine: set another HOST.`,
}
/** PostgreSQL connection errors by code, for an unusable server. */
const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000|57P03|53300)$/

/** Message for a start failure that an operator can fix; null for any other. */
export function startSentence(error: unknown, at: Listening): string | null {
  if (error instanceof StartError) return error.message
  const { code = '', syscall, message, errors } = error as NodeJS.ErrnoException & { errors?: Error[] }
  if (syscall === 'listen') return listening[code]?.(at) ?? null
  if (!unreachable.test(code)) return null
  return `The database cannot be used: ${message || errors?.at(-1)?.message || code}. See DATABASE_URL in .env.example.`
}
