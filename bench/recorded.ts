import pg from 'pg'

export type Statement = { text: string; values: unknown[] }
/** Database statements of one request: parallel reads, then at most one transaction. */
export type Recorded = { reads: Statement[]; transaction: Statement[] }

/** Placeholder in a recorded statement for a fresh value per request. */
export const freshKey = '{fresh key}'

/** A query, or several that share a transaction: see db/one-trip-reads.server.ts. */
type Query = { text?: string; values?: unknown[]; members?: readonly Query[] }

/**
 * Records the statements of a verb without the identity statements, so that the bare server sends exactly the same and
 * a changed query changes both sides.
 */
export async function record(work: () => Promise<unknown>, key?: string): Promise<Recorded> {
  const recorded: Recorded = { reads: [], transaction: [] }
  let inTransaction = false
  const original = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  const note = (text: string, given: unknown) => {
    const values = (Array.isArray(given) ? given : []).map((value) => (value === key ? freshKey : value))
    if (/^begin|^start transaction/.test(text)) inTransaction = true
    else if (/^(commit|rollback)/.test(text)) inTransaction = false
    else if (!text.includes(`set_config('role'`))
      recorded[inTransaction ? 'transaction' : 'reads'].push({ text, values })
  }
  const listening = function (this: pg.Client, ...args: unknown[]) {
    const first = args[0] as string | Query
    if (typeof first === 'string') note(first, args[1])
    else for (const { text, values } of first.members ?? [first]) note(text ?? '', values)
    return original.apply(this, args)
  }
  pg.Client.prototype.query = listening as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
  return recorded
}
