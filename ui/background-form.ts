import { useFetcher } from 'react-router'
import { showToast } from '#/ui/toast.tsx'

/** For an `ActionForm` that is sent in the background: the page stays, and a toast says that it went through. */
export function useBackgroundForm(text: string) {
  const fetcher = useFetcher()
  return { fetcher, onDone: () => showToast({ text, kind: 'success' }) }
}
