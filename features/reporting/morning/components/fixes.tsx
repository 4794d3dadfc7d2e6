import { href, Link } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatTenths } from '#/domain/score.ts'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { FixView, Morning } from '../read-morning.server.ts'
import { MorningPart } from './morning-part.tsx'

/** The findings of the last visits that cost most, with photo, owner and estimate. */
export function Fixes({ morning: { fixes, visitedBranches, branchCount } }: { morning: Morning }) {
  const t = useT(morningMessages)
  if (branchCount === 0) return null
  const estimated = fixes.find(({ amount }) => amount !== null)
  const how =
    estimated && `${href('/client/reports/:reportId', { reportId: estimated.reportId })}?tab=arithmetic#stakes`
  return (
    <MorningPart title={t('fixes')} note={t('fixesHelp')} {...(how && { link: { to: how, label: t('how') } })}>
      {fixes.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">{t(visitedBranches === 0 ? 'noVisits' : 'noFixes')}</p>
      ) : (
        <ol>
          {fixes.map((fix, index) => (
            <Row key={fix.questionKey} fix={fix} place={index + 1} all={visitedBranches} />
          ))}
        </ol>
      )}
    </MorningPart>
  )
}

function Row({ fix, place, all }: { fix: FixView; place: number; all: number }) {
  const t = useT(morningMessages)
  const { has } = useRights()
  const lang = useLang()
  const report = `${href('/client/reports/:reportId', { reportId: fix.reportId })}#finding-${fix.questionKey}`
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0 md:flex-nowrap">
      <span aria-hidden className="num w-4 shrink-0 font-semibold text-ink-2">
        {place}
      </span>
      {fix.photo && (
        <img src={fix.photo} alt="" loading="lazy" className="h-14 w-20 shrink-0 rounded-control object-cover" />
      )}
      <div className="min-w-0 grow basis-40">
        <Link to={report} dir="auto" className="link font-semibold">
          {fix.sentence}
        </Link>
        <p className="text-caption text-ink-2">
          <bdi>{fix.branch}</bdi>
          {all > 1 && <> · {t('inBranches', { count: fix.branches, all })}</>}
        </p>
        <p className="text-caption text-ink-2">
          {fix.action ? (
            <Link to={href('/client/tasks/:actionId', { actionId: fix.action.id })} className="link">
              {t('owner', { name: fix.action.owner, date: formatDay(fix.action.dueOn, lang) })}
            </Link>
          ) : (
            has('actions.write') && (
              <Link to={report} className="link">
                {t('assign')}
              </Link>
            )
          )}
        </p>
      </div>
      <div className="shrink-0 max-md:flex max-md:basis-full max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 max-md:ps-7 md:text-end">
        {fix.amount === null ? (
          <>
            <p className="num font-semibold">
              {t('points', { count: Math.round(fix.points), points: formatTenths(fix.points) })}
            </p>
            {fix.branches > 1 && <p className="text-caption text-ink-2">{t('together', { count: fix.branches })}</p>}
          </>
        ) : (
          <>
            <p className="num font-semibold">
              <Money halalas={fix.amount} />
            </p>
            <p className="text-caption text-ink-2">{t('perMonth', { count: fix.branches })}</p>
          </>
        )}
      </div>
    </li>
  )
}
