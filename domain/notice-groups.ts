import type { UserType } from './actor.ts'

export const noticeChannels = ['app', 'email'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

type Group = {
  name: string
  /** Kinds by name; one that ends in a dot stands for all that begin with it. */
  kinds: readonly string[]
  channels: readonly NoticeChannel[]
  /** Arrives whatever was switched off: somebody's day, account or safety depends on it. */
  always?: true
}

const both = noticeChannels
const inApp = ['app'] as const

const shopper = [
  {
    name: 'visits',
    kinds: ['request.assigned', 'request.taken-back', 'request.no-show', 'request.rescheduled'],
    channels: both,
    always: true,
  },
  { name: 'account', kinds: ['account.', 'shopper.', 'payout.'], channels: both, always: true },
  { name: 'offers', kinds: ['offer.', 'visit.bonus-raised'], channels: both },
  { name: 'reminders', kinds: ['visit.reminder', 'report.due-soon', 'report.overdue'], channels: both },
  {
    name: 'editor',
    kinds: ['report.returned', 'report.rejected', 'appeal.upheld', 'appeal.dismissed'],
    channels: both,
  },
  { name: 'grades', kinds: ['report.graded', 'reply.answered'], channels: both },
  { name: 'level', kinds: ['level.'], channels: both },
  { name: 'messages', kinds: ['message.from-office'], channels: both },
  { name: 'work', kinds: ['work.'], channels: both },
] as const satisfies readonly Group[]

const client = [
  { name: 'critical', kinds: ['alert.finding', 'alert.sent', 'report.alert'], channels: both, always: true },
  { name: 'cancelled', kinds: ['request.cancelled', 'request.wave-cancelled'], channels: both, always: true },
  { name: 'account', kinds: ['account.', 'client.'], channels: both, always: true },
  {
    name: 'orders',
    kinds: [
      'request.received',
      'request.approved',
      'request.shopper-found',
      'request.started',
      'request.rescheduled',
      'request.wave-planned',
    ],
    channels: both,
  },
  // why: they say what is owed, and what a client will no longer have
  { name: 'plan', kinds: ['plan.'], channels: both, always: true },
  // why: they say what is owed and until when
  { name: 'invoices', kinds: ['invoice.'], channels: both, always: true },
  {
    name: 'certificatesLost',
    kinds: ['certificate.suspended', 'certificate.suspended-by-rule', 'certificate.revoked'],
    channels: both,
    always: true,
  },
  {
    name: 'certificates',
    kinds: [
      'certificate.issued',
      'certificate.renewed',
      'certificate.reinstated',
      'certificate.expired',
      'certificate.ends',
      'certificate.declined',
    ],
    channels: both,
  },
  {
    name: 'payments',
    kinds: [
      'payment.received',
      'payment.received-part',
      'payment.received-more',
      'payment.kept',
      'payment.refunded',
      'payment.transfer-declined',
    ],
    channels: both,
    always: true,
  },
  { name: 'results', kinds: ['report.released', 'report.document-ready'], channels: both },
  { name: 'disputes', kinds: ['dispute.upheld', 'dispute.declined'], channels: both },
  // why: the mails about an action go to whoever is to take care of it, who need not have an account
  { name: 'actions', kinds: ['action.'], channels: inApp },
  {
    name: 'guestReviews',
    kinds: ['guest-review.published', 'guest-review.kept', 'guest-review.removed', 'guest-review.reply-removed'],
    channels: inApp,
  },
  { name: 'stories', kinds: ['case-study.offered'], channels: both },
] as const satisfies readonly Group[]

const admin = [
  { name: 'failedJobs', kinds: ['job.'], channels: both, always: true },
  { name: 'taxDocuments', kinds: ['tax-unit.', 'tax-document.'], channels: inApp, always: true },
  { name: 'criticalWaiting', kinds: ['alert.waiting', 'alert.late'], channels: inApp, always: true },
  { name: 'account', kinds: ['account.', 'office.'], channels: both, always: true },
  { name: 'officeOrders', kinds: ['request.placed', 'request.handed-back', 'request.cancelled'], channels: inApp },
  {
    name: 'officeVisits',
    kinds: ['offer.nobody-left', 'offer.refused', 'request.missed', 'wave.'],
    channels: inApp,
  },
  {
    name: 'officeReports',
    kinds: ['report.submitted', 'report.overdue', 'report.review-late', 'report.escalated', 'report.visit-again'],
    channels: inApp,
  },
  {
    name: 'objections',
    kinds: ['dispute.opened', 'dispute.withdrawn', 'appeal.opened', 'reply.written'],
    channels: inApp,
  },
  { name: 'officeCertificates', kinds: ['certificate.applied', 'certificate.rule-suspended'], channels: inApp },
  { name: 'officePayouts', kinds: ['payout.asked', 'payout.batch-waiting'], channels: inApp },
  {
    name: 'officePayments',
    kinds: ['payment.transfer-stated', 'payment.mismatch', 'payment.refund-waits'],
    channels: inApp,
  },
  { name: 'officePlans', kinds: ['plan.'], channels: inApp },
  { name: 'people', kinds: ['client.waiting', 'shopper.waiting'], channels: inApp },
  { name: 'officeGuestReviews', kinds: ['guest-review.waiting', 'guest-review.reported'], channels: inApp },
  { name: 'inbox', kinds: ['message.received'], channels: inApp },
  {
    name: 'officeStories',
    kinds: ['case-study.agreed', 'case-study.declined', 'case-study.withdrawn'],
    channels: inApp,
  },
  { name: 'work', kinds: ['work.'], channels: both },
] as const satisfies readonly Group[]

export type NoticeGroupName =
  | (typeof shopper)[number]['name']
  | (typeof client)[number]['name']
  | (typeof admin)[number]['name']
export type NoticeGroup = Group & { name: NoticeGroupName }

/** What somebody of a type may be told of, what must arrive first. */
export const noticeGroups = {
  mystery_shopper: shopper,
  freelancer: shopper,
  client,
  admin,
} as const satisfies Record<UserType, readonly NoticeGroup[]>

const everyGroup: readonly NoticeGroup[] = [...shopper, ...client, ...admin]

const holds = ({ kinds }: Group, kind: string): boolean =>
  kinds.some((name) => (name.endsWith('.') ? kind.startsWith(name) : kind === name))

/** Whether any group speaks for a kind: one that none speaks for cannot be switched off, and should get a place among them. */
export const isInNoticeGroup = (kind: string): boolean => everyGroup.some((group) => holds(group, kind))

/** The switches that keep a kind of notice from its reader; none for what must arrive. A reader only has switches of their own type. */
export const switchesOf = (kind: string): NoticeGroupName[] => [
  ...new Set(everyGroup.filter((group) => !group.always && holds(group, kind)).map(({ name }) => name)),
]

export type NoticeSwitch = { group: NoticeGroupName; channel: NoticeChannel }

/** Every switch that somebody of a type may turn. */
export const switchesFor = (type: UserType): NoticeSwitch[] =>
  (noticeGroups[type] as readonly NoticeGroup[])
    .filter(({ always }) => !always)
    .flatMap(({ name, channels }) => channels.map((channel) => ({ group: name, channel })))
