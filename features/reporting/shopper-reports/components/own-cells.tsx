import { BranchName } from '#/features/reporting/reports/components/branch-name.tsx'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { Stars } from '#/ui/meter.tsx'
import type { OwnReportLine } from '../list.ts'
import { StateBadge } from './state-badge.tsx'
import { useNextText } from './use-next-text.ts'

/** Cells of a shopper's reports, with the next step of each. */
export function useOwnCells(): ListCells<OwnReportLine> {
  const t = useT(shopperReportMessages)
  const nextText = useNextText()
  return {
    branch: ({ branch, location }) => <BranchName branch={branch} location={location} />,
    state: ({ status }) => <StateBadge status={status} />,
    next: ({ next }) => nextText(next),
    grade: ({ grade }) =>
      grade === null ? <span className="text-caption text-ink-2">{t('noGrade')}</span> : <Stars rating={grade} />,
  }
}
