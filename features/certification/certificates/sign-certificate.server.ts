import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import {
  buildCredential,
  claimsOf,
  credentialForm,
  type CredentialFacts,
} from '#/features/certification/credentials/credential.ts'
import { signingKey } from '#/features/certification/credentials/keys.server.ts'
import { readIssuer, readRuleInWords, signToken } from '#/features/certification/credentials/sign-token.server.ts'
import { now } from '#/platform/clock.ts'

async function readFacts(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('certificates')
    .select([
      'public_id as publicId',
      'number',
      'holder_name as holder',
      'branch_name as branch',
      'city',
      'level',
      'issued_at as issuedAt',
      'expires_at as expiresAt',
      'rule_version as ruleVersion',
      'status_place as statusPlace',
      'client_id as clientId',
      'state',
      'key_id as keyId',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const { clientId, state, keyId, level, ...facts } = row
  const whole: CredentialFacts = { ...facts, level }
  return { facts: whole, clientId, state, keyId }
}

/** Signs a certificate in its issuing transaction, or re-signs it with the current key. Changes nothing else. */
export const signCertificate = (tx: Tx, certificateId: string): Promise<void> =>
  asSystemWithin('a job signs credentials; no person may read the private key', tx, async () => {
    const { facts, clientId, state, keyId } = await readFacts(tx, certificateId)
    const rule = await readRuleInWords(tx, facts.ruleVersion)
    if (!rule) throw new AppError('not-found')
    const key = await signingKey(tx)
    const credential = buildCredential(facts, await readIssuer(tx), rule)
    const token = await signToken(key, { ...credential, ...claimsOf(credential) })
    await tx
      .updateTable('certificates')
      .set({ credential: token, credential_form: credentialForm, key_id: key.kid, signed_at: now() })
      .where('id', '=', certificateId)
      .execute()
    if (keyId !== null)
      await tx
        .insertInto('certificate_events')
        .values({
          certificate_id: certificateId,
          client_id: clientId,
          step: 'sign',
          from_state: state,
          to_state: state,
        })
        .execute()
  })
