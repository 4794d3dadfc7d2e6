import { href } from 'react-router'
import { cityKeys } from '#/domain/cities.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { clientApprovalTone } from '#/domain/client-approval.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, moment, number, type Reader, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { type ClientHealth, clientHealths, type HealthReason, healthTone } from '#/domain/office/client-health.ts'
import { type SubscriptionTier, subscriptionTiers } from '#/domain/plans.ts'
import type { CurrentAverage } from '#/domain/reporting/averages.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { clientListMessages } from '#/messages/office/clients.ts'

/** Last counted visit of a client, its current average, and how far the last visits lie from those before them. */
export type ClientScore = {
  type: MysteryType
  average: CurrentAverage
  last: number
  lastOn: Day
  change: number | null
}

/** Name of a company in each language; at least one is set. */
export type ClientNames = { en: string | null; ar: string | null }

/** Name in the reader's language, else the other one. */
export const clientNameIn = (names: ClientNames, lang: Lang): string => names[lang] ?? names.en ?? names.ar ?? ''

export type ClientRow = {
  id: string
  /** Sorted by. */
  name: string
  names: ClientNames
  person: string
  email: string
  phone: string | null
  state: ClientApprovalStatus
  plan: SubscriptionTier
  city: string | null
  branches: number
  members: number
  score: ClientScore | null
  owed: Halalas
  overdue: Halalas
  overdueDays: number
  health: ClientHealth
  reasons: HealthReason[]
  joined: string
  lastActivity: string | null
}

const reasonsIn = ({ reasons }: ClientRow, { t }: Reader) =>
  reasons.map((reason) => t(`reason_${reason}`)).join(', ') || null
const rounded = (value: number) => Math.round(value * 100) / 100

/** Clients of the back office. Cells of the table show more than the value; the file has a column for each. */
export const clientList = defineList({
  key: 'client-records',
  permission: 'clients.read',
  address: href('/admin/clients'),
  messages: clientListMessages,
  pageSize: [25, 50, 100],
  hasSearch: true,
  tabs: { name: 'state', values: ['all', 'pending', 'approved', 'rejected', 'suspended'], label: 'states' },
  filters: {
    plan: oneOf(subscriptionTiers),
    health: oneOf(clientHealths),
    city: oneOf(cityKeys, { control: 'none' }),
  },
  sorts: { name: 'asc', joined: 'desc', score: 'desc', visit: 'desc', owed: 'desc', activity: 'desc' },
  columns: {
    name: text({ value: ({ names }: ClientRow, { lang }: Reader) => clientNameIn(names, lang) }),
    person: text({ only: 'file' }),
    email: text({ only: 'file' }),
    phone: text({ only: 'file' }),
    state: label({ only: 'file', tones: clientApprovalTone }),
    health: label({ card: 'aside', tones: healthTone }),
    reasons: text({ only: 'file', value: reasonsIn }),
    plan: label({ room: 'm' }),
    branches: number({ room: 'l' }),
    members: number({ room: 'xl' }),
    score: text({ only: 'table', value: () => null }),
    averageInFile: number({
      header: 'average',
      only: 'file',
      value: ({ score }: ClientRow) => score && rounded(score.average.mean),
    }),
    averageOf: number({ only: 'file', value: ({ score }: ClientRow) => score && score.average.n }),
    lastScore: number({ only: 'file', value: ({ score }: ClientRow) => score && score.last }),
    lastVisit: day({ only: 'file', value: ({ score }: ClientRow) => score && score.lastOn }),
    owed: halalas({ header: 'owedSar' }),
    overdue: halalas({ header: 'overdueSar', only: 'file' }),
    lastActivity: moment({ room: 'l', sort: 'activity' }),
    joined: day({ only: 'file' }),
  },
  file: { name: 'client-records', action: 'clients.export', entity: 'client', entityId: 'records', confirm: true },
})
export type ClientQuery = QueryOf<typeof clientList>
