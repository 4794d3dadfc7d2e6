import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, type Reader, text } from '#/domain/list-columns.ts'
import { staffMessages } from '#/messages/identity/staff.ts'
import { roleName } from './role-name.ts'

export const staffStates = ['active', 'removed'] as const
export type StaffRow = {
  id: string
  name: string
  email: string
  role: string
  nameEn: string
  nameAr: string
  state: (typeof staffStates)[number]
  secondFactor: 'on' | 'off'
  lastSeen: string | null
  version: number
}

/** Everyone who works, or has worked, in the back office. */
export const staffList = defineList({
  key: 'staff',
  permission: 'staff.read',
  address: href('/admin/permissions'),
  messages: staffMessages,
  pageSize: [25, 50, 100],
  hasSearch: true,
  filters: { state: oneOf(staffStates) },
  sorts: { name: 'asc', lastSeen: 'desc' },
  columns: {
    name: text(),
    email: text(),
    role: text({ value: (row: StaffRow, { lang }: Reader) => roleName(row, lang) }),
    state: label({ card: 'aside', tones: { active: 'green', removed: 'grey' } }),
    secondFactor: label({ labelled: true, tones: { on: 'green', off: 'yellow' } }),
    lastSeen: moment(),
  },
  file: { name: 'staff', action: 'staff.export', entity: 'staff', confirm: true },
})
export type StaffQuery = QueryOf<typeof staffList>
