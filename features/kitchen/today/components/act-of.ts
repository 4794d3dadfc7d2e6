import { href } from 'react-router'
import type { TodayKind } from '#/domain/kitchen/buying/today.ts'
import type { TodayRow } from '../read-today.server.ts'

type Target = {
  to: string
  act:
    | `act_${'approve' | 'answer' | 'send' | 'deliver' | 'invoice' | 'closed' | 'answered' | 'closing' | 'par' | 'submitted' | 'open' | 'due'}`
    | 'view'
  /** Pages of the phone have a service worker of their own. */
  isOfPhone?: boolean
}

const order = (orderId: string) => href('/client/procurement/orders/:orderId', { orderId })
const withBranch = (address: string, branchId: string) => `${address}?${new URLSearchParams({ branch: branchId })}`

/** Where the act of a row is, in one step; for readers the record itself. */
export function targetOf(row: TodayRow): Target {
  const { id, may } = row
  switch (row.kind) {
    case 'approve':
    case 'answer':
    case 'send':
      return { to: order(id), act: may ? `act_${row.kind}` : 'view' }
    case 'deliver':
      return may
        ? { to: href('/client/field/receive/order/:orderId', { orderId: id }), act: 'act_deliver', isOfPhone: true }
        : { to: order(id), act: 'view' }
    case 'invoice':
      return {
        to: href('/client/procurement/invoices/:supplierInvoiceId', { supplierInvoiceId: id }),
        act: may ? 'act_invoice' : 'view',
      }
    case 'quote':
      return {
        to: href('/client/procurement/requests/:quotationId', { quotationId: id }),
        act: may ? `act_${row.status}` : 'view',
      }
    case 'par':
      return { to: withBranch(href('/client/procurement/suggestion'), id), act: may ? 'act_par' : 'view' }
    case 'count':
      if (row.status === 'due')
        return { to: withBranch(href('/client/procurement/counts'), id), act: may ? 'act_due' : 'view' }
      return row.status === 'open' && may
        ? { to: href('/client/field/count/:countId', { countId: id }), act: 'act_open', isOfPhone: true }
        : {
            to: href('/client/procurement/counts/:countId', { countId: id }),
            act: row.status === 'submitted' && may ? 'act_submitted' : 'view',
          }
  }
}

/** The list that holds all of a kind. */
export const listOf: Record<TodayKind, string> = {
  approve: `${href('/client/procurement/orders')}?state=awaiting`,
  answer: `${href('/client/procurement/orders')}?state=sent`,
  send: `${href('/client/procurement/orders')}?state=approved`,
  deliver: href('/client/procurement/receive'),
  invoice: `${href('/client/procurement/invoices')}?state=differs`,
  quote: href('/client/procurement/requests'),
  par: href('/client/procurement/suggestion'),
  count: href('/client/procurement/counts'),
}

/** Where the next useful step is made. */
export const stepAddresses = {
  supplier: href('/client/procurement/suppliers/new'),
  offer: href('/client/procurement/suppliers'),
  order: href('/client/procurement/orders/new'),
  count: href('/client/procurement/counts'),
  level: href('/client/procurement/par'),
  none: href('/client/procurement/orders'),
} as const
