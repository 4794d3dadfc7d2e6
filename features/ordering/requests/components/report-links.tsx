import { href } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { reportMessages } from '#/messages/reports.ts'
import { OpenLink } from '#/ui/open-link.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { RequestReport } from '../read-request.server.ts'

/** Reports of a request, newest first; rejected ones stay readable. */
export function ReportLinks({ reports }: { reports: readonly RequestReport[] }) {
  const t = useT(controlRoomMessages)
  const word = useT(reportMessages)
  const lang = useLang()
  return (
    <ul className="flex flex-col gap-2">
      {reports.map(({ id, status, at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-ui">
          <OpenLink
            to={href('/admin/reports/:reportId', { reportId: id })}
            className="link inline-flex min-h-8 items-center coarse:min-h-11"
          >
            {t('report', { date: formatDate(new Date(at), lang) })}
          </OpenLink>
          <span className="text-ink-2">{word(`status_${status}`)}</span>
        </li>
      ))}
    </ul>
  )
}
