import type { Permission } from '#/domain/permissions.ts'

/** Parts of a client's page. */
export const clientParts = [
  'overview',
  'branches',
  'visits',
  'reports',
  'actions',
  'certificates',
  'invoices',
  'plan',
  'team',
  'details',
  'notes',
  'activity',
] as const
export type ClientPart = (typeof clientParts)[number]
/** Permission of a part, besides that of the page. */
export const partNeeds: Partial<Record<ClientPart, Permission>> = {
  visits: 'requests.browse',
  reports: 'review.browse',
  actions: 'actions.read',
  certificates: 'certificates.browse',
  invoices: 'invoices.browse',
}

/** The asked part, if it is among those that the reader may see. */
export const partOf = (value: string | null, seen: readonly ClientPart[]): ClientPart =>
  seen.find((part) => part === value) ?? 'overview'

/** Rows of a part per page. */
export const partPageSize = 25
