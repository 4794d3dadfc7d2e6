import type { Tx } from '#/db/database.server.ts'
import {
  certificateOf,
  changeCertificate,
  recordCertificateEvent,
  selectCertificates,
} from '#/features/certification/certificates/hold-certificate.server.ts'
import { now } from '#/platform/clock.ts'

/** Revokes every certificate of a company that closed. Only for transactions of the platform. */
export async function revokeAllOf(tx: Tx, clientId: string): Promise<void> {
  const rows = await selectCertificates(tx)
    .where('client_id', '=', clientId)
    .where('state', 'in', ['active', 'suspended'])
    .forUpdate()
    .execute()
  for (const row of rows) {
    const held = certificateOf(row)
    const reasonClass = 'holder_request'
    await changeCertificate(tx, held, {
      state: 'revoked',
      reason_class: reasonClass,
      suspending_report_id: null,
      state_changed_at: now(),
    })
    await recordCertificateEvent(tx, null, held, { step: 'revoke', from: held.state, to: 'revoked', reasonClass })
  }
}
