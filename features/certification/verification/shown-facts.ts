import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'

/** Signed facts of the page, passed to the browser for comparison. */
export type ShownFacts = Pick<
  PublicCertificate,
  'publicId' | 'number' | 'holder' | 'branch' | 'city' | 'level' | 'issuedAt' | 'expiresAt' | 'ruleVersion'
>

export const shownFacts = (of: ShownFacts): ShownFacts => ({
  publicId: of.publicId,
  number: of.number,
  holder: of.holder,
  branch: of.branch,
  city: of.city,
  level: of.level,
  issuedAt: of.issuedAt,
  expiresAt: of.expiresAt,
  ruleVersion: of.ruleVersion,
})
