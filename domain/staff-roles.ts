import type { Permission, permissions } from './permissions.ts'

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

type AdminPermission = {
  [P in Permission]: (typeof permissions)[P] extends { admin: unknown } ? P : never
}[Permission]
/** `area` to read, `area+` to act. */
type Need = StaffArea | `${StaffArea}+` | 'everyone'

/** Area of every permission that administrators have; a missing or unknown one does not compile. */
export const needOf: Record<AdminPermission, Need> = {
  'dashboard.admin': 'everyone',
  'requests.browse': 'requests',
  'review.browse': 'review',
  'certificates.browse': 'certificates',
  'invoices.browse': 'invoices',
  'payouts.browse': 'payouts',
  'site.browse': 'site',
  'staff.read': 'platform',
  'staff.manage': 'platform+',
  'clients.read': 'clients',
  'company.read': 'clients',
  'members.read': 'clients',
  'papers.read': 'clients',
  'clients.note': 'clients+',
  'clients.import': 'clients+',
  'clients.view-as': 'clients+',
  'clients.give-owner': 'clients+',
  'clients.approve': 'clients+',
  'branches.read': 'clients',
  'branches.create': 'clients+',
  'branches.describe': 'clients+',
  'branches.write': 'clients+',
  'nodes.write': 'clients+',
  'alert-people.read': 'clients',
  'shoppers.read': 'shoppers',
  'shoppers.level': 'shoppers+',
  'shoppers.approve': 'shoppers+',
  'shoppers.block': 'shoppers+',
  'shoppers.merge': 'shoppers+',
  'shoppers.message': 'shoppers+',
  'shoppers.check-document': 'shoppers+',
  'offers.make': 'requests+',
  'offers.read': 'requests',
  'waves.read': 'requests',
  'waves.write': 'requests+',
  'work.read': 'requests',
  'work.move': 'requests+',
  'work.write': 'requests+',
  'evaluations.read': 'requests',
  'evaluations.foresee': 'requests',
  'programmes.read': 'requests',
  'evaluations.request': 'requests+',
  'evaluations.approve': 'requests+',
  'evaluations.assign': 'requests+',
  'evaluations.take-back': 'requests+',
  'evaluations.cancel': 'requests+',
  'evaluations.reschedule': 'requests+',
  'evaluations.bonus': 'requests+',
  'evaluations.describe': 'requests+',
  'reports.read': 'review',
  'reports.document': 'review',
  'reports.review': 'review+',
  'reports.release': 'review+',
  'reports.reject': 'review+',
  'reports.lock': 'review+',
  'reports.correct': 'review+',
  'reports.alert': 'review+',
  'disputes.read': 'review',
  'disputes.decide': 'review+',
  'appeals.decide': 'review+',
  'feedback.answer': 'review+',
  'actions.read': 'review',
  'actions.confirm': 'review+',
  'insights.read': 'review',
  'phrases.read': 'review',
  'phrases.write': 'review+',
  'questionnaires.read': 'questionnaires',
  'questionnaires.edit': 'questionnaires+',
  'questionnaires.publish': 'questionnaires+',
  'certificates.read': 'certificates',
  'certificates.issue': 'certificates+',
  'certificates.suspend': 'certificates+',
  'certificates.reinstate': 'certificates+',
  'certificates.revoke': 'certificates+',
  'certificates.rules': 'certificates+',
  'guest-reviews.read': 'certificates',
  'guest-reviews.moderate': 'certificates+',
  'invoices.read': 'invoices',
  'invoices.issue': 'invoices+',
  'invoices.credit': 'invoices+',
  'tax-details.write': 'invoices+',
  'plans.change': 'invoices+',
  'payments.read': 'invoices',
  'payments.confirm': 'invoices+',
  'payments.refund': 'invoices+',
  'payouts.read': 'payouts',
  'payouts.batch': 'payouts+',
  'payouts.approve': 'payouts+',
  'payouts.answer': 'payouts+',
  'ledger.read': 'ledger',
  'ledger.close': 'ledger+',
  'tax-units.manage': 'ledger+',
  'forms.edit': 'site+',
  'media.upload': 'site+',
  'pages.edit': 'site+',
  'pages.publish': 'site+',
  'posts.edit': 'site+',
  'posts.publish': 'site+',
  'branding.update': 'site+',
  'case-studies.read': 'site',
  'case-studies.write': 'site+',
  'submissions.read': 'inbox',
  'submissions.handle': 'inbox+',
  'emails.read': 'emails',
  'emails.resend': 'emails+',
  'templates.read': 'emails',
  'templates.write': 'emails+',
  'certificates.keys': 'platform+',
  'settings.update': 'platform+',
  'activity.read': 'platform',
  'integrations.read': 'platform',
  'integrations.change': 'platform+',
  'logs.read': 'platform',
  'logs.retry': 'platform+',
  'consents.read': 'everyone',
  'notifications.read': 'everyone',
  'notifications.switch': 'everyone',
  'account.erase': 'everyone',
  'accounts.approve-erasure': 'platform+',
  'profile.read': 'everyone',
  'profile.update': 'everyone',
}

/** What a special cell allows beyond reading its area. */
const extras: Partial<Record<`${StaffArea}:${Cell}`, readonly AdminPermission[]>> = {
  'clients:view': ['clients.view-as'],
  'emails:resend': ['emails.resend'],
  'payouts:make': ['payouts.batch', 'payouts.answer'],
  'payouts:approve': ['payouts.approve'],
}

/** Cells in which the records of the area can be read. */
const isReading = (cell: Cell): boolean => cell !== 'none' && cell !== 'pay' && cell !== 'state'

/** Cells of a role allow a need of the form `area`, `area+` or `area:cell`; the database has the same function. */
export function cellsAllow(cells: Cells, need: string): boolean {
  if (need === 'everyone') return true
  const [area, special] = need.split(':') as [string, string?]
  if (special) return cells[area as StaffArea] === special
  if (area.endsWith('+')) return cells[area.slice(0, -1) as StaffArea] === 'do'
  return isReading(cells[area as StaffArea])
}

/** What each member of staff changes of the own account; refused to a person who sees as a role. */
const changesOwn: readonly Permission[] = ['account.erase', 'notifications.switch', 'profile.update']

/** Permissions that a role's cells give. `readOnly`: only those that change nothing, for 'see as a role'. */
export function permissionsOf(cells: Cells, readOnly = false): ReadonlySet<Permission> {
  const found = new Set<Permission>()
  for (const [permission, need] of Object.entries(needOf) as [AdminPermission, Need][]) {
    if (readOnly && (need.endsWith('+') || changesOwn.includes(permission))) continue
    const area = need.replace('+', '') as StaffArea
    const isExtra = need !== 'everyone' && extras[`${area}:${cells[area]}`]?.includes(permission)
    if (cellsAllow(cells, need) || isExtra) found.add(permission)
  }
  return found
}

/** Cells from storage or a form; an unknown or missing one is `none`. */
export function readCells(stored: unknown): Cells {
  const given = (stored ?? {}) as Record<string, unknown>
  const isKnown = (area: StaffArea) => (cellsOf[area] as readonly unknown[]).includes(given[area])
  return Object.fromEntries(staffAreas.map((area) => [area, isKnown(area) ? given[area] : 'none'])) as Cells
}

export const isBuiltin = (role: string): role is BuiltinRole => (builtinRoles as readonly string[]).includes(role)
