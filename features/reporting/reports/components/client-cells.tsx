import { reportCode } from '#/domain/report.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { ClientReportRow } from '../client-list.ts'
import { BranchName } from './branch-name.tsx'
import { ChangeText } from './change-text.tsx'

export const clientCells: ListCells<ClientReportRow> = {
  branch: ({ branch, location }) => <BranchName branch={branch} location={location} />,
  score: (row) => <Score row={row} />,
  change: ({ change, type }) => <ChangeText change={change} type={type} />,
  number: ({ number }) => (
    <bdi dir="ltr" className="num">
      {reportCode(number)}
    </bdi>
  ),
}

function Score({ row: { score, excluded } }: { row: ClientReportRow }) {
  const t = useT(clientReportMessages)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <ScoreBadge score={score} />
      {excluded && <Badge>{t('excluded')}</Badge>}
    </span>
  )
}
