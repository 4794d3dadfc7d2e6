/** Holds what pages say in passing: toasts and live regions. */
export function FeedbackProvider({ children }: { children: React.ReactNode }) {
  return <>{children}</>
}
