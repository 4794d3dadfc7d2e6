import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { TaxWorld } from '#/domain/billing/tax-unit.ts'
import { unitKeyPurpose } from '#/features/billing/invoices/issue-document.server.ts'
import { readStampCertificate, type StampCertificate } from '#/features/billing/tax-documents/certificate.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { seal, unseal } from '#/platform/seal.server.ts'
import { type Authority, authorityAddress, type UnitCredentials } from '#/platform/tax-authority.server.ts'

const credentialsPurpose = 'tax unit credentials'
const credentialsSchema = z.strictObject({ token: z.string(), secret: z.string() })
export const whyUnits = 'the platform alone holds the keys and names of its tax units'

/** Server of a world: the authority's, unless an environment variable names a substitute. */
export const authorityOf = (world: string): Authority => ({
  address: env().TAX_AUTHORITY_URL ?? authorityAddress,
  world: world as TaxWorld,
})

/** New key (secp256k1) of a unit, and its sealed form for storage. */
export function newUnitKey(): { privateKey: KeyObject; sealed: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  return { privateKey, sealed: seal(unitKeyPurpose, privateKey.export({ type: 'pkcs8', format: 'pem' }) as string) }
}

/** Null when it was sealed with another application secret. */
export function openUnitKey(sealed: string | null): KeyObject | null {
  const pem = sealed && unseal(unitKeyPurpose, sealed)
  return pem ? createPrivateKey(pem) : null
}

export const sealCredentials = ({ token, secret }: UnitCredentials): string =>
  seal(credentialsPurpose, JSON.stringify({ token, secret }))

export function openCredentials(sealed: string | null): UnitCredentials | null {
  const text = sealed && unseal(credentialsPurpose, sealed)
  return text ? credentialsSchema.parse(JSON.parse(text)) : null
}

/** Certificate in a token, if it is valid and belongs to the unit's key; otherwise null. */
export function certificateFor(key: KeyObject, token: string): StampCertificate | null {
  try {
    const certificate = readStampCertificate(Buffer.from(token, 'base64').toString('utf8'))
    const own = createPublicKey(key).export({ type: 'spki', format: 'der' })
    return certificate.publicKey.equals(own) ? certificate : null
  } catch {
    return null
  }
}

const leaseMs = 90_000

/**
 * Takes the lease that lets one worker at a time contact the authority for a unit; true when acquired. Expires, so that
 * a dead worker blocks no longer than the lease.
 */
export const takeLease = (unitId: string): Promise<boolean> =>
  asSystem(whyUnits, async (tx) => {
    const at = now()
    const { numUpdatedRows } = await tx
      .updateTable('tax_units')
      .set({ leased_until: new Date(at.getTime() + leaseMs) })
      .where('id', '=', unitId)
      .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<', at.toISOString())]))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })

/** Extends the lease; before each call, because a call takes half a minute at most. */
export const keepLease = (unitId: string): Promise<void> => setLease(unitId, new Date(now().getTime() + leaseMs))
export const giveBackLease = (unitId: string): Promise<void> => setLease(unitId, null)

const setLease = (unitId: string, until: Date | null): Promise<void> =>
  asSystem(whyUnits, async (tx) => {
    await tx.updateTable('tax_units').set({ leased_until: until }).where('id', '=', unitId).execute()
  })

export const readUnit = (tx: Tx, unitId: string) =>
  tx.selectFrom('tax_units').selectAll().where('id', '=', unitId).executeTakeFirst()
export type UnitRow = NonNullable<Awaited<ReturnType<typeof readUnit>>>
