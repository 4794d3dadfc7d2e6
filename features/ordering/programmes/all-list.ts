import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, number, text } from '#/domain/list-columns.ts'
import { programmeStates, type ProgrammeState } from '#/domain/ordering/programme.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'

export type AnyProgrammeRow = {
  id: string
  name: string
  client: string
  state: ProgrammeState
  cadence: 'month' | 'quarter'
  /** Visits of the current period: wanted, standing, without a shopper, completed. */
  wanted: number
  standing: number
  open: number
  done: number
  created: string
}

/** The visit programmes of all clients. */
export const allProgrammes = defineList({
  key: 'programmes',
  permission: 'programmes.read',
  address: href('/admin/secret-shopper/programmes'),
  messages: { ...programmeMessages, caption: programmeMessages.titleAll },
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(programmeStates), client: recordId() },
  sorts: { created: 'desc' },
  columns: {
    name: text(),
    state: label({ card: 'aside' }),
    client: text(),
    cadence: label(),
    wanted: number(),
    standing: number(),
    open: number(),
    done: number(),
    created: day(),
  },
  file: { name: 'programmes', action: 'programmes.export', entity: 'programme' },
})
export type AllProgrammesQuery = QueryOf<typeof allProgrammes>
