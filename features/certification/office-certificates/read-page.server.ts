import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { readPublicCertificate } from '#/features/certification/certificates/public.server.ts'
import { readCertificate } from '#/features/certification/certificates/read-certificate.server.ts'
import { type Verification, verifyCredential } from '#/features/certification/credentials/verify-credential.server.ts'
import { misuseForm } from './lists.ts'
import { inboxList } from '#/features/site/forms/inbox-list.ts'
import { type InboxRow, readInbox } from '#/features/site/forms/read-inbox.server.ts'

export type CredentialToday = {
  verification: Verification
  keyId: string | null
  statusPlace: number
  signedAt: string | null
}

const mostReports = 5

async function readMisuse(actor: Actor, number: string): Promise<{ rows: InboxRow[]; total: number }> {
  const query = readList(inboxList, new URLSearchParams({ form: misuseForm, q: number }))
  return readInbox(actor, { ...query, rows: mostReports })
}

/** Public view of the certificate, with its public signature check. */
async function readCredential(actor: Actor, id: string, publicId: string): Promise<CredentialToday | null> {
  const [shown, signed] = await Promise.all([
    readPublicCertificate(publicId),
    readAs(actor, (db) => db.selectFrom('certificates').select('signed_at').where('id', '=', id).executeTakeFirst()),
  ])
  if (!shown) return null
  return {
    verification: await verifyCredential(shown),
    keyId: shown.keyId,
    statusPlace: shown.statusPlace,
    signedAt: signed?.signed_at ?? null,
  }
}

/** A certificate with its signature check and, for readers of the inbox, misuse reports. */
export async function readCertificatePage(actor: Actor, certificateId: string) {
  authorize(actor, 'certificates.browse')
  const id = recordId(certificateId)
  const certificate = await readCertificate(actor, id)
  const [credential, misuse] = await Promise.all([
    readCredential(actor, id, certificate.publicId),
    may(actor, 'submissions.read') ? readMisuse(actor, certificate.number) : null,
  ])
  return { certificate, credential, misuse }
}
export type CertificatePageData = Awaited<ReturnType<typeof readCertificatePage>>
