import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, label, number, type Reader, text } from '#/domain/list-columns.ts'
import { type Staffing, waveStatuses, type WaveStatus } from '#/domain/ordering/wave-status.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'

export type WaveRow = {
  id: string
  name: string
  /** Null: several clients. */
  clientName: string | null
  from: Day
  until: Day
  status: WaveStatus
  staffing: Staffing
  createdAt: string
}

/** The waves of all clients. */
export const waveList = defineList({
  key: 'waves',
  permission: 'waves.read',
  address: href('/admin/secret-shopper/waves'),
  messages: { ...waveMessages, caption: waveMessages.title },
  pageSize: 25,
  hasSearch: true,
  filters: { status: oneOf(waveStatuses) },
  sorts: { created: 'desc', from: 'asc', visits: 'asc' },
  columns: {
    name: text(),
    status: label({ card: 'aside' }),
    client: text({ room: 's', value: ({ clientName }: WaveRow, { t }: Reader) => clientName ?? t('several') }),
    period: text({ only: 'table', exact: true, sort: 'from', value: ({ from }: WaveRow) => from }),
    from: day({ only: 'file' }),
    until: day({ only: 'file' }),
    visits: number({ room: 'm', value: ({ staffing }: WaveRow) => staffing.visits }),
    staffed: number({ room: 'm', value: ({ staffing }: WaveRow) => staffing.staffed }),
    offered: number({ room: 'm', value: ({ staffing }: WaveRow) => staffing.offered }),
    open: number({ value: ({ staffing }: WaveRow) => staffing.open }),
    created: day({ room: 'xl', value: ({ createdAt }: WaveRow) => createdAt }),
  },
  file: { name: 'waves', action: 'waves.export', entity: 'wave' },
})
export type WavesQuery = QueryOf<typeof waveList>
