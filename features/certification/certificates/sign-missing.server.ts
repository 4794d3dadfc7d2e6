import { asSystem } from '#/db/database.server.ts'
import { credentialForm } from '#/features/certification/credentials/credential.ts'
import { signCertificate } from './sign-certificate.server.ts'

const why = 'what was issued without a signed credential of the current form gets its own'
const atOnce = 50
/** Time budget of one job in milliseconds; the next one goes on. */
const mostMs = 60_000

/** Signs some certificates whose credential is missing or of an earlier form. Returns their number. */
const signSome = (): Promise<number> =>
  asSystem(why, async (tx) => {
    const waiting = await tx
      .selectFrom('certificates')
      .select('id')
      .where((of) =>
        of.or([
          of.and([of('credential', 'is not', null), of('credential_form', '<', credentialForm)]),
          of.and([of('credential', 'is', null), of('state', 'in', ['active', 'suspended'])]),
        ]),
      )
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of waiting) await signCertificate(tx, id)
    return waiting.length
  })

/**
 * Signs held certificates that were issued before a key existed, and all whose credential has an earlier form. Does
 * nothing once all are signed.
 */
export async function signMissing(): Promise<void> {
  const began = performance.now()
  while ((await signSome()) > 0) if (performance.now() - began > mostMs) return
}
