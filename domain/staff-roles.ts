import type { Permission, permissions } from './permissions.ts'
import { type StaffArea, type Cells, type Cell } from './staff-cells.ts'

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
  'shoppers.qualify': 'shoppers+',
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
  'obligations.read': 'questionnaires',
  'obligations.write': 'questionnaires+',
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
  'statements.read': 'ledger',
  'statements.book': 'ledger+',
  'tax-units.manage': 'ledger+',
  'forms.edit': 'site+',
  'media.upload': 'site+',
  'pages.edit': 'site+',
  'pages.publish': 'site+',
  'posts.edit': 'site+',
  'posts.publish': 'site+',
  'branding.update': 'site+',
  'library.browse': 'site',
  'library.write': 'site+',
  'library.read': 'everyone',
  'case-studies.read': 'site',
  'case-studies.write': 'site+',
  'submissions.read': 'inbox',
  'submissions.handle': 'inbox+',
  'emails.read': 'emails',
  'emails.resend': 'emails+',
  'mailings.write': 'emails+',
  'suppressions.write': 'emails+',
  'templates.read': 'emails',
  'templates.write': 'emails+',
  'certificates.keys': 'platform+',
  'settings.update': 'platform+',
  'activity.read': 'platform',
  'automation.read': 'platform',
  'automation.write': 'platform+',
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
