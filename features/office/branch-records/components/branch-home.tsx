import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { reportCode } from '#/domain/report.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { CorrectiveActionBadge, DueDay } from '#/features/reporting/corrective-actions/components/action-status.tsx'
import { branchPageMessages } from '#/messages/office/branch-records.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'
import type { BranchHome, ScoredVisit } from '../read-branch.server.ts'

/** Scores of a branch over time: a line for each type, with the visits as points. */
export function ScoreCard({ visits }: { visits: NonNullable<BranchHome['visits']> }) {
  const t = useT(branchPageMessages)
  const lang = useLang()
  const oldestFirst = visits.newest.toReversed()
  const types = [...new Set(oldestFirst.map(({ type }) => type))]
  const series = types.map((type) => ({
    name: t(`type_${type}`),
    values: oldestFirst.map((visit: ScoredVisit) => (visit.type === type ? visit.score : null)),
  }))
  return (
    <Card title={t('scores')} description={t('scoresHelp')}>
      {oldestFirst.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noScores')}</p>
      ) : (
        <TrendLine
          caption={t('scoresOf')}
          labels={oldestFirst.map(({ day }) => formatDay(day, lang))}
          series={series}
        />
      )}
    </Card>
  )
}

type Rows = { title: string; all: ReactNode; none: ReactNode; children: readonly ReactNode[] }

/** Lines of a part with a link to all of them. */
function Lines({ title, all, none, children }: Rows) {
  return (
    <Card title={title} actions={all} flush="framed">
      {children.length === 0 ? (
        <div className="px-4 pb-3 text-ui text-ink-2 md:px-6">{none}</div>
      ) : (
        <ul className="flex flex-col">{children}</ul>
      )}
    </Card>
  )
}

function Line({ to, title, facts, end }: { to: string; title: ReactNode; facts: ReactNode; end: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 md:px-6">
      <div className="min-w-0">
        <Link
          to={to}
          className="link inline-flex min-h-8 items-center text-ui font-medium wrap-anywhere coarse:min-h-11"
        >
          {title}
        </Link>
        <p className="text-caption text-ink-2">{facts}</p>
      </div>
      {end}
    </li>
  )
}

const linkLook = 'link inline-flex min-h-8 items-center text-ui coarse:min-h-11'

export function ReportLines({ branchId, reports }: { branchId: string; reports: NonNullable<BranchHome['reports']> }) {
  const t = useT(branchPageMessages)
  const all = (
    <Link to={`${href('/client/reports')}?branch=${branchId}`} className={linkLook}>
      {t('allReports')}
    </Link>
  )
  return (
    <Lines title={t('reports')} all={reports.length > 0 && all} none={t('noReports')}>
      {reports.map(({ id, number, visitedAt, type, score }) => (
        <Line
          key={id}
          to={href('/client/reports/:reportId', { reportId: id })}
          title={t('report', { number: reportCode(number) })}
          facts={
            <>
              {t(`type_${type}`)} · <Time at={visitedAt} />
            </>
          }
          end={<ScoreBadge score={score} />}
        />
      ))}
    </Lines>
  )
}

export function ActionLines({ branchId, actions }: { branchId: string; actions: NonNullable<BranchHome['actions']> }) {
  const t = useT(branchPageMessages)
  const all = (
    <Link to={`${href('/client/tasks')}?branch=${branchId}`} className={linkLook}>
      {t('allActions')}
    </Link>
  )
  return (
    <Lines title={`${t('actions')} (${actions.total})`} all={actions.total > 0 && all} none={t('noActions')}>
      {actions.first.map((action) => (
        <Line
          key={action.id}
          to={href('/client/tasks/:actionId', { actionId: action.id })}
          title={<bdi>{action.title}</bdi>}
          facts={
            <>
              <bdi>{action.owner}</bdi> · <DueDay action={action} />
            </>
          }
          end={<CorrectiveActionBadge status={action.status} verification={action.verification} />}
        />
      ))}
    </Lines>
  )
}

export function ComingLines({ coming }: { coming: NonNullable<BranchHome['coming']> }) {
  const t = useT(branchPageMessages)
  const none = (
    <>
      <p>{t('noComing')}</p>
      <p className="text-caption">{t('noComingHelp')}</p>
    </>
  )
  return (
    <Lines title={t('coming')} all={null} none={none}>
      {coming.map(({ id, number, at, type }) => (
        <Line
          key={id}
          to={href('/client/secret-shopper/:requestId', { requestId: id })}
          title={<Time at={at} mode="datetime" />}
          facts={
            <>
              {t(`type_${type}`)} · <bdi dir="ltr">{number}</bdi>
            </>
          }
          end={null}
        />
      ))}
    </Lines>
  )
}
