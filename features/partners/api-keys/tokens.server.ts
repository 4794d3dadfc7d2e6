import { databasePool } from '#/db/database.server.ts'
import { newToken, tokenHash } from './secret.server.ts'

/** Seconds for which a token is valid; it ends earlier with its key. */
export const tokenSeconds = 3600

/** A token by which a key acts with these scopes, which are those of the key or fewer. */
export async function makeApiToken(keyId: string, scopes: readonly string[]): Promise<string> {
  const token = newToken()
  await databasePool().query({
    name: 'keep-api-token',
    text: 'select priv.keep_api_token($1, $2, $3, $4::interval)',
    values: [keyId, tokenHash(token), scopes, `${tokenSeconds} seconds`],
  })
  return token
}
