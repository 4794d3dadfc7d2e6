import type { Actor } from '#/domain/actor.ts'
import { may, type Permission } from '#/domain/permissions.ts'

/** Tabs of a client's record with their parts; a part is addressed by `?part=`. */
export const clientTabs = {
  overview: ['overview', 'details', 'notes'],
  branches: ['branches', 'tree'],
  visits: ['visits', 'programmes', 'questionnaires'],
  reports: ['reports', 'actions', 'disputes'],
  certificates: ['certificates', 'applications'],
  money: ['invoices', 'payments', 'plan'],
  team: ['team', 'invitations', 'views'],
  messages: ['emails'],
  activity: ['activity'],
} as const satisfies Record<string, readonly string[]>
export type ClientTab = keyof typeof clientTabs
export type ClientPart = (typeof clientTabs)[ClientTab][number]

const tabNames = Object.keys(clientTabs) as ClientTab[]
export const clientParts: readonly ClientPart[] = tabNames.flatMap((tab) => clientTabs[tab])

/** Permission of a part, besides that of the page. */
export const partNeeds: Partial<Record<ClientPart, Permission>> = {
  branches: 'branches.read',
  tree: 'branches.read',
  visits: 'requests.browse',
  programmes: 'programmes.read',
  questionnaires: 'questionnaires.read',
  reports: 'review.browse',
  actions: 'actions.read',
  disputes: 'review.browse',
  certificates: 'certificates.browse',
  applications: 'certificates.browse',
  invoices: 'invoices.browse',
  payments: 'invoices.browse',
  team: 'members.read',
  invitations: 'members.read',
  emails: 'emails.read',
}

/** Parts that the reader's role opens. */
export const partsFor = (actor: Actor): ClientPart[] =>
  clientParts.filter((part) => !partNeeds[part] || may(actor, partNeeds[part]))

/** The asked part, if it is among those that the reader may see. */
export const partOf = (value: string | null, seen: readonly ClientPart[]): ClientPart =>
  seen.find((part) => part === value) ?? 'overview'

export const tabOf = (part: ClientPart): ClientTab =>
  tabNames.find((tab) => (clientTabs[tab] as readonly ClientPart[]).includes(part)) ?? 'overview'

/** Tabs with the parts that the reader may see; a tab without one is left out. */
export const tabsWith = (seen: readonly ClientPart[]): { tab: ClientTab; parts: ClientPart[] }[] =>
  tabNames
    .map((tab) => ({ tab, parts: clientTabs[tab].filter((part) => seen.includes(part)) }))
    .filter(({ parts }) => parts.length > 0)

/** Rows of a part per page. */
export const partPageSize = 25

/** Counts beside tabs and parts end here: counting every row of a large client for a number is too slow. */
export const mostCounted = 999
