import { sql } from 'kysely'
import { asSystem, readAs, readAsSystem, visitor } from '#/db/database.server.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'
import { issuerAddress, statusListAddress, statusListSize, type StatusPurpose } from './addresses.ts'
import { toSecond } from './credential.ts'
import { signingKey } from './keys.server.ts'
import { signToken } from './sign-token.server.ts'
import { encodeStatusList } from './status-list.ts'

/** Cache time in seconds, here and at readers; both together stay below the five seconds allowed for a revocation. */
export const listCacheSeconds = 2
const validMinutes = 15

type Asked = { purpose: StatusPurpose; list: number }

const exists = (list: number): Promise<boolean> =>
  readAsSystem('checks whether a status list has a certificate, for every reader', async (db) => {
    const first = list * statusListSize
    const row = await db
      .selectFrom('certificates')
      .select('status_place')
      .where('status_place', '>=', first)
      .where('status_place', '<', first + statusListSize)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  })

/** The list of suspensions has all that may not be accepted at present, also those that never will be again. */
async function setPlaces({ purpose, list }: Asked): Promise<number[]> {
  const { rows } = await readAs(visitor, (db) =>
    sql<{ place: number; is_revoked: boolean }>`select place, is_revoked from priv.status_list(${list})`.execute(db),
  )
  return rows.filter((row) => purpose === 'suspension' || row.is_revoked).map((row) => row.place)
}

async function make(asked: Asked): Promise<string | null> {
  const { purpose, list } = asked
  if (!(await exists(list))) return null
  const { origin } = env()
  const [id, from] = [statusListAddress(origin, purpose, list), now()]
  const until = addMinutes(from, validMinutes)
  const encodedList = encodeStatusList(await setPlaces(asked))
  const payload = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerAddress(origin),
    validFrom: toSecond(from.toISOString()),
    validUntil: toSecond(until.toISOString()),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList,
      ttl: listCacheSeconds * 1000,
    },
    iss: issuerAddress(origin),
    jti: id,
    sub: `${id}#list`,
    nbf: Math.floor(from.getTime() / 1000),
    exp: Math.floor(until.getTime() / 1000),
  }
  const key = await asSystem('signs a status list; no person may read the private key', signingKey)
  return signToken(key, payload)
}

const statusLists = new TtlCache<string | null>(listCacheSeconds * 1000)

/** Current status list as a signed token, or null when unknown. Built at most once in two seconds. */
export function readStatusList(asked: Asked): Promise<string | null> {
  return statusLists.answer(`${asked.purpose} ${asked.list}`, () => make(asked))
}
