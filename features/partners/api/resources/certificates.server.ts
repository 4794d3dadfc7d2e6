import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import { type CertificateState, shownStates, stateAt } from '#/domain/certification/certificate.ts'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { about, field, getOperation, listOperation } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

const certificate = z.object({
  id: field.id,
  number: z.string(),
  branch_id: field.id,
  branch_name: field.name,
  level: z.enum(certificateLevels),
  state: z.enum(shownStates),
  issued_at: field.at,
  expires_at: field.at,
  verify_url: z
    .url()
    .meta(
      about('Public page on which everyone can verify the certificate.', 'صفحة عامة يتحقق فيها أي شخص من الشهادة.'),
    ),
})
type CertificateRow = Omit<z.output<typeof certificate>, 'state' | 'issued_at' | 'expires_at' | 'verify_url'> & {
  state: CertificateState
  public_id: string
  issued_at: Date
  expires_at: Date
}

const selectCertificates = (db: Tx, clientId: string) =>
  db
    .selectFrom('certificates')
    .select(['id', 'number', 'branch_id', 'level', 'state', 'issued_at', 'expires_at', 'public_id'])
    .select(shownBranch().as('branch_name'))
    .where('client_id', '=', clientId)

const certificateOf = ({ public_id: publicId, ...row }: CertificateRow) => ({
  ...row,
  state: stateAt({ state: row.state, expiresAt: moment(row.expires_at)! }, now()),
  issued_at: moment(row.issued_at)!,
  expires_at: moment(row.expires_at)!,
  verify_url: `${env().origin}/review/${publicId}`,
})

export const listCertificatesOperation = listOperation({
  id: 'listCertificates',
  path: '/certificates',
  scope: 'certificates:read',
  tag: 'certificates',
  summary: { en: 'Certificates of branches', ar: 'شهادات الفروع' },
  schema: 'Certificate',
  item: certificate,
  filters: { branch: field.id.optional() },
  run: async ({ actor, filters: { branch }, fetch }) => {
    authorize(actor, 'certificates.read')
    const rows = await readApiPage<CertificateRow>(actor, fetch, 'id', (db, clientId) =>
      selectCertificates(db, clientId).$if(branch !== undefined, (found) => found.where('branch_id', '=', branch!)),
    )
    return rows.map(certificateOf)
  },
})

export const readCertificateOperation = getOperation({
  id: 'getCertificate',
  path: '/certificates/{id}',
  scope: 'certificates:read',
  tag: 'certificates',
  summary: { en: 'A certificate', ar: 'شهادة' },
  schema: 'Certificate',
  item: certificate,
  run: async ({ actor, id }) => {
    authorize(actor, 'certificates.read')
    return certificateOf(await readApiRow<CertificateRow>(actor, id, 'id', selectCertificates))
  },
})
