import { authDatabase } from './auth.server.ts'
import type { Identity } from './openid.server.ts'
import { removeWayIn } from './ways-in.server.ts'

export type LinkedIdentity = { id: string; issuer: string; linkedAt: string; lastUsedAt: string | null }

/** Identities linked to a person, newest first. Subjects stay in the database. */
export async function readIdentities(profileId: string): Promise<LinkedIdentity[]> {
  const { rows } = await authDatabase().query<{
    id: string
    issuer: string
    linked_at: Date | string
    used_at: Date | string
  }>(
    `select id, "providerId" as issuer, "createdAt" as linked_at, "updatedAt" as used_at from auth.account
     where "userId" = $1 and "providerId" <> 'credential' order by "createdAt" desc, id`,
    [profileId],
  )
  return rows.map(({ id, issuer, linked_at, used_at }) => {
    const [linked, used] = [new Date(linked_at), new Date(used_at)]
    return {
      id,
      issuer,
      linkedAt: linked.toISOString(),
      lastUsedAt: used.getTime() > linked.getTime() ? used.toISOString() : null,
    }
  })
}

/** Person of an identity, or null. Notes the use. Found by issuer and subject only, never by an e-mail address. */
export async function personOfIdentity({ issuer, subject }: Identity): Promise<string | null> {
  const { rows } = await authDatabase().query<{ id: string }>(
    `update auth.account set "updatedAt" = clock_timestamp() where "providerId" = $1 and "accountId" = $2 returning "userId" as id`,
    [issuer, subject],
  )
  return rows[0]?.id ?? null
}

/** Links an identity to a person. False when it is linked already, to them or to anyone else. */
export async function linkIdentityTo(profileId: string, { issuer, subject }: Identity): Promise<boolean> {
  const { rowCount } = await authDatabase().query(
    `insert into auth.account ("providerId", "accountId", "userId", "createdAt", "updatedAt") values ($1, $2, $3, now(), now())
     on conflict ("providerId", "accountId") do nothing`,
    [issuer, subject, profileId],
  )
  return rowCount === 1
}

/** Removes an own identity and returns its issuer. Throws 'not-found' and `account.last-way-in`. */
export const unlinkOwnIdentity = (profileId: string, id: string): Promise<string> =>
  removeWayIn(profileId, async (on) => {
    const { rows } = await on.query<{ issuer: string }>(
      `delete from auth.account where "userId" = $1 and id = $2 and "providerId" <> 'credential' returning "providerId" as issuer`,
      [profileId, id],
    )
    return rows[0]?.issuer ?? null
  })
