import { ChevronDown, Diamond } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Authority } from '#/domain/operations/papers/obligation.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatTenths } from '#/domain/score.ts'
import { PaperStateBadge, useDaysText, usePaperName } from '#/features/operations/papers/components/paper-parts.tsx'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Compliance } from '../read-compliance.server.ts'
import { type ComplianceRow, isGap } from '../rows.ts'
import { ExemptionSteps, RowStep } from './row-steps.tsx'

const grid = 'lg:grid lg:grid-cols-[minmax(0,1fr)_9.5rem_9rem_3.5rem_13rem] lg:items-center lg:gap-x-3'

const signed = (sign: string, points: number): string => sign + formatTenths(points)

type Props = { report: Compliance }

/** Obligations by authority: groups with a gap come first and are open, those in order fold to one line. */
export function ComplianceGroups({ report }: Props) {
  const t = useT(complianceMessages)
  const groups = [...Map.groupBy(report.rows, ({ authority }) => authority)]
    .map(([authority, rows]) => ({ authority, rows, gaps: rows.filter(isGap) }))
    .toSorted((a, b) => Number(b.gaps.length > 0) - Number(a.gaps.length > 0))
  return (
    <div className="flex flex-col border-b border-line">
      <div aria-hidden className={`hidden py-1.5 text-caption text-ink-2 ${grid}`}>
        <span>{t('obligation')}</span>
        <span>{t('state')}</span>
        <span>
          {t('ends')} · {t('hijri')}
        </span>
        <span className="text-end">{t('lost')}</span>
        <span />
      </div>
      {groups.map((group) => (
        <Group key={group.authority} {...group} report={report} />
      ))}
      {report.apart.length > 0 && <Apart report={report} />}
    </div>
  )
}

type GroupProps = { authority: Authority; rows: ComplianceRow[]; gaps: ComplianceRow[]; report: Compliance }

function Group({ authority, rows, gaps, report }: GroupProps) {
  const t = useT(complianceMessages)
  const word = useT(paperMessages)
  const lang = useLang()
  const nameOf = usePaperName()
  const [nearest] = rows.filter(({ endsOn }) => endsOn !== null).toSorted((a, b) => a.endsOn!.localeCompare(b.endsOn!))
  const fact =
    gaps.length > 0
      ? t('groupGaps', { count: gaps.length, all: rows.length })
      : [
          t('groupFine', { all: rows.length }),
          nearest && t('nearest', { name: nameOf(nearest), day: formatDay(nearest.endsOn!, lang) }),
        ]
          .filter(Boolean)
          .join(' · ')
  const fine = rows.filter((row) => !gaps.includes(row))
  return (
    <details open={gaps.length > 0} className="group border-t border-line">
      <Summary title={word(`authority_${authority}`)} fact={fact} />
      {gaps.length > 0 && <Rows rows={gaps} report={report} />}
      {gaps.length > 0 && fine.length > 0 ? (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center px-2 text-ui text-ink-2 md:min-h-9">
            {t('fineRows', { count: fine.length })}
          </summary>
          <Rows rows={fine} report={report} />
        </details>
      ) : (
        <Rows rows={fine} report={report} />
      )}
    </details>
  )
}

function Rows({ rows, report }: { rows: readonly ComplianceRow[]; report: Compliance }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <Row key={`${row.code} ${row.branchId ?? ''}`} row={row} report={report} />
      ))}
    </ul>
  )
}

function Summary({ title, fact }: { title: string; fact: string }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 bg-surface-1 px-2 py-1.5 text-ui md:min-h-9 [&::-webkit-details-marker]:hidden">
      <span className="flex -rotate-90 transition-transform group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0">
        <Icon as={ChevronDown} size={16} />
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{title}</span> <span className="text-ink-2">{fact}</span>
      </span>
    </summary>
  )
}

/** The form of an action on a document, or on the gap where none is kept. */
const actionOf = ({ paperId, code, branchId }: ComplianceRow): string => {
  const from: Record<string, string> = paperId
    ? { paper: paperId }
    : { gap: code, ...(branchId ? { branch: branchId } : {}) }
  return `${href('/client/tasks/new')}?${new URLSearchParams(from)}`
}

