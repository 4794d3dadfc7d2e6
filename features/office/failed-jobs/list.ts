import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { failedJobMessages } from '#/messages/office/failed-jobs.ts'
import { failedJobTabs, jobAreas } from './areas.ts'

export type FailedJobState = 'open' | 'retried' | 'settled' | 'closed'
export type FailedJobRow = {
  id: string
  job: string
  problem: string
  tries: number
  times: number
  state: FailedJobState
  failedAt: string
  decidedAt: string | null
  by: string | null
  reason: string | null
  /** Page of the record concerned. */
  page: string | null
}

/** Jobs that failed after all their tries, newest first. */
export const failedJobList = defineList({
  key: 'failed-jobs',
  permission: 'logs.read',
  address: href('/admin/logs'),
  messages: failedJobMessages,
  pageSize: 25,
  tabs: { name: 'tab', values: failedJobTabs, label: 'tabs' },
  filters: { area: oneOf(jobAreas, { control: 'none' }) },
  sorts: { newest: 'desc' },
  columns: {
    job: text(),
    problem: text(),
    tries: number(),
    failedAt: moment(),
    state: label({ header: 'outcome', only: 'file' }),
    by: text({ only: 'file' }),
    decidedAt: moment({ only: 'file' }),
    reason: text({ only: 'file' }),
  },
  file: { name: 'failed-jobs', action: 'jobs.export', entity: 'job', confirm: true },
})
export type FailedJobQuery = QueryOf<typeof failedJobList>
