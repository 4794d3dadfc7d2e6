/** What the search of the header finds: only what the person may see. */
export type FoundRecord = {
  kind: 'request' | 'client' | 'report' | 'certificate'
  id: string
  title: string
  detail: string
  to: string
}

export const leastSearched = 2
export const mostFound = 5
