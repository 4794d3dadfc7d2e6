import { randomUUID } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { signCertificate } from '#/features/certification/certificates/sign-certificate.server.ts'
import type { SignedFacts } from '#/features/certification/credentials/verify-credential.server.ts'
import type { World } from './world.ts'

type Wanted = { number?: string; level?: CertificateLevel; branch?: string; holder?: string; city?: string | null }
let issued = 0

/** A signed certificate of a new branch, without its visits: the tests begin at the issue. */
export async function signedCertificate(w: World, client: Actor, wanted: Wanted = {}): Promise<string> {
  issued += 1
  const {
    number = `ITQ-2026-${10_000 + issued}`,
    level = 'gold',
    branch = 'فرع العليا',
    holder = 'Saffron House',
  } = wanted
  const [id, branchId] = [randomUUID(), randomUUID()]
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    branchId,
    client.id,
    `${branch} ${issued}`,
  ])
  await w.owner.query(
    `insert into app.certificates (id, number, client_id, branch_id, holder_name, branch_name, city, level, issued_at, expires_at, mean)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '2026-06-01T10:11:12.345Z', '2027-06-01T10:11:12.345Z', 88.5)`,
    [id, number, client.id, branchId, holder, branch, wanted.city === undefined ? 'riyadh' : wanted.city, level],
  )
  await asSystem('a test issues a certificate', (tx) => signCertificate(tx, id))
  return id
}

/** A certificate's database row. */
export async function signedFacts(w: World, id: string): Promise<SignedFacts> {
  const { rows } = await w.owner.query<SignedFacts>(
    `select public_id as "publicId", number, holder_name as holder, branch_name as branch, city, level, issued_at as "issuedAt",
       expires_at as "expiresAt", rule_version as "ruleVersion", status_place::integer as "statusPlace", credential, key_id as "keyId"
     from app.certificates where id = $1`,
    [id],
  )
  const { issuedAt, expiresAt, ...facts } = rows[0]!
  return { ...facts, issuedAt: new Date(issuedAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() }
}
