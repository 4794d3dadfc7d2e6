import { href, Link } from 'react-router'
import { type BranchOverdue, overdueKinds, type OverdueKind } from '#/domain/operations/branch-morning/due.ts'
import { MorningPart } from '#/features/reporting/morning/components/morning-part.tsx'
import { branchMorningMessages } from '#/messages/operations/branch-morning.ts'
import { useT } from '#/ui/language.tsx'
import type { OverdueToday } from '../read-overdue.server.ts'

/** The list of a kind's overdue items at a branch. */
const listOf: Record<OverdueKind, (branch: string) => string> = {
  daily: () => href('/client/daily-operations-report'),
  action: (branch) => `${href('/client/tasks')}?${new URLSearchParams({ status: 'overdue', branch })}`,
  duty: (branch) => `${href('/client/admin-task-tracking')}?${new URLSearchParams({ view: 'late', part: branch })}`,
  paper: (branch) => `${href('/client/document-monitoring')}?${new URLSearchParams({ branch })}`,
}

/** Which branches have something overdue, with the way to each list. */
export function OverdueAtBranches({ overdue }: { overdue: OverdueToday }) {
  const t = useT(branchMorningMessages)
  const { rows, late, branches, above, reports } = overdue
  if (branches === 0) return null
  const company = [
    ['duty', above.duty, `${href('/client/admin-task-tracking')}?view=late`],
    ['paper', above.paper, `${href('/client/document-monitoring')}?scope=company`],
  ] as const
  const isQuiet = late === 0 && above.duty + above.paper === 0
  return (
    <MorningPart
      title={t('atBranches')}
      {...(reports.all > 0 && { note: t('reportsIn', { in: String(reports.in), all: String(reports.all) }) })}
    >
      {isQuiet ? (
        <p className="py-3 text-ui text-ink-2">{t('noBranchLate')}</p>
      ) : (
        <>
          {late > 0 && (
            <p className="pt-2 text-ui text-ink-2">
              {t('branchesLate', { late: String(late), all: String(branches) })}
            </p>
          )}
          <ul>
            {rows.map((row) => (
              <Row key={row.branchId} row={row} />
            ))}
            {above.duty + above.paper > 0 && (
              <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-b-0">
                <span className="font-medium">{t('aboveBranches')}</span>
                <span className="flex flex-wrap gap-x-4 text-ui">
                  {company.map(
                    ([kind, count, to]) => count > 0 && <Count key={kind} kind={kind} count={count} to={to} />,
                  )}
                </span>
              </li>
            )}
          </ul>
        </>
      )}
    </MorningPart>
  )
}

function Row({ row }: { row: BranchOverdue }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-b-0">
      <bdi className="font-medium">{row.branch}</bdi>
      <span className="flex flex-wrap gap-x-4 text-ui">
        {overdueKinds.map(
          (kind) => row[kind] > 0 && <Count key={kind} kind={kind} count={row[kind]} to={listOf[kind](row.branchId)} />,
        )}
      </span>
    </li>
  )
}

function Count({ kind, count, to }: { kind: OverdueKind; count: number; to: string }) {
  const t = useT(branchMorningMessages)
  return (
    <Link to={to} className="link inline-flex min-h-8 items-center text-danger-ink coarse:min-h-11">
      {t(`overdue_${kind}`, { count })}
    </Link>
  )
}
