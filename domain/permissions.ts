import type { Actor, UserType } from './actor.ts'
import { AppError } from './errors.ts'

/** Reach of a permission: every row, rows of the own company, or assigned rows. */
export type Reach = 'all' | 'own' | 'assigned'
type Row = Partial<Record<UserType, Reach>>

const field = { freelancer: 'assigned', mystery_shopper: 'assigned' } as const
const everyone = { admin: 'own', client: 'own', freelancer: 'own', mystery_shopper: 'own' } as const

/** Permissions by user type, with their reach. The database's policies repeat them. */
export const permissions = {
  'dashboard.admin': { admin: 'all' },
  // pages of the office that the other types never open, by area
  'requests.browse': { admin: 'all' },
  'review.browse': { admin: 'all' },
  'certificates.browse': { admin: 'all' },
  'invoices.browse': { admin: 'all' },
  'payouts.browse': { admin: 'all' },
  'site.browse': { admin: 'all' },
  'staff.read': { admin: 'all' },
  'staff.manage': { admin: 'all' },
  'dashboard.client': { client: 'own' },
  'dashboard.freelancer': field,
  'clients.read': { admin: 'all' },
  'clients.approve': { admin: 'all' },
  'clients.note': { admin: 'all' },
  'clients.import': { admin: 'all' },
  'clients.view-as': { admin: 'all' },
  'clients.give-owner': { admin: 'all' },
  'staff-views.list': { client: 'own' },
  'timeline.read': { client: 'own' },
  'timeline.note': { client: 'own' },
  'papers.read': { admin: 'all' },
  'papers.send': { client: 'own' },
  'shoppers.read': { admin: 'all' },
  'shoppers.level': { admin: 'all' },
  'shoppers.qualify': { admin: 'all' },
  'shoppers.approve': { admin: 'all' },
  'shoppers.block': { admin: 'all' },
  'shoppers.merge': { admin: 'all' },
  'shoppers.message': { admin: 'all' },
  'shoppers.check-document': { admin: 'all' },
  'shoppers.declare': { freelancer: 'own', mystery_shopper: 'own' },
  'shoppers.profile': { freelancer: 'own', mystery_shopper: 'own' },
  'shoppers.agree': { freelancer: 'own', mystery_shopper: 'own' },
  'shoppers.test': { freelancer: 'own', mystery_shopper: 'own' },
  'shoppers.calendar': { freelancer: 'own', mystery_shopper: 'own' },
  'offers.make': { admin: 'all' },
  'offers.read': { admin: 'all', ...field },
  'offers.answer': field,
  'board.read': field,
  'board.claim': field,
  'waves.read': { admin: 'all' },
  'waves.write': { admin: 'all' },
  'work.read': { admin: 'all', ...field },
  'work.move': { admin: 'all', ...field },
  'work.write': { admin: 'all' },
  'feedback.write': field,
  'feedback.answer': { admin: 'all' },
  'appeals.write': field,
  'appeals.decide': { admin: 'all' },
  'account.erase': everyone,
  'accounts.approve-erasure': { admin: 'all' },
  'notifications.switch': everyone,
  'branches.read': { admin: 'all', client: 'own' },
  'branches.create': { admin: 'all', client: 'own' },
  'branches.write': { admin: 'all', client: 'own' },
  'nodes.write': { admin: 'all', client: 'own' },
  'company.read': { admin: 'all', client: 'own' },
  'company.write': { client: 'own' },
  'api-keys.read': { client: 'own' },
  'api-keys.write': { client: 'own' },
  'webhooks.read': { client: 'own' },
  'webhooks.write': { client: 'own' },
  'exchange.read': { client: 'own' },
  'exchange.write': { client: 'own' },
  'company.details': { client: 'own' },
  'members.read': { admin: 'all', client: 'own' },
  'members.write': { client: 'own' },
  'evaluations.read': { admin: 'all', client: 'own', ...field },
  'evaluations.foresee': { admin: 'all', client: 'own' },
  'evaluations.costs': { client: 'own' },
  'evaluations.request': { admin: 'all', client: 'own' },
  'evaluations.approve': { admin: 'all' },
  'evaluations.assign': { admin: 'all' },
  'evaluations.take-back': { admin: 'all' },
  'evaluations.hand-back': field,
  'evaluations.check-in': field,
  'evaluations.withdraw': { client: 'own' },
  'evaluations.cancel': { admin: 'all' },
  'evaluations.reschedule': { admin: 'all', client: 'own' },
  'programmes.read': { admin: 'all', client: 'own' },
  'programmes.write': { client: 'own' },
  'evaluations.bonus': { admin: 'all' },
  'evaluations.describe': { admin: 'all' },
  'reports.read': { admin: 'all', client: 'own', ...field },
  'reports.write': field,
  'reports.review': { admin: 'all' },
  'reports.release': { admin: 'all' },
  'reports.reject': { admin: 'all' },
  'reports.dispute': { client: 'own' },
  'reports.lock': { admin: 'all' },
  'reports.correct': { admin: 'all' },
  'reports.alert': { admin: 'all' },
  'reports.reply': { client: 'own' },
  'reports.share': { client: 'own' },
  'reports.document': { admin: 'all', client: 'own' },
  'disputes.read': { admin: 'all', client: 'own' },
  'disputes.decide': { admin: 'all' },
  'notices.route': { client: 'own' },
  'alert-people.read': { admin: 'all', client: 'own' },
  'alert-people.write': { client: 'own' },
  'actions.read': { admin: 'all', client: 'own' },
  'actions.own': { client: 'own' },
  'actions.write': { client: 'own' },
  'actions.verify': { client: 'own' },
  'actions.confirm': { admin: 'all' },
  'documents.read': { client: 'own' },
  'documents.all': { client: 'own' },
  'documents.write': { client: 'own' },
  'documents.workers': { client: 'own' },
  'documents.confirm': { client: 'own' },
  'daily.read': { client: 'own' },
  'daily-work.read': { client: 'own' },
  'daily-money.read': { client: 'own' },
  'daily.write': { client: 'own' },
  'daily.manage': { client: 'own' },
  'audits.read': { client: 'own' },
  'audits.do': { client: 'own' },
  'audits.plan': { client: 'own' },
  'duties.own': { client: 'own' },
  'duties.do': { client: 'own' },
  'duties.write': { client: 'own' },
  'kitchen.read': { client: 'own' },
  'kitchen.write': { client: 'own' },
  'kitchen.publish': { client: 'own' },
  'kitchen.prices': { client: 'own' },
  'kitchen.costs': { client: 'own' },
  'kitchen.settings': { client: 'own' },
  'menu.sold-out': { client: 'own' },
  'suppliers.read': { client: 'own' },
  'suppliers.write': { client: 'own' },
  'suppliers.bank': { client: 'own' },
  'supplier-invoices.read': { client: 'own' },
  'supplier-invoices.write': { client: 'own' },
  'receipts.read': { client: 'own' },
  'stock.read': { client: 'own' },
  'stock.write': { client: 'own' },
  'stock.manage': { client: 'own' },
  'receipts.write': { client: 'own' },
  'receipts.correct': { client: 'own' },
  'orders.read': { client: 'own' },
  'orders.write': { client: 'own' },
  'orders.approve': { client: 'own' },
  'order-limits.write': { client: 'own' },
  'phrases.read': { admin: 'all' },
  'phrases.write': { admin: 'all' },
  'obligations.read': { admin: 'all' },
  'obligations.write': { admin: 'all' },
  'questionnaires.read': { admin: 'all' },
  'questionnaires.edit': { admin: 'all' },
  'questionnaires.publish': { admin: 'all' },
  'branches.describe': { admin: 'all' },
  'insights.read': { admin: 'all', client: 'own' },
  'insights.describe': { client: 'own' },
  'automation.read': { admin: 'all', client: 'own' },
  'automation.write': { admin: 'all', client: 'own' },
  'activity.read': { admin: 'all' },
  'integrations.read': { admin: 'all' },
  'integrations.change': { admin: 'all' },
  'logs.read': { admin: 'all' },
  'logs.retry': { admin: 'all' },
  'emails.read': { admin: 'all' },
  'emails.resend': { admin: 'all' },
  'mailings.write': { admin: 'all' },
  'suppressions.write': { admin: 'all' },
  'templates.read': { admin: 'all' },
  'templates.write': { admin: 'all' },
  'submissions.read': { admin: 'all' },
  'submissions.handle': { admin: 'all' },
  'forms.edit': { admin: 'all' },
  'media.upload': { admin: 'all' },
  'pages.edit': { admin: 'all' },
  'pages.publish': { admin: 'all' },
  'posts.edit': { admin: 'all' },
  'posts.publish': { admin: 'all' },
  'branding.update': { admin: 'all' },
  'library.browse': { admin: 'all' },
  'library.write': { admin: 'all' },
  'library.read': everyone,
  'case-studies.read': { admin: 'all', client: 'own' },
  'case-studies.write': { admin: 'all' },
  'case-studies.answer': { client: 'own' },
  'certificates.read': { admin: 'all', client: 'own' },
  'certificates.issue': { admin: 'all' },
  'certificates.suspend': { admin: 'all' },
  'certificates.reinstate': { admin: 'all' },
  'certificates.revoke': { admin: 'all' },
  'certificates.rules': { admin: 'all' },
  'certificates.keys': { admin: 'all' },
  'certificates.apply': { client: 'own' },
  'certificates.present': { client: 'own' },
  'guest-reviews.read': { admin: 'all', client: 'own' },
  'guest-reviews.moderate': { admin: 'all' },
  'guest-reviews.reply': { client: 'own' },
  'vault.use': { client: 'own' },
  'vault.collect': { client: 'own' },
  'invoices.read': { admin: 'all', client: 'own' },
  'invoices.issue': { admin: 'all' },
  'invoices.credit': { admin: 'all' },
  'invoices.share': { client: 'own' },
  'tax-details.write': { admin: 'all', client: 'own' },
  'tax-units.manage': { admin: 'all' },
  'plans.change': { admin: 'all', client: 'own' },
  'payments.read': { admin: 'all', client: 'own' },
  'payments.start': { client: 'own' },
  'payments.confirm': { admin: 'all' },
  'payments.refund': { admin: 'all' },
  'payouts.read': { admin: 'all', ...field },
  'payouts.batch': { admin: 'all' },
  'payouts.approve': { admin: 'all' },
  'payouts.ask': { freelancer: 'own', mystery_shopper: 'own' },
  'payouts.answer': { admin: 'all' },
  'ledger.read': { admin: 'all' },
  'ledger.close': { admin: 'all' },
  'statements.read': { admin: 'all' },
  'statements.book': { admin: 'all' },
  'consents.read': everyone,
  'settings.update': { admin: 'all' },
  'notifications.read': everyone,
  'profile.read': everyone,
  'profile.update': everyone,
} as const satisfies Record<string, Row>

