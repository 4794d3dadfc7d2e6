import type { Actor, UserType } from './actor.ts'
import { AppError } from './errors.ts'

/** How far a permission reaches: every row, the rows of one's own company, or the rows one is assigned to. */
export type Reach = 'all' | 'own' | 'assigned'
type Row = Partial<Record<UserType, Reach>>

const field = { freelancer: 'assigned', mystery_shopper: 'assigned' } as const
const everyone = { admin: 'own', client: 'own', freelancer: 'own', mystery_shopper: 'own' } as const

/** Who may do what. Rows: what; columns: who; cell: how far it reaches. The database repeats it in its policies. */
export const permissions = {
  'dashboard.admin': { admin: 'all' },
  'dashboard.client': { client: 'own' },
  'dashboard.freelancer': field,
  'clients.read': { admin: 'all' },
  'clients.approve': { admin: 'all' },
  'shoppers.read': { admin: 'all' },
  'shoppers.level': { admin: 'all' },
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
  'account.erase': { freelancer: 'own', mystery_shopper: 'own' },
  'notifications.switch': everyone,
  'branches.read': { admin: 'all', client: 'own' },
  'branches.create': { admin: 'all', client: 'own' },
  'evaluations.read': { admin: 'all', client: 'own', ...field },
  'evaluations.request': { admin: 'all', client: 'own' },
  'evaluations.approve': { admin: 'all' },
  'evaluations.assign': { admin: 'all' },
  'evaluations.take-back': { admin: 'all' },
  'evaluations.hand-back': field,
  'evaluations.check-in': field,
  'evaluations.withdraw': { client: 'own' },
  'evaluations.cancel': { admin: 'all' },
  'evaluations.reschedule': { admin: 'all' },
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
  'alert-people.read': { admin: 'all', client: 'own' },
  'alert-people.write': { client: 'own' },
  'actions.read': { admin: 'all', client: 'own' },
  'actions.write': { client: 'own' },
  'phrases.read': { admin: 'all' },
  'phrases.write': { admin: 'all' },
  'questionnaires.read': { admin: 'all' },
  'questionnaires.edit': { admin: 'all' },
  'questionnaires.publish': { admin: 'all' },
  'branches.describe': { admin: 'all' },
  'insights.read': { admin: 'all', client: 'own' },
  'insights.describe': { client: 'own' },
  'activity.read': { admin: 'all' },
  'emails.read': { admin: 'all' },
  'emails.resend': { admin: 'all' },
  'submissions.read': { admin: 'all' },
  'submissions.handle': { admin: 'all' },
  'forms.edit': { admin: 'all' },
  'media.upload': { admin: 'all' },
  'pages.edit': { admin: 'all' },
  'pages.publish': { admin: 'all' },
  'posts.edit': { admin: 'all' },
  'posts.publish': { admin: 'all' },
  'branding.update': { admin: 'all' },
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
  'consents.read': everyone,
  'settings.update': { admin: 'all' },
  'notifications.read': everyone,
  'profile.read': everyone,
  'profile.update': everyone,
} as const satisfies Record<string, Row>

export type Permission = keyof typeof permissions

/** The reach of a permission for a user type, or null when it is not theirs. */
export const reachOf = (type: UserType, permission: Permission): Reach | null =>
  (permissions[permission] as Row)[type] ?? null

export const may = (actor: Pick<Actor, 'type'>, permission: Permission): boolean =>
  reachOf(actor.type, permission) !== null

/** Every verb begins with this line; the database then confirms row by row. */
export function authorize(actor: Pick<Actor, 'type'>, permission: Permission): void {
  if (!may(actor, permission)) throw new AppError('not-allowed')
}
