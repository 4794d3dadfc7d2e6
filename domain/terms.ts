import type { SelfServiceType } from './actor.ts'
import { isFieldType } from './actor.ts'

/** What the company publishes about its dealings; the first three are agreed to, the refund rule is a part of the terms. */
export const legalDocuments = ['terms', 'privacy', 'shopper-code', 'refunds'] as const
export type LegalDocument = (typeof legalDocuments)[number]
export type AgreedDocument = Exclude<LegalDocument, 'refunds'>

/** The version in force and the day since when. A changed text needs a new version here: people agree to versions. */
export const currentVersions = {
  terms: { version: '1.0', since: '2026-11-21' },
  privacy: { version: '1.2', since: '2026-11-23' },
  'shopper-code': { version: '1.0', since: '2026-11-21' },
  refunds: { version: '1.1', since: '2026-11-22' },
} as const satisfies Record<LegalDocument, { version: string; since: string }>

/** One name for all versions in force: a registration form sends back the one it was shown with. */
export const currentEdition: string = legalDocuments
  .map((document) => `${document}-${currentVersions[document].version}`)
  .join('_')

/** How long the place of a check-in is kept; the privacy notice names it. */
export const locationKeptDays = 90

export type Consent = { document: AgreedDocument; version: string }

/** What somebody of this type agrees to when they register. */
export const consentsFor = (type: SelfServiceType): Consent[] => {
  const documents: AgreedDocument[] = isFieldType(type) ? ['terms', 'privacy', 'shopper-code'] : ['terms', 'privacy']
  return documents.map((document) => ({ document, version: currentVersions[document].version }))
}

/** Whether nothing is missing of what somebody of this type has to agree to today. */
export const agreedToAll = (type: SelfServiceType, consents: readonly Consent[]): boolean =>
  consentsFor(type).every(({ document, version }) =>
    consents.some((consent) => consent.document === document && consent.version === version),
  )
