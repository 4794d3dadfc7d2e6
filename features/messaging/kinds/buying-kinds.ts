import { bell, both, defineKinds, kind, mailInBoth, team } from './kind.ts'

export const buyingKinds = defineKinds({
  'quote.asked': kind(
    { client: 'words', title: 'text', closes: 'moment', url: 'secret' },
    { address: mailInBoth('{url}') },
  ),
  'quote.received': kind(
    { supplier: 'words', title: 'text', request: 'id' },
    { client: team('suppliers.write', bell('buying', '/client/procurement/requests/{request}')) },
  ),
  'licence.ending': kind(
    { count: 'count', first: 'words', lines: 'words' },
    { client: team('suppliers.write', both('papers', '/client/procurement/suppliers')) },
  ),
})
