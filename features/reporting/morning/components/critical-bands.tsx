import { CircleAlert } from 'lucide-react'
import { href } from 'react-router'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { CriticalNow } from '../read-morning.server.ts'

/** Open critical failures: the only tinted blocks of the page. */
export function CriticalBands({ critical }: { critical: readonly CriticalNow[] }) {
  const t = useT(morningMessages)
  const lang = useLang()
  return critical.map(({ id, branch, visitedAt, sentences, reportId }) => (
    <section
      key={id}
      aria-label={t('critical')}
      data-tone="red"
      className="flex flex-col gap-3 border-s-4 border-danger-ink bg-tone p-4 md:flex-row md:items-center md:justify-between"
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-caption font-medium text-danger-ink">
          <Icon as={CircleAlert} size={16} />
          <span>
            {t('critical')} · <bdi>{branch}</bdi>
          </span>
        </p>
        {sentences.map((sentence) => (
          <p key={sentence} dir="auto" className="font-semibold">
            {sentence}
          </p>
        ))}
        <p className="text-caption text-ink-2">{t('visitOf', { date: formatDateTime(new Date(visitedAt), lang) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {reportId && <LinkButton to={href('/client/reports/:reportId', { reportId })}>{t('openAction')}</LinkButton>}
        <LinkButton variant="primary" to={href('/client/alerts/:alertId', { alertId: id })}>
          {t('openAlert')}
        </LinkButton>
      </div>
    </section>
  ))
}
