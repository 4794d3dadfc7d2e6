import { LiveRegion } from '#/ui/live-region.tsx'
import { ToastRegion } from '#/ui/toast.tsx'
import { GlobalNavigation } from './global-navigation.tsx'

/** Provides progress, announcements of new pages, toasts and live regions. */
export function FeedbackProvider({ children }: { children: React.ReactNode }) {
  return (
    <>
      {children}
      <GlobalNavigation />
      <ToastRegion />
      <LiveRegion />
    </>
  )
}
