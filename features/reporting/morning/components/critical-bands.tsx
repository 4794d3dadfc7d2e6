import { CircleAlert } from 'lucide-react'
import { href, Link } from 'react-router'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { CriticalNow, FurtherCritical } from '../read-morning.server.ts'

type CriticalBandsProps = { critical: readonly CriticalNow[]; more: readonly FurtherCritical[] }

/** Open critical failures: the only tinted blocks of the page. The newest in full, the others by branch. */
export function CriticalBands({ critical, more }: CriticalBandsProps) {
  return (
    <>
      <Bands critical={critical} />
      {more.length > 0 && <Further more={more} />}
    </>
  )
}

function Further({ more }: { more: readonly FurtherCritical[] }) {
  const t = useT(morningMessages)
  const lang = useLang()
  return (
    <details className="border-s-4 border-danger-ink ps-4 text-ui">
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-medium coarse:min-h-11">
        {t('furtherCritical', { count: String(more.length) })}
      </summary>
      <ul>
        {more.map(({ id, branch, sentOn }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Link
              to={href('/client/alerts/:alertId', { alertId: id })}
              className="link inline-flex min-h-8 items-center coarse:min-h-11"
            >
              <bdi>{branch}</bdi>
            </Link>
            <span className="self-center text-caption text-ink-2">{formatDateTime(new Date(sentOn), lang)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Bands({ critical }: { critical: readonly CriticalNow[] }) {
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
