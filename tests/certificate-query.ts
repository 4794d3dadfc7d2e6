import type { CertificateQuery } from '#/features/certification/certificates/browse-certificates.server.ts'

/** The register's default query. */
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
