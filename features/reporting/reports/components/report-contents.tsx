import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { clientPageMessages, replyMessages } from '#/messages/reporting/client-report.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { stakeMessages } from '#/messages/reporting/stakes.ts'
import { useT } from '#/ui/language.tsx'

type Part = [id: string, label: string]
type Props = {
  hasTrend: boolean
  hasStakes?: boolean
  hasTimings: boolean
  hasJourney?: boolean
  hasRevisions?: boolean
  own?: boolean
}

/** Links to the parts of a long report; sticky on wide screens. `own`: includes the parts only for the client. */
export function ReportContents({ hasTrend, hasStakes, hasTimings, hasJourney, hasRevisions, own }: Props) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const page = useT(clientPageMessages)
  const action = useT(correctiveActionMessages)
  const reply = useT(replyMessages)
  const stake = useT(stakeMessages)
  const when = (shown: boolean | undefined, id: string, label: string): Part[] => (shown ? [[id, label]] : [])
  const parts: Part[] = [
    ['result', t('result')],
    ['sections', word('sections')],
    ['findings', t('findings')],
    ...when(hasStakes, 'stakes', stake('short')),
    ...when(hasTrend, 'trend', t('trend')),
    ['photos', word('photos')],
    ...when(hasJourney, 'journey', page('journey')),
    ...when(hasTimings, 'timings', t('timingsShort')),
    ['answers', t('answers')],
    ...when(own, 'actions', action('ofReport')),
    ...when(own, 'reply', reply('title')),
    ...when(hasRevisions, 'revisions', page('revisions')),
    ['arithmetic', t('arithmetic')],
    ['method', t('method')],
  ]
  return (
    <nav
      aria-label={t('contents')}
      data-print="hide"
      className="overflow-x-auto rounded-card border border-line bg-card lg:sticky lg:top-16 lg:z-10"
    >
      <ul className="flex gap-1 px-2">
        {parts.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center px-2 text-caption whitespace-nowrap text-ink-2 hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
