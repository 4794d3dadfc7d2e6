import { both, defineKinds, kind } from './kind.ts'

const dashboard = both('account', '/client/dashboard')

export const companyKinds = defineKinds({
  'client.approved': kind({}, { client: dashboard }),
  'client.rejected': kind({ reason: 'text' }, { client: dashboard }),
  'client.suspended': kind({ reason: 'text' }, { client: dashboard }),
  'client.reinstated': kind({}, { client: dashboard }),
})
