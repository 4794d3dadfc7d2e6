import type pg from 'pg'
import { AppError } from '#/domain/errors.ts'
import { hasWayIn, type WaysIn } from '#/domain/ways-in.ts'
import { authDatabase } from './auth.server.ts'

type Queries = Pick<pg.ClientBase, 'query'>

/** Ways to sign in of a person. */
export async function readWaysIn(profileId: string, on: Queries = authDatabase()): Promise<WaysIn> {
  const { rows } = await on.query<{ password: boolean; passkeys: number; identities: number; phone: boolean }>(
    `select
       exists(select from auth.account where "userId" = $1 and "providerId" = 'credential' and password is not null) as password,
       (select count(*)::int from auth.passkey where user_id = $1) as passkeys,
       (select count(*)::int from auth.account where "userId" = $1 and "providerId" <> 'credential') as identities,
       exists(select from auth.phone where user_id = $1) as phone`,
    [profileId],
  )
  return rows[0]!
}

/**
 * Removes a way to sign in. Throws `account.last-way-in` when none would be left, also when two are removed at the same
 * time; 'not-found' when `remove` finds nothing. Returns what `remove` returns.
 */
export async function removeWayIn<T>(profileId: string, remove: (on: Queries) => Promise<T | null>): Promise<T> {
  const on = await authDatabase().connect()
  try {
    await on.query('begin')
    await on.query('select from auth."user" where id = $1 for update', [profileId])
    const removed = await remove(on)
    if (removed === null) throw new AppError('not-found')
    if (!hasWayIn(await readWaysIn(profileId, on))) throw new AppError('account.last-way-in')
    await on.query('commit')
    return removed
  } catch (error) {
    await on.query('rollback').catch(() => {})
    throw error
  } finally {
    on.release()
  }
}
