import type { Authority } from '#/domain/operations/papers/obligation.ts'

/** Portals, where a paper is renewed or checked. */
export const portals: Record<Authority, string | null> = {
  'civil-defence': 'https://998.gov.sa',
  municipality: 'https://balady.gov.sa',
  sfda: 'https://www.sfda.gov.sa',
  commerce: 'https://business.sa',
  zatca: 'https://zatca.gov.sa',
  labour: 'https://www.qiwa.sa',
  interior: 'https://www.moi.gov.sa',
  contracts: null,
}
