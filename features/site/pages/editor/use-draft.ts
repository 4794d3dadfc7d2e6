import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDraft, type Loaded, sendDraft } from './draft.ts'

/** Draft of a page in its editor; closing the window unsaved requires confirmation. */
export function useDraft(pageId: string, loaded: Loaded) {
  const [draft] = useState(() => createDraft(loaded, (one) => sendDraft(pageId, one)))
  const { content, saving } = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot)
  useEffect(() => draft.stop, [draft])
  useEffect(() => {
    if (saving === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [saving])
  return { draft, content, saving }
}
