import { href, Link } from 'react-router'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { OpenCorrectiveAction } from '#/features/reporting/corrective-actions/components/open-action.tsx'
import { formatPoints } from '#/domain/score.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { returnMessages } from '#/messages/reporting/returns.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { ReturnRow } from '../list.ts'

function Finding({ row: { finding, critical, findings } }: { row: ReturnRow }) {
  const t = useT(returnMessages)
  return (
    <span>
      {finding}
      {findings > 1 && <span className="text-caption text-ink-2"> · {t('inSection', { count: findings })}</span>}
      {critical && (
        <Badge tone="red" className="ms-2">
          {t('critical')}
        </Badge>
      )}
    </span>
  )
}

/** The action about a finding with its owner, or a way to open one. */
function Action({ row }: { row: ReturnRow }) {
  const t = useT(correctiveActionMessages)
  const may = useMay()
  const { action, reportId, key, finding, task, critical } = row
  if (action)
    return (
      <Link
        to={href('/client/tasks/:actionId', { actionId: action.id })}
        className="link inline-flex min-h-8 items-center coarse:min-h-11"
      >
        <bdi>{action.owner}</bdi>
      </Link>
    )
  if (!may('actions.write')) return null
  return (
    <OpenCorrectiveAction
      reportId={reportId}
      finding={{ key, sentence: finding, task }}
      priority={critical ? 'critical' : 'high'}
      label={{ text: t('open'), spoken: t('openFor', { finding }) }}
    />
  )
}

/** Cells of findings; those of sections open no action, because an action is about one finding. */
export const returnCells = (kind: 'question' | 'section'): ListCells<ReturnRow> => ({
  finding: (row) => <Finding row={row} />,
  points: ({ points }) => <bdi dir="ltr">{formatPoints(points)}</bdi>,
  action: (row) => kind === 'question' && <Action row={row} />,
})
