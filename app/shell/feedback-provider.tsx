import { LiveRegion } from '#/ui/live-region.tsx'
import { ToastRegion } from '#/ui/toast.tsx'

/** Holds what pages say in passing: toasts and live regions. */
export function FeedbackProvider({ children }: { children: React.ReactNode }) {
  return (
    <>
      {children}
      <ToastRegion />
      <LiveRegion />
    </>
  )
}
