/** The states of the editor's queue, in the order in which they are worked. */
export const deskTabs = ['waiting', 'in-review', 'returned', 'overdue', 'released', 'rejected'] as const
export type DeskTab = (typeof deskTabs)[number]
export const deskSorts = ['due', 'submitted', 'branch', 'client'] as const

export const clientSorts = ['date', 'branch', 'score'] as const
/** Days back from today that a client may look at. */
export const periods = ['30', '90', '365'] as const
