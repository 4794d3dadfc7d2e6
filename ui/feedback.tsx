import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, RotateCw, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

const noticeTones = {
  info: { tone: 'blue', icon: Info },
  success: { tone: 'green', icon: CircleCheck },
  warning: { tone: 'yellow', icon: TriangleAlert },
  danger: { tone: 'red', icon: CircleAlert },
} as const

type NoticeProps = {
  kind?: keyof typeof noticeTones
  title?: ReactNode
  actions?: ReactNode
  live?: boolean
  children?: ReactNode
}

/** A persistent message on the page (a deadline, a pending approval). */
export function Notice({ kind = 'info', title, actions, live, children }: NoticeProps) {
  const { tone, icon } = noticeTones[kind]
  return (
    <div
      data-tone={tone}
      role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}
      className="flex items-start gap-3 rounded-card border border-tone-line bg-tone p-4 text-ui text-tone-ink"
    >
      <Icon as={icon} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  icon?: LucideIcon
  compact?: boolean
}

/** Empty list: describes the future content and offers the first step. */
export function EmptyState({ title, children, action, icon, compact }: EmptyStateProps) {
  return (
    <div className={classes('flex flex-col items-center gap-3 px-4 text-center', compact ? 'py-6' : 'py-12')}>
      {icon && (
        <span className="flex size-12 items-center justify-center rounded-full bg-surface-2 text-ink-2">
          <Icon as={icon} size={24} />
        </span>
      )}
      <p className="text-body font-semibold">{title}</p>
      {children && <div className="max-w-[48ch] text-ui text-ink-2">{children}</div>}
      {action && <div className="mt-1 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

/** A failed panel with a retry; the rest of the page still works. */
export function PanelError({ message, onRetry }: { message?: ReactNode; onRetry?: () => void }) {
  const t = useT(uiMessages)
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <span data-tone="red" className="flex size-12 items-center justify-center rounded-full bg-tone text-tone-ink">
        <Icon as={CircleAlert} size={24} />
      </span>
      <p className="text-ui">{message ?? t('somethingWrong')}</p>
      <Button icon={RotateCw} pending={state === 'loading'} onClick={onRetry ?? (() => void revalidate())}>
        {t('retry')}
      </Button>
    </div>
  )
}
