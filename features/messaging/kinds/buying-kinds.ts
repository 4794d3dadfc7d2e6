import { bell, defineKinds, kind, mail, mailInBoth, team } from './kind.ts'

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
})
