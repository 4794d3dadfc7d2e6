import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'

/** The facts of the page that the signature speaks of, as the page gives them to the browser to compare. */
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
