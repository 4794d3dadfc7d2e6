import { uiMessages } from '#/messages/ui.ts'
import { useT } from '#/ui/language.tsx'
import { classes } from '#/ui/class-names.ts'

type SpinnerProps = { size?: 16 | 20 | 32; label?: string; decorative?: boolean; className?: string }

/** Announces its label; decorative inside a button, which keeps its label. */
export function Spinner({ size = 20, label, decorative, className }: SpinnerProps) {
  const t = useT(uiMessages)
  const drawing = (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden className="animate-spinner shrink-0">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
  if (decorative) return drawing
  return (
    <span role="status" className={classes('inline-flex items-center gap-2 text-ink-2', className)}>
      {drawing}
      <span>{label ?? t('loading')}</span>
    </span>
  )
}

/** Placeholder in the shape of loading content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-breathe rounded-control bg-surface-3', className ?? 'h-5 w-full')}
    />
  )
}

/** Placeholder for lines of text or rows. */
export function SkeletonRows({ rows = 5, className }: { rows?: number; className?: string }) {
  const t = useT(uiMessages)
  return (
    <div role="status" className={classes('flex flex-col gap-3', className)}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  )
}
