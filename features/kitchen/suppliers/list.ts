import { href } from 'react-router'
import { licenceStates, type LicenceState } from '#/domain/kitchen/buying/supplier.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, number, text } from '#/domain/list-columns.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'

export type SupplierLine = {
  id: string
  name: string
  contact: string | null
  phone: string | null
  /** Licence of the food authority: its state today and its end. */
  licence: LicenceState
  licenceEnd: Day | null
  offers: number
  minimumOrder: number
  deliveryFee: number
  isArchived: boolean
}

/** Suppliers of one company by name. */
export const supplierList = defineList({
  key: 'suppliers',
  permission: 'suppliers.read',
  address: href('/client/procurement/suppliers'),
  messages: supplierMessages,
  pageSize: 50,
  hasSearch: true,
  tabs: { name: 'show', values: ['active', 'archived'], label: 'shows' },
  filters: { licence: oneOf(licenceStates) },
  sorts: { name: 'asc', licenceEnd: 'asc', offers: 'desc' },
  columns: {
    name: text(),
    licence: label({ card: 'aside' }),
    licenceEnd: day({ room: 's' }),
    contact: text({ room: 'm' }),
    phone: text({ room: 'l' }),
    offers: number({ room: 'm' }),
    minimumOrder: halalas({ room: 'l' }),
    deliveryFee: halalas({ room: 'xl' }),
  },
  file: { name: 'suppliers', action: 'suppliers.export', entity: 'client' },
})
export type SupplierQuery = QueryOf<typeof supplierList>
