import { both, defineKinds, kind } from './kind.ts'

export const dutyKinds = defineKinds({
  'duty.due': kind(
    { first: 'text', count: 'count', late: 'count' },
    { person: both('duties', '/client/admin-task-tracking') },
  ),
})
