import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { asSystemWithin, readAs, type Tx, visitor } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Actor } from '#/domain/actor.ts'
import { now } from '#/platform/clock.ts'
import { seal, unseal } from '#/platform/seal.server.ts'

export const algorithm = 'RS256'
export type SigningKey = { kid: string; privateKey: CryptoKey }
type Row = { kid: string; sealed_private: string }

// why: keys change only while no signing is in progress, so that all certificates of a key are visible
const signing = 7263406
const making = 7263407

const sealedFor = (kid: string): string => `signing key ${kid}`

/** Opened private keys by thumbprint, which never change. */
const opened = new Map<string, CryptoKey>()

const activeRow = (tx: Tx): Promise<Row | undefined> =>
  tx.selectFrom('signing_keys').select(['kid', 'sealed_private']).where('retired_at', 'is', null).executeTakeFirst()

/** Creates the next signing key. The private key leaves this function sealed only. */
export async function makeKey(tx: Tx, actor: Actor | null): Promise<Row> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  const row = { kid, sealed_private: seal(sealedFor(kid), JSON.stringify(await exportJWK(privateKey))) }
  const publicJwk = { ...jwk, kid, alg: algorithm, use: 'sig' }
  await tx
    .insertInto('signing_keys')
    .values({ ...row, public_jwk: JSON.stringify(publicJwk), created_by: actor?.id ?? null, created_at: now() })
    .execute()
  return row
}

async function makeFirst(tx: Tx): Promise<Row> {
  await sql`select pg_advisory_xact_lock(${making})`.execute(tx)
  return (await activeRow(tx)) ?? makeKey(tx, null)
}

/** Opens a private key; null with another secret. */
async function open({ kid, sealed_private }: Row): Promise<CryptoKey | null> {
  const known = opened.get(kid)
  if (known) return known
  const text = unseal(sealedFor(kid), sealed_private)
  if (text === null) return null
  const key = (await importJWK({ ...(JSON.parse(text) as JWK), alg: algorithm }, algorithm)) as CryptoKey
  opened.set(kid, key)
  return key
}

/** Current signing key, created on first need, once under concurrency. Fixed until the end of the transaction. */
export const signingKey = (tx: Tx): Promise<SigningKey> =>
  asSystemWithin('only the platform may read private keys', tx, async () => {
    await sql`select pg_advisory_xact_lock_shared(${signing})`.execute(tx)
    const row = (await activeRow(tx)) ?? (await makeFirst(tx))
    const privateKey = await open(row)
    if (!privateKey) throw new AppError('certificate.key-unreadable')
    return { kid: row.kid, privateKey }
  })

/** Waits for running signatures and blocks new ones until the end of the transaction. */
export const haltSigning = (tx: Tx): Promise<unknown> => sql`select pg_advisory_xact_lock(${signing})`.execute(tx)

export const activeKeyOpens = async (tx: Tx): Promise<boolean> => {
  const row = await activeRow(tx)
  return !row || (await open(row)) !== null
}

export type PublishedKey = { jwk: JWK; createdAt: string; retiredAt: string | null; compromisedAt: string | null }

/** All public keys, newest first. Never removed. */
export async function publishedKeys(): Promise<PublishedKey[]> {
  const rows = await readAs(visitor, (db) =>
    db
      .selectFrom('signing_keys')
      .select(['public_jwk', 'created_at', 'retired_at', 'compromised_at'])
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .execute(),
  )
  return rows.map((row) => ({
    jwk: row.public_jwk as JWK,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
    compromisedAt: row.compromised_at,
  }))
}

export type KnownKey = { publicKey: CryptoKey; isCompromised: boolean }
/** Public keys checked against their thumbprint. */
const checked = new Map<string, CryptoKey>()

async function checkedKey(kid: string, jwk: JWK): Promise<CryptoKey | null> {
  const known = checked.get(kid)
  if (known) return known
  if (jwk.kty !== 'RSA' || (await calculateJwkThumbprint(jwk)) !== kid) return null
  const key = await importJWK({ kty: 'RSA', n: jwk.n!, e: jwk.e! }, algorithm)
  checked.set(kid, key)
  return key
}

/** One of our keys by thumbprint. Null: unknown, or the stored key does not match. */
export async function knownKey(kid: string): Promise<KnownKey | null> {
  const row = await readAs(visitor, (db) =>
    db.selectFrom('signing_keys').select(['public_jwk', 'compromised_at']).where('kid', '=', kid).executeTakeFirst(),
  )
  const publicKey = row && (await checkedKey(kid, row.public_jwk as JWK))
  return publicKey ? { publicKey, isCompromised: row.compromised_at !== null } : null
}
