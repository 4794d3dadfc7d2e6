import { href } from 'react-router'
import { cities, cityKeys, isCity } from '#/domain/cities.ts'
import { type CertificationLevel, certificationLevels } from '#/domain/levels.ts'
import { defineList, flag, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, label, number, type Reader, text } from '#/domain/list-columns.ts'
import type { Lang } from '#/domain/text.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import {
  paperFilters,
  ratingBands,
  reliabilityBands,
  type RosterState,
  rosterStates,
  type ShopperType,
  shopperTypes,
} from './lists.ts'

export type RosterRow = {
  id: string
  name: string
  email: string
  phone: string | null
  language: Lang
  type: ShopperType
  state: RosterState
  isMerged: boolean
  isDouble: boolean
  level: CertificationLevel
  city: string | null
  joinedAt: string
  grade: number | null
  graded: number
  reliability: number | null
  inTime: number
  judged: number
  handBacks: number
  noShows: number
  lastVisitAt: string | null
  openJobs: number
  papersWaiting: number
  papersExpiring: number
}

const { email, phone, inTime, handBacks, noShows } = shopperPageMessages
const { level_basic, level_professional, level_senior, level_lead } = assignmentMessages
const levels = { level_basic, level_professional, level_senior, level_lead }

const cityIn = ({ city }: RosterRow, { lang }: Reader) => (city && isCity(city) ? cities[city].name[lang] : null)
const lastVisitOf = ({ lastVisitAt }: RosterRow) => lastVisitAt

/** Shoppers and freelancers. Cells of the table show more than the value; the file has a column for each. */
export const rosterList = defineList({
  key: 'roster',
  permission: 'shoppers.read',
  address: href('/admin/freelancers'),
  messages: {
    ...rosterMessages,
    ...levels,
    email,
    phone,
    inTimeHeading: inTime,
    handBacksHeading: handBacks,
    noShowsHeading: noShows,
    state_all: rosterMessages.all,
    state_merged: rosterMessages.merged,
  },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: ['all', ...rosterStates], label: 'states' },
  filters: {
    type: oneOf(shopperTypes),
    level: oneOf(certificationLevels),
    city: oneOf(cityKeys, { control: 'none' }),
    rating: oneOf(ratingBands),
    reliability: oneOf(reliabilityBands),
    papers: oneOf(paperFilters),
    doubles: flag({ value: 'yes' }),
  },
  sorts: { joined: 'desc', name: 'asc', rating: 'asc', reliability: 'asc', last: 'asc', open: 'asc' },
  columns: {
    name: text(),
    email: text({ only: 'file' }),
    phone: text({ only: 'file' }),
    state: label({ only: 'table' }),
    type: label({ room: 'xl' }),
    stateInFile: label({
      header: 'state',
      prefix: 'state',
      only: 'file',
      value: ({ isMerged, state }: RosterRow) => (isMerged ? 'merged' : state),
    }),
    level: label({ only: 'file' }),
    cityInFile: text({ header: 'city', only: 'file', value: cityIn }),
    rating: text({ only: 'table', value: () => null }),
    grade: number({
      header: 'rating',
      only: 'file',
      value: ({ grade }: RosterRow) => grade && Math.round(grade * 100) / 100,
    }),
    graded: number({ header: 'gradedReports', only: 'file' }),
    inTime: number({ header: 'inTimeHeading', only: 'file' }),
    handBacks: number({ header: 'handBacksHeading', only: 'file' }),
    noShows: number({ header: 'noShowsHeading', only: 'file' }),
    reliability: text({ only: 'table', value: () => null }),
    reliabilityShare: number({
      only: 'file',
      value: ({ reliability }: RosterRow) => reliability && Math.round(reliability * 100),
    }),
    city: text({ only: 'table', room: 'l', value: cityIn }),
    lastVisit: day({ only: 'table', room: 'm', sort: 'last', value: lastVisitOf }),
    openJobs: number({ room: 'l', sort: 'open' }),
    lastVisitInFile: day({ header: 'lastVisit', only: 'file', value: lastVisitOf }),
    papers: text({ only: 'table', room: 'm', value: () => null }),
    joined: day({ room: 'xl', value: ({ joinedAt }: RosterRow) => joinedAt }),
  },
  file: { name: 'shoppers', action: 'shoppers.export', entity: 'profile', confirm: true },
})
export type RosterQuery = QueryOf<typeof rosterList>
