import { formatDate } from '#/domain/riyadh-time.ts'
import { criticalCap } from '#/domain/score.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ClientReport } from '../read-client-report.server.ts'

/** Method of visit and score, for first-time readers. */
export function MethodNote({ report }: { report: ClientReport }) {
  const t = useT(clientReportMessages)
  const lang = useLang()
  const { code, version } = report.questionnaire
  return (
    <Card id="method" title={t('method')} className="scroll-mt-32">
      <div className="prose-width flex flex-col gap-3 text-ui text-ink-2">
        <p>{t('methodText', { code, version, cap: `${criticalCap}%` })}</p>
        <p>{t('bandsText')}</p>
        {report.lockedAt && <p>{t('final', { date: formatDate(new Date(report.lockedAt), lang) })}</p>}
      </div>
    </Card>
  )
}
