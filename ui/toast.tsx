import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

export type Toast = {
  text: ReactNode
  kind?: 'success' | 'info' | 'danger'
  action?: { label: string; onAction: () => void }
  /** Stays until it is dismissed: for what the reader must have seen. */
  lasts?: boolean
  /** Called when it is gone, by time or by hand. */
  onEnd?: () => void
}

type Shown = Toast & { id: number }

const none: readonly Shown[] = []
const most = 3
let shown = none
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Shown[]) => {
  shown = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Takes a message away before its time. */
export const dismissToast = (id: number) => {
  shown.find((toast) => toast.id === id)?.onEnd?.()
  change(shown.filter((toast) => toast.id !== id))
}

/** Shows a short message at the end of the page, and returns its id. Errors must also be shown elsewhere. */
export function showToast(toast: Toast): number {
  const all = [...shown, { ...toast, id: ++lastId }]
  for (const { onEnd } of all.slice(0, -most)) onEnd?.()
  change(all.slice(-most))
  return lastId
}

export const useToast = () => showToast

const kinds = {
  success: { tone: 'green', icon: CircleCheck },
  info: { tone: 'blue', icon: Info },
  danger: { tone: 'red', icon: CircleAlert },
} as const

/** Mounted once, in the root. Messages stay 6 s (9 with an action), paused while hovered or focused. */
export function ToastRegion() {
  const t = useT(uiMessages)
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  return (
    <section
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions"
      data-print="hide"
      className="pointer-events-none fixed end-4 bottom-4 max-lg:bottom-20 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Shown }) {
  const card = useRef<HTMLDivElement>(null)
  const t = useT(uiMessages)
  const { tone, icon } = kinds[toast.kind ?? 'success']
  useEffect(() => {
    if (toast.lasts) return
    let left = toast.action ? 9000 : 6000
    const timer = setInterval(() => {
      if (card.current?.parentElement?.matches(':hover, :focus-within')) return
      left -= 500
      if (left <= 0) dismissToast(toast.id)
    }, 500)
    return () => clearInterval(timer)
  }, [toast])
  return (
    <div
      ref={card}
      data-tone={tone}
      className="pointer-events-auto flex items-start gap-3 rounded-card border border-tone-line bg-tone p-3 text-ui text-tone-ink shadow-float"
    >
      <Icon as={icon} className="mt-1.5" />
      <p className="min-w-0 flex-1 py-1.5">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-9 rounded-control px-2 font-semibold underline underline-offset-4 coarse:min-h-11"
          onClick={() => {
            toast.action?.onAction()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={() => dismissToast(toast.id)}
        className="flex size-9 items-center justify-center rounded-control coarse:size-11"
      >
        <Icon as={X} size={16} />
      </button>
    </div>
  )
}
