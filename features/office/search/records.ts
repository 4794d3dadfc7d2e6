/** A result of the header's search, visible to the person. */
export type FoundRecord = {
  kind: 'branch' | 'request' | 'client' | 'report' | 'certificate'
  id: string
  title: string
  detail: string
  to: string
}

export const leastSearched = 2
export const mostFound = 5
