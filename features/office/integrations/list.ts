import { href } from 'react-router'
import type { DoorName, DoorState } from '#/domain/doors.ts'
import { defineList } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'

export const integrationPath = (door: DoorName): string => href('/admin/integrations/:door', { door })

export const doorTones: Record<DoorState, 'grey' | 'yellow' | 'green' | 'red'> = {
  off: 'grey',
  sandbox: 'yellow',
  on: 'green',
  faulty: 'red',
}

/** Doors to outside services, in the order of the code. */
export const integrationList = defineList({
  key: 'integrations',
  permission: 'integrations.read',
  address: href('/admin/integrations'),
  messages: integrationMessages,
  pageSize: 25,
  sorts: { fixed: 'asc' },
  columns: {
    door: label(),
    state: label({ header: 'status', tones: doorTones, card: 'aside' }),
    source: label(),
    goodAt: moment(),
    failedAt: moment(),
    problem: text(),
  },
})
