import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { EligibleRow, EligibleTab } from '#/features/certification/certificates/eligible-list.ts'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import { missingText } from '#/features/certification/certificates/missing-text.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { Button } from '#/ui/button.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type Selection, selectionColumn } from '#/ui/list-selection.tsx'
import { CityName } from './city-name.tsx'
import { MeanValue } from './mean-value.tsx'
import { RiskText } from './risk-text.tsx'
import { VisitDoubts } from './visit-doubts.tsx'
import { VisitScoreLine } from './visit-scores.tsx'

type Props = {
  rows: readonly EligibleRow[]
  show: EligibleTab
  empty: ReactNode
  selection: Selection<EligibleRow>
  onIssue: (row: EligibleRow) => void
}

/** Branches measured by the current rule. */
export function BranchTable({ rows, show, empty, selection, onIssue }: Props) {
  const t = useT(adminCertificateMessages)
  const common = useCommonColumns()
  const choice = selectionColumn(selection, rows)
  const issue = useIssue(onIssue)
  const missing = useMissing()
  const risk = useRisk()
  const last: Record<EligibleTab, Column<EligibleRow>[]> = {
    eligible: [issue],
    applied: [missing, issue],
    nearly: [missing],
    'at-risk': [risk],
  }
  return (
    <DataTable
      caption={t('eligibleCaption')}
      columns={[...(show === 'eligible' ? [choice] : []), ...common, ...last[show]]}
      rows={rows}
      rowKey={({ branchId }) => branchId}
      rowLink={({ clientId, branchId }) => href('/admin/clients/:clientId/branches/:branchId', { clientId, branchId })}
      empty={empty}
    />
  )
}

function useCommonColumns(): Column<EligibleRow>[] {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  return [
    {
      key: 'branch',
      header: word('branch'),
      cell: ({ branchName, city }) => (
        <span className="cell-pair">
          <bdi>{branchName}</bdi>
          {city && (
            <span className="text-caption font-normal text-ink-2">
              <CityName city={city} />
            </span>
          )}
        </span>
      ),
    },
    { key: 'client', header: t('client'), cell: ({ clientName }) => <bdi>{clientName}</bdi> },
    {
      key: 'earned',
      header: t('earned'),
      cell: ({ eligibility: { level, next } }) => (
        <span className="cell-pair">
          <span className={level ? 'font-medium' : 'text-ink-2'}>
            {level ? word(`level_${level}`) : t('nothingEarned')}
          </span>
          {level && next && (
            <span className="text-caption text-ink-2">
              {t('toNext', { gap: String(next.gap), level: word(`level_${next.level}`) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'mean',
      header: t('meanToday'),
      numeric: true,
      cell: ({ eligibility: { mean } }) => mean !== null && <MeanValue value={mean} />,
    },
    {
      key: 'visits',
      header: t('visits'),
      cell: ({ visits, doubts }) => (
        <span className="cell-pair">
          <VisitScoreLine visits={visits} />
          <VisitDoubts doubts={doubts} />
        </span>
      ),
    },
  ]
}

/** Missing conditions in one line, with the whole text for pointers. */
function MissingLine({ missing }: Pick<EligibleRow['eligibility'], 'missing'>) {
  const lang = useLang()
  const text = missing.map((what) => missingText(what, lang)).join(' · ')
  return text && <bdi title={text}>{text}</bdi>
}

function useMissing(): Column<EligibleRow> {
  const t = useT(adminCertificateMessages)
  return {
    key: 'missing',
    header: t('missing'),
    cell: ({ eligibility: { missing } }) => <MissingLine missing={missing} />,
  }
}

function useRisk(): Column<EligibleRow> {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  return {
    key: 'risk',
    header: t('why'),
    cell: ({ held, risk, eligibility: { missing } }) => (
      <span className="cell-pair">
        {held && (
          <span className="inline-flex items-center gap-2">
            <OpenLink
              to={href('/admin/certificates/:certificateId', { certificateId: held.id })}
              className="link inline-flex min-h-6 items-center coarse:min-h-11"
            >
              {word(`level_${held.level}`)}
            </OpenLink>
            <CertificateState state={held.state} />
          </span>
        )}
        <RiskText risk={risk} state={held?.state ?? null} />
        <MissingLine missing={missing} />
      </span>
    ),
  }
}

function useIssue(onIssue: Props['onIssue']): Column<EligibleRow> {
  const t = useT(adminCertificateMessages)
  return {
    key: 'issue',
    header: t('issue'),
    hideHeader: true,
    cell: (row) =>
      row.eligibility.level && !row.held ? (
        <Button changes icon={Award} onClick={() => onIssue(row)} aria-label={`${t('issue')}: ${row.branchName}`}>
          {t('issue')}
        </Button>
      ) : null,
  }
}
