import { href } from 'react-router'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { formatScore, formatTenths } from '#/domain/score.ts'
import type { OutlookMonth } from '#/features/companies/plan-contents/outlook.server.ts'
import type { ComingVisit } from '#/features/ordering/requests/coming-visits.server.ts'
import type { TypeAverages } from '#/features/reporting/insights/company-averages.server.ts'
import { averageMessages } from '#/messages/averages.ts'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import { MorningPart } from './morning-part.tsx'

/** Current averages against the target. */
export function ScoreAgainstTarget({ averages, target }: { averages: readonly TypeAverages[]; target: number | null }) {
  const t = useT(morningMessages)
  const types = useT(averageMessages)
  const lang = useLang()
  const { has } = useRights()
  const shown = averages.flatMap(({ type, current }) => (current ? [{ type, ...current }] : []))
  if (shown.length === 0) return null
  return (
    <MorningPart
      title={t(has('company.write') ? 'companyScore' : 'yourScore')}
      {...(target !== null && { note: t('target', { target: formatScore(target, lang) }) })}
      {...(target === null &&
        has('insights.describe') && { link: { to: href('/client/setup/standards'), label: t('setTarget') } })}
    >
      {shown.map(({ type, n, mean }) => (
        <div key={type} className="pt-3">
          <p className="num text-[2.125rem] leading-[1.3] font-semibold">
            <bdi dir="ltr">{formatScore(mean, lang)}</bdi>
          </p>
          {target !== null && (
            <p className="text-ui">
              {mean >= target ? t('onTarget') : t('toTarget', { points: formatTenths(target - mean) })}
            </p>
          )}
          <p className="text-caption text-ink-2">{t('currentOf', { count: n, type: types(`type_${type}`) })}</p>
        </div>
      ))}
    </MorningPart>
  )
}

/** Visits of the coming week. */
export function ThisWeek({ visits }: { visits: readonly ComingVisit[] }) {
  const t = useT(morningMessages)
  return (
    <MorningPart title={t('thisWeek')} link={{ to: href('/client/secret-shopper'), label: t('details') }}>
      {visits.length === 0 ? (
        <p className="py-2 text-ui text-ink-2">{t('noneThisWeek')}</p>
      ) : (
        <ul>
          {visits.map(({ id, branch, visitAt }) => (
            <li key={id} className="flex justify-between gap-4 py-1.5 text-ui">
              <bdi className="min-w-0 font-medium">{branch}</bdi>
              <span className="shrink-0 text-ink-2">
                <Time at={visitAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </MorningPart>
  )
}

/** Visits of the plan's current month: taken and left. */
export function PlanAllowance({ month }: { month: OutlookMonth | null }) {
  const t = useT(morningMessages)
  const { has } = useRights()
  // why: the page of plans is open to owners only
  const linkAs = (label: string) => has('plans.change') && { link: { to: href('/client/invoices/plan'), label } }
  const lang = useLang()
  if (!month)
    return (
      <MorningPart title={t('plan')} {...linkAs(t('choosePlan'))}>
        <p className="py-2 text-ui text-ink-2">{t('noPlan')}</p>
      </MorningPart>
    )
  const { included, taken, period } = month
  const left = included === null ? null : Math.max(0, included - taken)
  return (
    <MorningPart title={t('plan')} {...linkAs(t('details'))}>
      <div className="flex flex-col gap-2 pt-3">
        {included !== null && <ProgressBar value={taken} max={included} label={t('plan')} hideLabel />}
        <p className="text-ui font-medium">
          {included === null ? t('planUnlimited') : t('planLeft', { left: left!, included })}
        </p>
        <p className="text-caption text-ink-2">
          {t('planUntil', { taken, date: formatDay(addDays(period.until, -1), lang) })}
        </p>
      </div>
    </MorningPart>
  )
}
