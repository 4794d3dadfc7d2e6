import { both, defineKinds, kind, team } from './kind.ts'

export const dutyKinds = defineKinds({
  'duty.due': kind(
    { first: 'text', count: 'count', late: 'count' },
    { person: team('dashboard.client', both('duties', '/client/admin-task-tracking')) },
  ),
})
