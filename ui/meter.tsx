import { formatTenths } from '#/domain/score.ts'
import { Star } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

export type ProgressBarProps = {
  value: number
  max: number
  label: string
  /** Text beside the bar, such as "8 of 12". */
  text?: string
  hideLabel?: boolean
  /** A line without label, such as at the foot of a header. */
  thin?: boolean
}

/** Progress, filled in reading direction. */
export function ProgressBar({ value, max, label, text, hideLabel, thin }: ProgressBarProps) {
  const lang = useLang()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const width = share * 100
  const height = thin ? 4 : 8
  return (
    <div className="flex flex-col gap-1.5">
      <div className={classes('flex justify-between gap-3 text-caption', (hideLabel || thin) && 'sr-only')}>
        <span>{label}</span>
        <span className="num text-ink-2">{text ?? `${Math.round(width)}%`}</span>
      </div>
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(width)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        width="100%"
        height={height}
        className={classes('bg-surface-3', !thin && 'rounded-full')}
      >
        <rect
          x={lang === 'ar' ? `${100 - width}%` : 0}
          width={`${width}%`}
          height={height}
          rx={thin ? 0 : 4}
          className="fill-primary"
        />
      </svg>
    </div>
  )
}

/** Rating out of five as stars and number; without ratings it says so. */
export function Stars({ rating, count }: { rating: number | null; count?: number }) {
  const t = useT(uiMessages)
  if (rating === null) return <span className="text-ui text-ink-2">{t('noRating')}</span>
  const text = formatTenths(rating)
  const outOfFive = `${text}/5`
  return (
    <span className="inline-flex items-center gap-2">
      <span role="img" aria-label={t('stars', { rating: text })} className="inline-flex gap-0.5">
        {[1, 2, 3, 4, 5].map((star) => (
          <OneStar key={star} filled={Math.min(1, Math.max(0, rating - star + 1))} />
        ))}
      </span>
      <span aria-hidden className="num text-ui font-semibold">
        <bdi dir="ltr">{outOfFive}</bdi>
      </span>
      {count !== undefined && <span className="num text-caption text-ink-2">({count})</span>}
    </span>
  )
}

/** Cuts a partial star in reading direction. */
function OneStar({ filled }: { filled: number }) {
  const part = filled >= 0.75 ? 'full' : filled >= 0.25 ? 'half' : 'empty'
  return (
    <span className="relative inline-flex text-line-input">
      <Icon as={Star} size={16} className={part === 'full' ? 'fill-gauge-fair text-gauge-fair' : undefined} />
      {part === 'half' && (
        <span className="absolute inset-y-0 start-0 flex w-1/2 overflow-hidden">
          <Icon as={Star} size={16} className="fill-gauge-fair text-gauge-fair" />
        </span>
      )}
    </span>
  )
}
