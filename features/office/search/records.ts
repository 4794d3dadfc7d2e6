/** Kinds of records that the search of the header finds. */
export const recordKinds = [
  'branch',
  'client',
  'person',
  'request',
  'report',
  'action',
  'certificate',
  'invoice',
  'payment',
  'batch',
  'wave',
  'task',
  'setting',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** A result of the header's search, visible to the person. */
export type FoundRecord = {
  kind: RecordKind
  id: string
  title: string
  detail: string
  to: string
  /** Has the typed number, or exactly the typed name. */
  exact?: true
}

export const leastSearched = 2
export const mostFound = 5
