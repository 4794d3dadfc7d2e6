import { Download, FileText } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { type KeptReport, keptReportList } from '#/features/operations/compliance/list.ts'
import { browseKeptReports } from '#/features/operations/compliance/list.server.ts'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { compliancePdfMessages } from '#/messages/operations/compliance-pdf.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/documents'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(keptReportList, url.searchParams)
  return { query, ...(await browseKeptReports(actorOf(context), query)) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, compliancePdfMessages.title) }]

const langWords = { ar: 'arabic', en: 'english' } as const

function Files({ report }: { report: KeptReport }) {
  const t = useT(compliancePdfMessages)
  const lang = useLang()
  const { readOnly } = useRights()
  if (readOnly) return null
  const place = `${report.branch ?? t('all')}, ${formatDay(report.day, lang)}`
  return (
    <span className="flex flex-wrap gap-2">
      {(['ar', 'en'] as const).map((of) => (
        <AnchorButton
          key={of}
          size="dense"
          icon={Download}
          href={href('/client/government-compliance-report/documents/:complianceId/:lang', {
            complianceId: report.id,
            lang: of,
          })}
          aria-label={`${t(langWords[of])}: ${place}`}
        >
          {t(langWords[of])}
        </AnchorButton>
      ))}
    </span>
  )
}

const cells: ListCells<KeptReport> = { files: (report) => <Files report={report} /> }

/** PDFs of the compliance report that were made, each in both languages; they never change. */
export default function Page({ loaderData: { query, rows, total, branches } }: Route.ComponentProps) {
  const t = useT(compliancePdfMessages)
  const word = useT(complianceMessages)
  const toReport = <LinkButton to={href('/client/government-compliance-report')}>{t('toReport')}</LinkButton>
  return (
    <ListPage
      title={t('title')}
      breadcrumbs={[{ to: href('/client/government-compliance-report'), label: word('title') }, { label: t('title') }]}
      above={<p className="text-ui text-ink-2">{t('lead')}</p>}
      list={keptReportList}
      query={query}
      rows={rows}
      total={total}
      cells={cells}
      bare={total === 0 && !isNarrowed(keptReportList, query)}
      options={{ branch: branches.map(({ id, name }) => ({ value: id, label: name })) }}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={FileText} title={t('none')} action={toReport}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
