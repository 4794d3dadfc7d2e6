import type { CertificateQuery } from '#/features/certification/certificates/browse-certificates.server.ts'

/** The register as it is opened. */
export const certificateQuery: CertificateQuery = {
  q: '',
  state: 'all',
  level: null,
  city: null,
  client: null,
  sort: 'issued',
  descending: true,
  page: 1,
}
