import { bell, both, defineKinds, kind, mail, mailInBoth, team } from './kind.ts'

const orderFacts = { supplier: 'words', number: 'text', order: 'id' } as const
const toSupplier = { client: 'words', number: 'text', url: 'secret' } as const
const page = '/client/procurement/orders/{order}'

export const buyingKinds = defineKinds({
  'quote.asked': kind(
    { client: 'words', title: 'text', closes: 'moment', url: 'secret' },
    { address: mailInBoth('{url}') },
  ),
  'supplier-invoice.credit-asked': kind(
    { client: 'words', number: 'text', issued: 'day', amount: 'halalas', lines: 'words' },
    { address: mail(null, '/') },
  ),
  'quote.received': kind(
    { supplier: 'words', title: 'text', request: 'id' },
    { client: team('suppliers.write', bell('buying', '/client/procurement/requests/{request}')) },
  ),
  'licence.ending': kind(
    { count: 'count', first: 'words', lines: 'words' },
    { client: team('suppliers.write', both('papers', '/client/procurement/suppliers')) },
  ),
  'order.awaits': kind(orderFacts, { client: team('orders.approve', bell('buying', page)) }),
  'order.approved': kind(orderFacts, { person: bell('buying', page) }),
  'order.returned': kind(orderFacts, { person: bell('buying', page) }),
  'order.confirmed': kind(orderFacts, { person: bell('buying', page) }),
  'order.changed': kind(orderFacts, { person: bell('buying', page) }),
  'order.declined': kind(orderFacts, { person: bell('buying', page) }),
  'order.sent': kind(toSupplier, { address: mailInBoth('{url}') }),
  'order.accepted': kind(toSupplier, { address: mailInBoth('{url}') }),
  'order.revising': kind(toSupplier, { address: mailInBoth('{url}') }),
  'order.revised': kind(toSupplier, { address: mailInBoth('{url}') }),
  'order.insisted': kind(toSupplier, { address: mailInBoth('{url}') }),
  'order.cancelled': kind(toSupplier, { address: mailInBoth('{url}') }),
})
