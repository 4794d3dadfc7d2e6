import type { SubscriptionTier } from '../plans.ts'
import type { SuppressionReason } from './suppressions.ts'
import type { Declared } from './wording.ts'

/** Groups of people that a mailing goes to. */
export const mailingRoles = ['owner', 'member', 'shopper', 'freelancer'] as const
export type MailingRole = (typeof mailingRoles)[number]
const clientRoles: readonly MailingRole[] = ['owner', 'member']

/** `service`: needed for the contract; `news`: only with the person's consent. */
export const mailingPurposes = ['service', 'news'] as const
export type MailingPurpose = (typeof mailingPurposes)[number]

export const mailingStates = ['draft', 'sending', 'done', 'cancelled'] as const
export type MailingState = (typeof mailingStates)[number]

export const companyStates = ['approved', 'pending', 'suspended', 'rejected'] as const
export type CompanyState = (typeof companyStates)[number]

/** Whom a mailing goes to. A filter that is null leaves everyone in. */
export type Segment = {
  roles: MailingRole[]
  tier: SubscriptionTier | null
  companyState: CompanyState | null
  /** A city with an open branch of the company, or the shopper's own; freelancers state no city. */
  city: string | null
  /** Accounts created on this day or later. */
  since: string | null
}

/** Whether filters about companies concern a role of the segment. */
export const hasClients = ({ roles }: Pick<Segment, 'roles'>): boolean =>
  roles.some((role) => clientRoles.includes(role))
const hasOnlyClients = ({ roles }: Pick<Segment, 'roles'>): boolean =>
  roles.length > 0 && roles.every((role) => clientRoles.includes(role))

/** The segment without filters that do not concern its roles. */
export const settledSegment = (segment: Segment): Segment =>
  hasClients(segment) ? segment : { ...segment, tier: null, companyState: null }

/** Variables of a mailing: the company only where each recipient has one. */
export function mailingDeclared(segment: Pick<Segment, 'roles'>): Declared {
  const allowed = hasOnlyClients(segment) ? ['name', 'company'] : ['name']
  const variables = { allowed, required: [] }
  return { subject: variables, body: variables }
}

/** What counts for sending to one person. */
export type Reachability = { consents: boolean; suppressions: readonly SuppressionReason[] }
export const leftOutReasons = ['no-consent', 'suppressed'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Suppressions that stop a purpose: an unsubscription or a complaint does not stop what the contract needs. */
const stops: Record<MailingPurpose, readonly SuppressionReason[]> = {
  news: ['unsubscribed', 'bounced', 'complaint', 'staff'],
  service: ['bounced', 'staff'],
}

/** Why a person gets no mail of a purpose; null: the person gets it. */
export function leftOutOf(purpose: MailingPurpose, { consents, suppressions }: Reachability): LeftOutReason | null {
  if (suppressions.some((reason) => stops[purpose].includes(reason))) return 'suppressed'
  return purpose === 'news' && !consents ? 'no-consent' : null
}

/** Groups of people with the same reachability, and how many they are. */
export type ReachGroup = Reachability & { people: number }
export type MailingCount = { receive: number; leftOut: Record<LeftOutReason, number> }

export function countMailing(purpose: MailingPurpose, groups: readonly ReachGroup[]): MailingCount {
  const count: MailingCount = { receive: 0, leftOut: { 'no-consent': 0, suppressed: 0 } }
  for (const group of groups) {
    const why = leftOutOf(purpose, group)
    if (why) count.leftOut[why] += group.people
    else count.receive += group.people
  }
  return count
}

const next: Record<MailingState, readonly MailingState[]> = {
  draft: ['sending', 'cancelled'],
  sending: ['done', 'cancelled'],
  done: [],
  cancelled: [],
}
export const mailingMayBecome = (from: MailingState, to: MailingState): boolean => next[from].includes(to)

/** Kind in the outbox of the mails of a mailing. */
export const mailingKind = (purpose: MailingPurpose): `mailing.${MailingPurpose}` => `mailing.${purpose}`
/** Test mails have a kind of their own: neither consent nor suppression counts for them. */
export const mailingKinds = ['mailing.news', 'mailing.service', 'mailing.test'] as const

/** Purpose of a mail of the outbox; null: not one of a mailing. */
export const purposeOfKind = (kind: string): MailingPurpose | null =>
  mailingPurposes.find((purpose) => mailingKind(purpose) === kind) ?? null
