import { authDatabase } from './auth.server.ts'
import { removeWayIn } from './ways-in.server.ts'

export type VerifiedPhone = { number: string; verifiedAt: string; lastUsedAt: string | null }

/** Verified phone of a person, or null. */
export async function readPhone(profileId: string): Promise<VerifiedPhone | null> {
  const { rows } = await authDatabase().query<{
    number: string
    verified_at: Date | string
    last_used_at: Date | string | null
  }>('select number, verified_at, last_used_at from auth.phone where user_id = $1', [profileId])
  const row = rows[0]
  return row
    ? {
        number: row.number,
        verifiedAt: new Date(row.verified_at).toISOString(),
        lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
      }
    : null
}

/** Person who verified a number, or null. */
export async function personOfPhone(number: string): Promise<string | null> {
  const { rows } = await authDatabase().query<{ id: string }>(
    'select user_id as id from auth.phone where number = $1',
    [number],
  )
  return rows[0]?.id ?? null
}

export const notePhoneUse = async (profileId: string): Promise<void> =>
  void (await authDatabase().query('update auth.phone set last_used_at = now() where user_id = $1', [profileId]))

/** Stores a verified number in place of an earlier one. False when another person has verified it. */
export async function storePhone(profileId: string, number: string): Promise<boolean> {
  const { rowCount } = await authDatabase().query(
    `insert into auth.phone (user_id, number) select $1, $2 where not exists (select from auth.phone where number = $2 and user_id <> $1)
     on conflict (user_id) do update set number = excluded.number, verified_at = now(), last_used_at = null`,
    [profileId, number],
  )
  return rowCount === 1
}

/** Removes the own verified number and returns it. Throws 'not-found' and `account.last-way-in`. */
export const removeOwnPhone = (profileId: string): Promise<string> =>
  removeWayIn(profileId, async (on) => {
    const text = 'delete from auth.phone where user_id = $1 returning number'
    const { rows } = await on.query<{ number: string }>(text, [profileId])
    return rows[0]?.number ?? null
  })
