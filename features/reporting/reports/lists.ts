/** The states of the editor's queue, in the order in which they are worked. */
export const deskTabs = [
  'waiting',
  'in-review',
  'returned',
  'disputes',
  'appeals',
  'overdue',
  'released',
  'rejected',
] as const
export type DeskTab = (typeof deskTabs)[number]
export const deskSorts = ['due', 'risk', 'submitted', 'branch', 'client'] as const
/** What an editor looks for among many: what failed badly, what is weakly proved, what waits too long, what is whose. */
export const deskRisks = ['critical', 'weak'] as const
export const deskAges = ['late', 'escalated'] as const
export const deskHands = ['mine', 'others'] as const
/** What a queue can be narrowed by: nothing waits for an editor any more once it is decided, and nobody holds what waits. */
export const deskFilters: Record<DeskTab, readonly ('risk' | 'age' | 'hands' | 'type')[]> = {
  waiting: ['risk', 'age', 'type'],
  'in-review': ['risk', 'age', 'hands', 'type'],
  returned: ['risk', 'hands', 'type'],
  disputes: [],
  appeals: ['type'],
  overdue: ['type'],
  released: ['risk', 'hands', 'type'],
  rejected: ['risk', 'hands', 'type'],
}
/** Below this a visit is weakly proved, and is looked at with more care. */
export const weakEvidence = 60

export const clientSorts = ['date', 'branch', 'score'] as const
