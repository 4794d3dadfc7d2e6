import { CircleCheck } from 'lucide-react'
import { href, Link } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { branchMorningMessages } from '#/messages/operations/branch-morning.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { BranchMorning } from '../read-branch-morning.server.ts'
import type { DueItem } from '../source.ts'
import { Act, DueRow, Facts } from './due-row.tsx'

type Props = { morning: BranchMorning }
type Group = keyof BranchMorning['groups']

/** Start page of those who work at branches: one sentence, the next thing to do, then everything by its deadline. */
export function BranchMorningPage({ morning }: Props) {
  const t = useT(branchMorningMessages)
  const { today, branch, branches, groups } = morning
  const lang = useLang()
  const queue = [...groups.late, ...groups.today]
  const [next, ...rest] = queue
  const named = branches !== 1
  const after = (group: 'late' | 'today') => groups[group].filter((item) => rest.includes(item))
  return (
    <>
      <PageHeader
        title={<bdi>{branch ?? t('title')}</bdi>}
        badge={
          <span className="text-ui text-ink-2">
            {[formatDay(today, lang), ...(named && branches > 0 ? [t('ownBranches', { count: branches })] : [])].join(
              ' · ',
            )}
          </span>
        }
      />
      <Head morning={morning} />
      <Alerts morning={morning} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-11">
        <div className="flex min-w-0 flex-col gap-8 empty:hidden">
          {next && <NextUp item={next} morning={morning} />}
          <Items group="late" items={after('late')} morning={morning} />
          <Items group="today" items={after('today')} morning={morning} />
          <Items group="ending" items={groups.ending} morning={morning} />
          <Done titles={morning.done} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <Items group="coming" items={groups.coming} morning={morning} />
          <More />
        </div>
      </div>
    </>
  )
}

/** What waits, in one sentence; then how much of the day is done. */
function Head({ morning: { groups, done } }: Props) {
  const t = useT(branchMorningMessages)
  const lang = useLang()
  const { alert, late, today, ending, coming } = groups
  const open = late.length + today.length
  const parts = [
    ...(alert.length > 0 ? [t('alertCount', { count: alert.length })] : []),
    ...(late.length > 0 ? [t('lateCount', { count: late.length })] : []),
    ...(today.length > 0 ? [t('todayCount', { count: today.length })] : []),
  ]
  const [first] = coming
  return (
    <div className="flex flex-col gap-3">
      <p className="text-h2 font-semibold">
        {parts.length > 0 ? parts.join(' · ') : t(done.length > 0 ? 'allDone' : 'nothingDue')}
      </p>
      {open + done.length > 0 && <Progress done={done.length} all={open + done.length} />}
      {open === 0 && (
        <p className="text-ui text-ink-2">
          {first
            ? t('nextComes', { title: first.title, day: formatDay(first.dueOn, lang) })
            : ending.length === 0 && t('nothingComes')}
        </p>
      )}
    </div>
  )
}

const mostPieces = 12

/** Whole things, one piece each; of many only the words. */
function Progress({ done, all }: { done: number; all: number }) {
  const t = useT(branchMorningMessages)
  return (
    <div className="flex items-center gap-3">
      {all <= mostPieces && (
        <span aria-hidden className="flex h-1.5 max-w-[24rem] grow gap-1">
          {Array.from({ length: all }, (_, piece) => (
            <span key={piece} className={piece < done ? 'grow bg-ink' : 'grow bg-surface-3'} />
          ))}
        </span>
      )}
      <span className="text-caption text-ink-2">{t('doneOf', { done, all })}</span>
    </div>
  )
}

/** Critical failures that were not opened yet: the one tinted part of the page. */
function Alerts({ morning }: Props) {
  const { groups, today, branches } = morning
  const t = useT(branchMorningMessages)
  if (groups.alert.length === 0) return null
  return (
    <section
      aria-label={t('group_alert')}
      data-tone="red"
      className="border-s-4 border-danger-ink bg-tone px-4 max-md:-mx-4"
    >
      <ul>
        {groups.alert.map((item) => (
          <DueRow key={item.id} item={item} today={today} named={branches !== 1} />
        ))}
      </ul>
    </section>
  )
}

/** The most urgent item, already open between two black rules. */
function NextUp({ item, morning: { today, branches } }: Props & { item: DueItem }) {
  const t = useT(branchMorningMessages)
  return (
    <section
      aria-labelledby="next-up"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-y-2 border-ink py-4"
    >
      <div className="min-w-0 grow basis-60">
        <p className="text-caption text-ink-2">{t('next')}</p>
        <h2 id="next-up" dir="auto" className="text-h2 wrap-anywhere">
          {item.title}
        </h2>
        <p className="text-ui text-ink-2">
          <Facts item={item} today={today} named={branches !== 1} />
        </p>
      </div>
      <Act item={item} primary />
    </section>
  )
}

type ItemsProps = Props & { group: Group; items: readonly DueItem[] }

function Items({ group, items, morning: { today, branches } }: ItemsProps) {
  const t = useT(branchMorningMessages)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`due-${group}`} className="min-w-0">
      <h2 id={`due-${group}`} className="border-b border-line pb-2 text-h3">
        {t(`group_${group}`)}
        <span className="num ms-2 text-ui font-normal text-ink-2">{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <DueRow key={`${item.kind} ${item.id}`} item={item} today={today} named={branches !== 1} />
        ))}
      </ul>
    </section>
  )
}

/** What was done today, folded into one line. */
function Done({ titles }: { titles: readonly string[] }) {
  const t = useT(branchMorningMessages)
  if (titles.length === 0) return null
  return (
    <details className="text-ui text-ink-2">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-2 coarse:min-h-11">
        <Icon as={CircleCheck} size={16} />
        {t('doneToday', { count: titles.length })}
      </summary>
      <ul className="flex flex-col gap-1 ps-6 pt-1">
        {titles.map((title, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two things of a day may have the same title
          <li key={index} dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </details>
  )
}

function More() {
  const t = useT(branchMorningMessages)
  const { opens } = useRights()
  const links = [
    ['more_daily', href('/client/daily-operations-report')],
    ['more_action', href('/client/tasks')],
    ['more_audit', href('/client/audits')],
    ['more_duty', href('/client/admin-task-tracking')],
    ['more_paper', href('/client/document-monitoring')],
    ['more_report', href('/client/reports')],
  ] as const
  return (
    <nav aria-labelledby="more-lists">
      <h2 id="more-lists" className="border-b border-line pb-2 text-h3">
        {t('more')}
      </h2>
      <ul className="pt-1">
        {links
          .filter(([, to]) => opens(to))
          .map(([name, to]) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11">
                {t(name)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
