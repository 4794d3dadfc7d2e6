import { addDays, formatDay, formatTime, fromRiyadh } from '#/domain/riyadh-time.ts'
import type { ClosedDays, ProgrammeState, VisitTimes } from '#/domain/ordering/programme.ts'
import type { Period } from '#/domain/subscription.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { BranchCoverage, Coverage } from '../read-programmes.server.ts'
import type { Programme } from '../rule.ts'

const tones = { active: 'green', paused: 'yellow', ended: 'grey' } as const

export function ProgrammeStatus({ state }: { state: ProgrammeState }) {
  const t = useT(programmeMessages)
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
}

/** A period; `until` is the day after it. */
export function PeriodText({ period: { from, until } }: { period: Period }) {
  const t = useT(programmeMessages)
  const lang = useLang()
  return t('periodOf', { from: formatDay(from, lang), until: formatDay(addDays(until, -1), lang) })
}

/** Planned visits, released reports and branches without one. */
export function CoverageFacts({ coverage }: { coverage: Coverage }) {
  const t = useT(programmeMessages)
  const number = (value: number) => <span className="num">{value}</span>
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: t('planned'), value: number(coverage.planned) },
        { term: t('done'), value: number(coverage.done) },
        { term: t('unvisited'), value: number(coverage.unvisited) },
      ]}
    />
  )
}

/** Coverage of each branch, those without a report first. */
export function CoverageTable({ branches }: { branches: readonly BranchCoverage[] }) {
  const t = useT(programmeMessages)
  const lang = useLang()
  const columns: Column<BranchCoverage>[] = [
    {
      key: 'branch',
      header: t('branch'),
      cell: ({ name, nameAr }) => <bdi>{lang === 'ar' ? (nameAr ?? name) : name}</bdi>,
    },
    { key: 'planned', header: t('planned'), cell: ({ planned }) => planned, numeric: true },
    { key: 'done', header: t('done'), cell: ({ done }) => done, numeric: true },
    { key: 'last', header: t('lastVisit'), cell: ({ lastVisit }) => lastVisit && <Time at={lastVisit} /> },
    { key: 'note', header: t('note'), cell: ({ shortfall }) => shortfall && t(`shortfall_${shortfall}`) },
  ]
  return (
    <DataTable
      caption={t('coverage')}
      columns={columns}
      rows={branches}
      rowKey={({ branchId }) => branchId}
      empty={<p className="text-ui">{t('notDrawn')}</p>}
    />
  )
}

function TimesText({ times }: { times: readonly VisitTimes[] }) {
  const t = useT(programmeMessages)
  const word = useT(waveMessages)
  const lang = useLang()
  const clock = (time: string) => formatTime(fromRiyadh(`2026-01-01T${time}`)!, lang)
  return (
    <ul>
      {times.map(({ weekdays, from, until }) => (
        <li key={`${weekdays.join('')}${from}`}>
          {t('timesOn', {
            days: weekdays.map((weekday) => word(`weekday_${weekday as 0}`)).join(lang === 'ar' ? '، ' : ', '),
            from: clock(from),
            until: clock(until),
          })}
        </li>
      ))}
    </ul>
  )
}

function ClosedText({ closed }: { closed: readonly ClosedDays[] }) {
  const t = useT(programmeMessages)
  const lang = useLang()
  if (closed.length === 0) return t('none')
  return (
    <ul>
      {closed.map(({ from, until }) => (
        <li key={from}>
          {from === until
            ? formatDay(from, lang)
            : t('periodOf', { from: formatDay(from, lang), until: formatDay(until, lang) })}
        </li>
      ))}
    </ul>
  )
}

/** The rule of a programme. `count`: chosen branches; null: all. */
export function RuleFacts({ programme, count }: { programme: Programme; count: number | null }) {
  const t = useT(programmeMessages)
  const word = useT(evaluationMessages)
  const lang = useLang()
  const { rule } = programme
  return (
    <DescriptionList
      items={[
        { term: t('cadence'), value: t(`rhythm_${rule.cadence}`, { count: rule.visits }) },
        { term: t('type'), value: word(`type_${programme.type}`) },
        { term: t('which'), value: count === null ? t('which_all') : <span className="num">{count}</span> },
        { term: t('window'), value: <TimesText times={rule.times} /> },
        { term: t('ramadan'), value: rule.ramadanTimes ? <TimesText times={rule.ramadanTimes} /> : t('usualTimes') },
        { term: t('closed'), value: <ClosedText closed={rule.closed} /> },
        { term: t('startsOn'), value: formatDay(programme.startsOn, lang) },
        { term: t('budget'), value: t(programme.beyondPlan ? 'budget_beyond' : 'budget_plan') },
        { term: t('alerts'), value: t(programme.alertsAtOnce ? 'alerts_now' : 'alerts_report') },
      ]}
    />
  )
}
