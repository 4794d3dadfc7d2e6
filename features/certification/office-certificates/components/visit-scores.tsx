import { TriangleAlert } from 'lucide-react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { Badge } from '#/ui/badge.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'

export type ScoredVisit = { reportId: string; day: string; score: number; criticalFailure: boolean }

/** Counted visits of a branch, newest first, linked to their reports; at the end of the line on a phone's card. */
export function VisitScores({ visits, start = false }: { visits: readonly ScoredVisit[]; start?: boolean }) {
  const t = useT(adminCertificateMessages)
  const page = useT(certificatePageMessages)
  const lang = useLang()
  if (visits.length === 0) return <span className="text-ink-2">{t('noVisits')}</span>
  return (
    <ul className={classes('flex flex-col gap-1', !start && 'max-md:items-end')}>
      {visits.map(({ reportId, day, score, criticalFailure }) => (
        <li key={reportId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <OpenLink
            to={href('/admin/reports/:reportId', { reportId })}
            className="link inline-flex min-h-6 items-center whitespace-nowrap coarse:min-h-11"
          >
            {formatDay(day, lang)}
          </OpenLink>
          <ScoreBadge score={score} word={false} />
          {criticalFailure && (
            <Badge tone="red" icon={TriangleAlert}>
              {page('critical')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The same in one line of a list: the scores, with their days for pointers and screen readers. */
export function VisitScoreLine({ visits }: { visits: readonly ScoredVisit[] }) {
  const t = useT(adminCertificateMessages)
  const page = useT(certificatePageMessages)
  const lang = useLang()
  if (visits.length === 0) return <span className="text-ink-2">{t('noVisits')}</span>
  return (
    <span className="inline-flex items-center gap-1">
      {visits.map(({ reportId, day, score, criticalFailure }) => (
        <OpenLink
          key={reportId}
          to={href('/admin/reports/:reportId', { reportId })}
          title={formatDay(day, lang)}
          className="inline-flex items-center gap-1 coarse:min-h-11"
        >
          <span className="sr-only">{formatDay(day, lang)}</span>
          <ScoreBadge score={score} word={false} />
          {criticalFailure && (
            <Icon as={TriangleAlert} size={16} label={page('critical')} className="text-danger-ink" />
          )}
        </OpenLink>
      ))}
    </span>
  )
}
