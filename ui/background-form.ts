import { useFetcher } from 'react-router'
import { showToast } from '#/ui/toast.tsx'

/** For an `ActionForm` submitted in the background: stays on the page and confirms with a toast. */
export function useBackgroundForm(text: string) {
  const fetcher = useFetcher()
  return { fetcher, onDone: () => showToast({ text, kind: 'success' }) }
}
