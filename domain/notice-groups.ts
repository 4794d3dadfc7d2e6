import type { UserType } from './actor.ts'
import { isUrgentGroup } from './messaging/urgency.ts'

export const noticeChannels = ['app', 'email'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

type Group = {
  name: string
  channels: readonly NoticeChannel[]
  /** Mails cannot be switched off either: a person's work, account or safety depends on it. */
  always?: true
  /** Work of the same day: not offered as a line of a daily mail. */
  prompt?: true
}

const both = noticeChannels
const inApp = ['app'] as const

const shopper = [
  { name: 'visits', channels: both, always: true, prompt: true },
  { name: 'account', channels: both, always: true },
  { name: 'offers', channels: both, prompt: true },
  { name: 'reminders', channels: both, prompt: true },
  { name: 'editor', channels: both },
  { name: 'grades', channels: both },
  { name: 'level', channels: both },
  { name: 'messages', channels: both },
  { name: 'work', channels: both },
] as const satisfies readonly Group[]

const client = [
  { name: 'critical', channels: both, always: true },
  { name: 'cancelled', channels: both, always: true },
  { name: 'account', channels: both, always: true },
  { name: 'orders', channels: both },
  // why: they announce amounts owed and the end of services
  { name: 'plan', channels: both, always: true },
  // why: they announce amounts owed and due days
  { name: 'invoices', channels: both, always: true },
  { name: 'certificatesLost', channels: both, always: true },
  { name: 'certificates', channels: both },
  { name: 'payments', channels: both, always: true },
  { name: 'results', channels: both },
  { name: 'lowScores', channels: both },
  { name: 'highScores', channels: both },
  { name: 'disputes', channels: both },
  // why: the mails about an action go to its owner, who need not have an account
  { name: 'actions', channels: inApp },
  { name: 'dailyReports', channels: inApp },
  { name: 'audits', channels: both },
  { name: 'duties', channels: both },
  { name: 'costs', channels: both },
  { name: 'guestReviews', channels: inApp },
  { name: 'buying', channels: inApp },
  { name: 'papers', channels: both },
  { name: 'stories', channels: both },
  { name: 'automation', channels: both },
] as const satisfies readonly Group[]

const admin = [
  { name: 'failedJobs', channels: both, always: true, prompt: true },
  { name: 'taxDocuments', channels: inApp, always: true },
  { name: 'criticalWaiting', channels: inApp, always: true },
  { name: 'account', channels: both, always: true },
  { name: 'officeOrders', channels: inApp },
  { name: 'officeVisits', channels: inApp },
  { name: 'officeReports', channels: inApp },
  { name: 'objections', channels: inApp },
  { name: 'officeCertificates', channels: inApp },
  { name: 'officePayouts', channels: inApp },
  { name: 'officePayments', channels: inApp },
  { name: 'officePlans', channels: inApp },
  { name: 'people', channels: inApp },
  { name: 'officeGuestReviews', channels: inApp },
  { name: 'inbox', channels: inApp },
  { name: 'officeStories', channels: inApp },
  { name: 'officeLibrary', channels: inApp },
  { name: 'officeRules', channels: both },
  { name: 'work', channels: both },
] as const satisfies readonly Group[]

export type NoticeGroupName =
  | (typeof shopper)[number]['name']
  | (typeof client)[number]['name']
  | (typeof admin)[number]['name']
export type NoticeGroup = Group & { name: NoticeGroupName }

/** Groups of notices by user type, mandatory ones first. Their kinds: `messaging/kinds`. */
export const noticeGroups = {
  mystery_shopper: shopper,
  freelancer: shopper,
  client,
  admin,
} as const satisfies Record<UserType, readonly NoticeGroup[]>

/** Groups whose mails a type of reader can have once a day. */
export const dailyGroupsOf = (type: UserType): NoticeGroup[] =>
  (noticeGroups[type] as readonly NoticeGroup[]).filter(
    ({ name, prompt, channels }) => !prompt && !isUrgentGroup(name) && channels.includes('email'),
  )

export type NoticeSwitch = { group: NoticeGroupName; channel: NoticeChannel }

/** Switches available to a user type: of mails only, because the bell always gets what concerns its reader. */
export const switchesFor = (type: UserType): NoticeSwitch[] =>
  (noticeGroups[type] as readonly NoticeGroup[])
    .filter(({ always, channels }) => !always && channels.includes('email'))
    .map(({ name }) => ({ group: name, channel: 'email' }))
