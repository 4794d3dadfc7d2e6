import { createContext, type MouseEvent, use, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { besideWidth, openedIn, withOpened } from '#/domain/open-record.ts'

export type OpenRecord = {
  /** The record open beside the list. */
  opened: string | null
  /** Opens another record, or closes the open one. */
  open: (id: string | null) => void
}

export const OpenRecordContext = createContext<OpenRecord | null>(null)

/** The open record of the list around; null where rows lead to pages: other lists, narrow screens. */
export const useOpenRecord = (): OpenRecord | null => use(OpenRecordContext)

const query = `(min-width: ${besideWidth}px)`
const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** The open record in the address; null on narrow screens and on the server, where every row is a link to its page. */
export function useRecordInAddress(): OpenRecord | null {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const opened = openedIn(params)
  if (!isWide) return null
  const open = (id: string | null) => {
    // why: the rows stay as they are, and Back closes the record
    const how = { replace: opened !== null, preventScrollReset: true, defaultShouldRevalidate: false }
    void navigate({ search: withOpened(params, id) }, how)
  }
  return { opened, open }
}

/** Whether a press on a link is a plain one by pointer: Enter and presses for a new tab follow the link. */
export const isPlainPress = ({ detail, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  detail > 0 && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
