import { TriangleAlert } from 'lucide-react'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import { type ReviewSignal, reviewSignals } from '../lists.ts'

/** Signals that suggest a closer look. */
export function Signals({ signals }: { signals: readonly ReviewSignal[] }) {
  const t = useT(moderationMessages)
  if (signals.length === 0) return null
  return (
    <ul aria-label={t('signals')} className="flex flex-wrap gap-1.5">
      {signals.map((signal) => (
        <li key={signal}>
          <Badge tone="yellow-deep" icon={TriangleAlert}>
            {t(`signal_${signal}`)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

/** Explains the signals, none of which decides. */
export function SignalsExplained() {
  const t = useT(moderationMessages)
  return (
    <details className="rounded-card border border-line bg-card p-4 md:px-6">
      <summary className="min-h-8 cursor-pointer text-ui font-medium coarse:min-h-11">{t('explain')}</summary>
      <p className="mt-2 text-ui text-ink-2">{t('explainIntro')}</p>
      <dl className="mt-3 flex flex-col gap-3 text-ui">
        {reviewSignals.map((signal) => (
          <div key={signal}>
            <dt className="font-medium">{t(`signal_${signal}`)}</dt>
            <dd className="text-ink-2">{t(`explain_${signal}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
