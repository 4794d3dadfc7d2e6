import type { ReactNode } from 'react'

type NextStepBarProps = {
  /** What is still missing, or what the step depends on. */
  reason?: ReactNode
  reasonId?: string
  children: ReactNode
}

/** The one next step of a visit, always in reach at the foot of the page, with the reason why it cannot be taken yet. */
export function NextStepBar({ reason, reasonId, children }: NextStepBarProps) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-4 -mb-24 flex flex-col gap-1.5 border-t border-line bg-card px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:mx-0 lg:-mb-12 lg:rounded-card lg:border"
    >
      <p id={reasonId} className="text-caption text-ink-2 empty:hidden">
        {reason}
      </p>
      {children}
    </div>
  )
}
