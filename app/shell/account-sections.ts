import { href } from 'react-router'
import type { ownAccountMessages } from '#/messages/identity/own-account.ts'

export type AccountSection = { to: string; label: keyof typeof ownAccountMessages; end?: true }

/** Sections of the own account, in the order of its navigation. Every kind of user has all of them. */
export const accountSections: readonly AccountSection[] = [
  { to: href('/account'), label: 'sectionProfile', end: true },
  { to: href('/account/email'), label: 'sectionEmail' },
  { to: href('/account/password'), label: 'sectionPassword' },
  { to: href('/account/sessions'), label: 'sectionSessions' },
  { to: href('/account/security'), label: 'sectionSecurity' },
  { to: href('/account/passkeys'), label: 'sectionPasskeys' },
  { to: href('/account/identities'), label: 'sectionIdentities' },
  { to: href('/account/phone'), label: 'sectionPhone' },
  { to: href('/account/documents'), label: 'sectionDocuments' },
  { to: href('/account/data'), label: 'sectionData' },
]
