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
export const partOf = (value: string | null): ClientPart => clientParts.find((part) => part === value) ?? 'overview'

/** Rows of a part per page. */
export const partPageSize = 25
