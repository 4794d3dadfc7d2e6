import type { SelfServiceType } from './actor.ts'
import { isFieldType } from './actor.ts'

/** Published legal documents; the first three need consent, the refund policy is a part of the terms. */
export const legalDocuments = ['terms', 'privacy', 'shopper-code', 'refunds'] as const
export type LegalDocument = (typeof legalDocuments)[number]
export type AgreedDocument = Exclude<LegalDocument, 'refunds'>

/** A version in force, its date, and the earliest version with the same meaning: consent to any from that one counts. */
export type LegalVersion = { version: string; since: string; sameSince: string }

/**
 * Versions in force. A changed text needs the next version, because consent is given to a version: `1.4` after `1.3`.
 * `sameSince` stays when only the wording changed; after a change of meaning it is the new version, and consent is
 * requested again.
 */
export const currentVersions = {
  terms: { version: '1.1', since: '2026-11-24', sameSince: '1.0' },
  privacy: { version: '1.3', since: '2026-11-24', sameSince: '1.2' },
  'shopper-code': { version: '1.1', since: '2026-11-24', sameSince: '1.0' },
  refunds: { version: '1.2', since: '2026-11-24', sameSince: '1.1' },
} as const satisfies Record<LegalDocument, LegalVersion>

const numbersOf = (version: string): [major: number, minor: number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}

/** Versions to which a consent counts, in order. */
export function acceptedVersions({ version, sameSince }: LegalVersion): string[] {
  const [major, first] = numbersOf(sameSince)
  const [, last] = numbersOf(version)
  return Array.from({ length: last - first + 1 }, (_, index) => `${major}.${first + index}`)
}

/** Whether a person who agreed to these versions has agreed to the document in force. */
export const hasAgreed = (current: LegalVersion, agreed: readonly string[]): boolean =>
  agreed.some((version) => acceptedVersions(current).includes(version))

/** Combined name of all current versions; a registration form returns the one it was shown with. */
export const currentEdition: string = legalDocuments
  .map((document) => `${document}-${currentVersions[document].version}`)
  .join('_')

/** Days for which a check-in's position is stored; the privacy notice names them. */
export const locationRetentionDays = 90

export type Consent = { document: AgreedDocument; version: string }

/** Consents required at registration, by type. */
export const consentsFor = (type: SelfServiceType): Consent[] => {
  const documents: AgreedDocument[] = isFieldType(type) ? ['terms', 'privacy', 'shopper-code'] : ['terms', 'privacy']
  return documents.map((document) => ({ document, version: currentVersions[document].version }))
}

/** Whether all current consents are given. */
export const agreedToAll = (type: SelfServiceType, consents: readonly Consent[]): boolean =>
  consentsFor(type).every(({ document }) =>
    hasAgreed(
      currentVersions[document],
      consents.filter((consent) => consent.document === document).map(({ version }) => version),
    ),
  )