function Row({ row, report }: { row: ComplianceRow; report: Compliance }) {
  const t = useT(complianceMessages)
  const from = useT(actionSourceMessages)
  const nameOf = usePaperName()
  const may = useMay()
  const lang = useLang()
  const several = report.branchId === null && report.branches.length > 1
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2 text-ui ${grid}`}>
      <span className="min-w-0 max-lg:basis-full">
        <Name row={row} />
        <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
          {several && row.branch && <bdi>{row.branch}</bdi>}
          <Evidence row={row} />
          {isGap(row) && may('actions.write') && (
            <Link
              className="link inline-flex min-h-11 items-center md:min-h-6"
              to={actionOf(row)}
              aria-label={from('openActionFor', { name: nameOf(row) })}
            >
              {from('openAction')}
            </Link>
          )}
        </span>
      </span>
      <State row={row} />
      <span className="flex flex-wrap gap-x-2">
        <span className="font-medium whitespace-nowrap">{row.endsOn && formatDay(row.endsOn, lang)}</span>
        <span className="text-ink-2 lg:text-caption">{row.endsOn && hijriDay(row.endsOn, lang)}</span>
      </span>
      <span className="num text-end font-semibold">
        {row.lost > 0 && (
          <>
            <span className="sr-only">{t('lost')}</span>
            <bdi dir="ltr" title={t('weightIs', { weight: row.weight })}>
              {signed('−', row.lost)}
            </bdi>
          </>
        )}
      </span>
      <span className="flex justify-end max-lg:ms-auto">{report.mayKeep && <RowStep row={row} />}</span>
      {row.exemption && <ExemptionSteps exemption={row.exemption} report={report} />}
    </li>
  )
}

function Name({ row }: { row: ComplianceRow }) {
  const t = useT(complianceMessages)
  const nameOf = usePaperName()
  const mark = row.isCritical && (
    <span className="ms-1 inline-flex align-middle text-ink-2" title={t('critical')}>
      <Icon as={Diamond} size={12} />
      <span className="sr-only">{t('critical')}</span>
    </span>
  )
  const name = nameOf(row)
  if (!row.paperId)
    return (
      <span className="font-medium">
        {name}
        {mark}
      </span>
    )
  return (
    <>
      <Link
        className="link inline-flex min-h-11 items-center font-medium lg:min-h-6"
        to={href('/client/document-monitoring/:documentId', { documentId: row.paperId })}
      >
        {name}
      </Link>
      {mark}
    </>
  )
}

function State({ row }: { row: ComplianceRow }) {
  const t = useT(complianceMessages)
  const days = useDaysText()
  if (row.state === 'part' && row.workers)
    return <StatusBadge tone="yellow">{t('state_part', row.workers)}</StatusBadge>
  if (row.state === 'part' || row.state === 'not-applicable')
    return <StatusBadge>{t('state_not-applicable')}</StatusBadge>
  const tells = ['expired', 'late', 'expiring', 'renewing'].includes(row.state)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <PaperStateBadge state={row.state} />
      {tells && <span className="text-caption text-ink-2">{days(row.daysLeft)}</span>}
    </span>
  )
}

function Evidence({ row }: { row: ComplianceRow }) {
  const t = useT(complianceMessages)
  const lang = useLang()
  if (row.workers) return row.state !== 'part' && <span>{t('allWorkers', { count: row.workers.all })}</span>
  if (row.checkedOn) return <span>{t('checkedOn', { day: formatDay(row.checkedOn, lang) })}</span>
  return (
    row.number && (
      <bdi dir="ltr" className="[overflow-wrap:anywhere]">
        {row.number}
      </bdi>
    )
  )
}

function Apart({ report }: Props) {
  const t = useT(complianceMessages)
  const nameOf = usePaperName()
  const several = report.branchId === null && report.branches.length > 1
  return (
    <details className="group border-t border-line">
      <Summary title={`${t('apart')} (${report.apart.length})`} fact={t('apartHint')} />
      <ul className="divide-y divide-line">
        {report.apart.map((row) => (
          <li
            key={`${row.code} ${row.branchId ?? ''}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2 text-ui"
          >
            <span className="font-medium">{nameOf(row)}</span>
            {several && row.branch && <bdi className="text-caption text-ink-2">{row.branch}</bdi>}
            {row.exemption && <ExemptionSteps exemption={row.exemption} report={report} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
