import { href } from 'react-router'
import { type OrderAnswer, type OrderState, orderStates } from '#/domain/kitchen/buying/order.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'

export type OrderRow = {
  id: string
  number: number
  supplier: string
  branch: string
  state: OrderState
  answered: OrderAnswer | null
  wantedOn: Day
  net: Halalas | null
  /** The reader has to act on it. */
  waits: boolean
  revision: number
  /** Approved, and the reader may send it. */
  maySend: boolean
}

/** Purchase orders of one company: what waits for the reader first, then the newest. */
export const orderList = defineList({
  key: 'purchase-orders',
  permission: 'orders.read',
  address: href('/client/procurement/orders'),
  messages: orderMessages,
  file: { name: 'purchase-orders', action: 'orders.export', entity: 'client' },
  pageSize: 50,
  hasSearch: true,
  filters: { state: oneOf(orderStates) },
  sorts: { waiting: 'desc', number: 'desc', wantedOn: 'asc' },
  columns: {
    supplier: text(),
    state: label({ card: 'aside' }),
    number: number({ room: 's' }),
    branch: text({ room: 'm' }),
    wantedOn: day(),
    net: halalas(),
  },
})
export type OrderQuery = QueryOf<typeof orderList>
