import { href } from 'react-router'
import { defineList, flag, month, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, halalas, label, number, text } from '#/domain/list-columns.ts'
import { type DailyState, dailyStates } from '#/domain/operations/daily-reports/state.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { dailyListMessages } from '#/messages/operations/daily-reports-list.ts'

/** A daily report in the list; amounts in halalas, null where the reader sees no money. */
export type DailyLine = {
  id: string
  branchId: string
  branch: string
  day: Day
  shift: string
  state: DailyState
  gross: number | null
  net: number | null
  vat: number | null
  covers: number | null
  difference: number | null
  signer: string | null
  /** Waste in halalas; null: nothing was thrown away that has a value, or the reader sees no costs. */
  waste: number | null
  /** Lines of waste that stay quantities; null where nothing was thrown away. */
  wasteOpen: number | null
}
export type FoundDaily = Omit<DailyLine, 'waste' | 'wasteOpen'>

/** The daily reports of a company, newest first. */
export const dailyReportList = defineList({
  key: 'daily-reports',
  permission: 'daily.read',
  address: href('/client/daily-operations-report/list'),
  messages: { ...dailyListMessages, ...partMessages, caption: dailyListMessages.list },
  pageSize: 50,
  hasSearch: true,
  filters: {
    month: month(),
    state: oneOf(dailyStates),
    part: recordId({ control: 'select' }),
    branch: recordId({ control: 'select' }),
    late: flag(),
  },
  sorts: { day: 'desc', branch: 'asc', net: 'desc', difference: 'asc' },
  columns: {
    branch: text(),
    day: day({ value: ({ day: businessDay }: DailyLine) => businessDay }),
    state: label({ card: 'aside' }),
    gross: halalas(),
    net: halalas(),
    vat: halalas(),
    covers: number(),
    difference: halalas(),
    waste: halalas({ needs: ['kitchen.costs'], room: 'xl' }),
    wasteOpen: number({ needs: ['kitchen.costs'], only: 'file' }),
    signer: text(),
  },
  file: { name: 'daily-reports', action: 'daily.export', entity: 'client' },
})
export type DailyListQuery = QueryOf<typeof dailyReportList>
