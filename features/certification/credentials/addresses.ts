import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'

/** Entries of a status list; so many that an index reveals nothing about its certificate. */
export const statusListSize = 131_072
export const statusPurposes = ['revocation', 'suspension'] as const
export type StatusPurpose = (typeof statusPurposes)[number]

export const issuerAddress = (origin: string): string => `${origin}/credentials/issuer`
export const keyAddress = (origin: string, kid: string): string => `${origin}/credentials/keys/${kid}`
export const statusListAddress = (origin: string, purpose: StatusPurpose, list: number): string =>
  `${origin}/credentials/status/${purpose}/${list}`
export const certificateAddress = (origin: string, publicId: string): string => `${origin}/review/${publicId}`
/** Picture of a level, without data of any certificate. */
export const achievementImageAddress = (origin: string, level: CertificateLevel): string =>
  `${origin}/credentials/achievements/${level}/badge.png`
/** Achievement of a level; one per version of the rule, so that credentials keep pointing to theirs. */
export const achievementAddress = (origin: string, level: CertificateLevel, ruleVersion: number): string =>
  `${origin}/credentials/achievements/${level}?rule=${ruleVersion}`
