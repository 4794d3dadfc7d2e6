/** Areas of administration (product, section 10). `everyone`: what each member of staff may do, whatever the role. */
export const staffAreas = [
  'clients',
  'shoppers',
  'requests',
  'review',
  'questionnaires',
  'certificates',
  'invoices',
  'payouts',
  'ledger',
  'site',
  'inbox',
  'emails',
  'platform',
] as const
export type StaffArea = (typeof staffAreas)[number]

/**
 * Cells of an area. Besides none, read and do: `pay` names and bank details within payouts; `state` the state of a
 * record and not its content; `view` read, and open the portal as the client does; `resend` read and send again;
 * `make` and `approve` one of the two sides of a payout batch.
 */
export const cellsOf = {
  clients: ['none', 'read', 'view', 'do'],
  shoppers: ['none', 'pay', 'read', 'do'],
  requests: ['none', 'read', 'do'],
  review: ['none', 'state', 'read', 'do'],
  questionnaires: ['none', 'read', 'do'],
  certificates: ['none', 'read', 'do'],
  invoices: ['none', 'state', 'read', 'do'],
  payouts: ['none', 'read', 'make', 'approve', 'do'],
  ledger: ['none', 'read', 'do'],
  site: ['none', 'read', 'do'],
  inbox: ['none', 'read', 'do'],
  emails: ['none', 'read', 'resend', 'do'],
  platform: ['none', 'read', 'do'],
} as const satisfies Record<StaffArea, readonly string[]>

export type Cells = { [A in StaffArea]: (typeof cellsOf)[A][number] }
export type Cell = Cells[StaffArea]

export const builtinRoles = ['owner', 'operations', 'editor', 'finance', 'content', 'support'] as const
export type BuiltinRole = (typeof builtinRoles)[number]

const nothing: Cells = {
  clients: 'none',
  shoppers: 'none',
  requests: 'none',
  review: 'none',
  questionnaires: 'none',
  certificates: 'none',
  invoices: 'none',
  payouts: 'none',
  ledger: 'none',
  site: 'none',
  inbox: 'none',
  emails: 'none',
  platform: 'none',
}
export const noCells: Readonly<Cells> = nothing

/** The delivered roles. The database repeats them in `staff_roles`. */
export const roleCells: Record<BuiltinRole, Cells> = {
  owner: {
    clients: 'do',
    shoppers: 'do',
    requests: 'do',
    review: 'do',
    questionnaires: 'do',
    certificates: 'do',
    invoices: 'do',
    payouts: 'do',
    ledger: 'do',
    site: 'do',
    inbox: 'do',
    emails: 'do',
    platform: 'do',
  },
  operations: {
    ...nothing,
    clients: 'do',
    shoppers: 'do',
    requests: 'do',
    review: 'read',
    questionnaires: 'do',
    certificates: 'do',
    invoices: 'read',
    payouts: 'read',
    inbox: 'do',
    emails: 'read',
  },
  editor: {
    ...nothing,
    clients: 'read',
    shoppers: 'read',
    requests: 'read',
    review: 'do',
    questionnaires: 'do',
    certificates: 'read',
  },
  finance: {
    ...nothing,
    clients: 'read',
    shoppers: 'pay',
    requests: 'read',
    invoices: 'do',
    payouts: 'do',
    ledger: 'do',
    inbox: 'read',
  },
  content: { ...nothing, site: 'do', inbox: 'do', emails: 'do' },
  support: {
    ...nothing,
    clients: 'view',
    shoppers: 'read',
    requests: 'read',
    review: 'state',
    certificates: 'read',
    invoices: 'state',
    site: 'read',
    inbox: 'do',
    emails: 'resend',
  },
}

/** Cells from storage or a form; an unknown or missing one is `none`. */
export function readCells(stored: unknown): Cells {
  const given = (stored ?? {}) as Record<string, unknown>
  const isKnown = (area: StaffArea) => (cellsOf[area] as readonly unknown[]).includes(given[area])
  return Object.fromEntries(staffAreas.map((area) => [area, isKnown(area) ? given[area] : 'none'])) as Cells
}

export const isBuiltin = (role: string): role is BuiltinRole => (builtinRoles as readonly string[]).includes(role)
