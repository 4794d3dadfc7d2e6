import type { SelfServiceType } from './actor.ts'
import { isFieldType } from './actor.ts'

/** Published legal documents; the first three need consent, the refund rule is a part of the terms. */
export const legalDocuments = ['terms', 'privacy', 'shopper-code', 'refunds'] as const
export type LegalDocument = (typeof legalDocuments)[number]
export type AgreedDocument = Exclude<LegalDocument, 'refunds'>

/** Versions in force and their dates. A changed text needs a new version: consent is given to a version. */
export const currentVersions = {
  terms: { version: '1.0', since: '2026-11-21' },
  privacy: { version: '1.2', since: '2026-11-23' },
  'shopper-code': { version: '1.0', since: '2026-11-21' },
  refunds: { version: '1.1', since: '2026-11-22' },
} as const satisfies Record<LegalDocument, { version: string; since: string }>

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
  consentsFor(type).every(({ document, version }) =>
    consents.some((consent) => consent.document === document && consent.version === version),
  )
