import { href } from 'react-router'
import { beforeRow, defineList, month, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { label, moment, number, type Reader, text } from '#/domain/list-columns.ts'
import { timelineGroupNames } from '#/domain/office/timeline.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { companyTimelineMessages } from '#/messages/office/timeline.ts'
import { groupOf, sentenceOf, type TimelineRow, whoOf } from './sentence.ts'

/** What happened in a company, newest first. */
export const timelineList = defineList({
  key: 'timeline',
  permission: 'timeline.read',
  address: href('/client/timeline'),
  messages: { ...companyTimelineMessages, ...partMessages },
  pageSize: 50,
  hasSearch: true,
  filters: {
    group: oneOf(timelineGroupNames),
    part: recordId({ control: 'select' }),
    branch: recordId({ control: 'select' }),
    from: month(),
    to: month(),
    before: beforeRow(),
  },
  sorts: { newest: 'desc' },
  columns: {
    at: moment(),
    what: text({ value: (row: TimelineRow, { lang }: Reader) => sentenceOf(row, lang) }),
    group: label({ value: (row: TimelineRow) => groupOf(row.kind) }),
    place: text(),
    number: text({ value: (row: TimelineRow) => row.no }),
    who: text({ value: (row: TimelineRow, { lang }: Reader) => whoOf(row, lang) }),
    score: number(),
  },
  file: { name: 'timeline', action: 'timeline.export', entity: 'client' },
})
export type TimelineQuery = QueryOf<typeof timelineList>