export type Permission = keyof typeof permissions

/** Reach of a permission for a user type; null: not granted. */
export const reachOf = (type: UserType, permission: Permission): Reach | null =>
  (permissions[permission] as Row)[type] ?? null

/** Permissions of every account on its own rows, with or without a company. */
const isPersonal = (permission: Permission): boolean => permissions[permission] === everyone

/** What every member of a company may, also without a role: the database gives the own rows. */
const ofEachMember: readonly Permission[] = ['actions.own', 'duties.own', 'duties.do']

const readsBesides: readonly Permission[] = [
  'actions.own',
  'duties.own',
  'dashboard.client',
  'documents.all',
  'evaluations.foresee',
  'evaluations.costs',
  'reports.document',
]
/** What a view as the company allows: its reads. */
const isRead = (permission: Permission): boolean => permission.endsWith('.read') || readsBesides.includes(permission)

function companyAllows(company: Actor['company'], permission: Permission): boolean {
  if (company === undefined || company?.mode === 'owner') return true
  if (isPersonal(permission)) return company?.mode !== 'view'
  if (company === null) return false
  if (company.mode === 'view') return isRead(permission)
  return ofEachMember.includes(permission) || company.permissions.includes(permission)
}

type Acting = Pick<Actor, 'type' | 'company' | 'staff'>

/** Whether the type has the permission and, within it, the company or the role of a member of staff allows it. */
export function may({ type, company, staff }: Acting, permission: Permission): boolean {
  if (reachOf(type, permission) === null) return false
  if (type === 'admin') return staff?.permissions.has(permission) === true
  return type !== 'client' || companyAllows(company, permission)
}

/** Permissions of a member, for pages; null: every permission of the account's type. */
export const rightsOf = (actor: Acting): Permission[] | null =>
  actor.type !== 'client' || actor.company === undefined || actor.company?.mode === 'owner'
    ? null
    : (Object.keys(permissions) as Permission[]).filter((permission) => may(actor, permission))

/** Checks a permission; every verb begins with it, and the database confirms row by row. */
export function authorize(actor: Acting, permission: Permission): void {
  if (!may(actor, permission)) throw new AppError('not-allowed')
}
