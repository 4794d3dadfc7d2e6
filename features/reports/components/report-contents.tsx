import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { useT } from '#/ui/language.tsx'

/** The way to the parts of a long report; it stays in sight on desks. */
export function ReportContents({ hasTrend, hasTimings }: { hasTrend: boolean; hasTimings: boolean }) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const parts: [id: string, label: string][] = [
    ['result', t('result')],
    ['sections', word('sections')],
    ['findings', t('findings')],
    ...(hasTrend ? [['trend', t('trend')] as [string, string]] : []),
    ['photos', word('photos')],
    ...(hasTimings ? [['timings', t('timingsShort')] as [string, string]] : []),
    ['answers', t('answers')],
    ['arithmetic', t('arithmetic')],
    ['method', t('method')],
  ]
  return (
    <nav
      aria-label={t('contents')}
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
