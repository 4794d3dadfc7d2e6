import { isRecordId } from './record-id.ts'

/** Parameter of a list's address with the record that is open beside it. */
const parameter = 'open'

/** Width in pixels from which a record opens beside its list; below it, its row leads to its page. */
export const besideWidth = 1280

/** The record open beside the list, or null. */
export function openedIn(params: URLSearchParams): string | null {
  const id = params.get(parameter)?.toLowerCase() ?? ''
  return isRecordId(id) ? id : null
}

/** Query of the same list with another record open, or none. */
export function withOpened(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params)
  if (id) next.set(parameter, id)
  else next.delete(parameter)
  return next.size > 0 ? `?${next}` : ''
}

/** Record a step before or after the open one in the order of the rows; null at the ends and for a record of another page. */
export function neighbourOf(ids: readonly string[], opened: string | null, step: 1 | -1): string | null {
  const at = opened === null ? -1 : ids.indexOf(opened)
  return at === -1 ? null : (ids[at + step] ?? null)
}
