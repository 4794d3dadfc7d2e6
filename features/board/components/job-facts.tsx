import { formatDay } from '#/domain/riyadh-time.ts'
import { formatMoney } from '#/domain/money.ts'
import { spendingCapOf } from '#/domain/visit-budget.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import type { VisitFacts as Job } from '#/features/offers/visit-facts.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'

/** When: the date that stands, or the days and the part of the day to choose from. */
export function JobTime({ visitAt, window }: { visitAt: string; window: VisitWindow | null }) {
  const t = useT(shopperTaskMessages)
  const lang = useLang()
  if (!window) return <Time at={visitAt} mode="datetime" />
  const days =
    window.from === window.until
      ? formatDay(window.from, lang)
      : t('windowDays', { from: formatDay(window.from, lang), until: formatDay(window.until, lang) })
  const part = window.dayPart && t(`part_${window.dayPart}`)
  return <>{part ? `${days}${lang === 'ar' ? '،' : ','} ${part}` : days}</>
}

/** Where a visit is and for whom: the head of every card. */
export function JobHead({
  job,
  level = 2,
}: {
  job: Pick<Job, 'branchName' | 'clientName' | 'branchLocation' | 'code'>
  level?: 2 | 3
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="min-w-0">
      <Heading className="text-body font-semibold">
        <bdi>{job.branchName}</bdi>
      </Heading>
      <p className="text-ui text-ink-2">
        <bdi>{job.clientName}</bdi> · <bdi>{job.branchLocation}</bdi>
        <bdi dir="ltr" className="num block text-caption whitespace-nowrap">
          {job.code}
        </bdi>
      </p>
    </div>
  )
}

/** What is weighed before a visit is taken: date, pay, pay for the time it takes, way. */
export function JobFacts({ job }: { job: Job }) {
  const t = useT(shopperTaskMessages)
  const lang = useLang()
  const { fee, bonus, distanceKm, expectedMinutes, payPerHour } = job
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t(job.window ? 'window' : 'visitAt'), value: <JobTime visitAt={job.visitAt} window={job.window} /> },
        { term: t('type'), value: t(`type_${job.type}`) },
        {
          term: t('pay'),
          value: (
            <>
              <span className="text-body font-semibold">
                <Money halalas={fee + bonus} />
              </span>
              {bonus > 0 && (
                <span className="num block text-caption text-ink-2">
                  {t('withBonus', { fee: formatMoney(fee, lang), bonus: formatMoney(bonus, lang) })}
                </span>
              )}
            </>
          ),
        },
        {
          term: t('perHour'),
          value: (
            <span className="num">
              {t('perHourOf', { pay: formatMoney(payPerHour, lang), minutes: expectedMinutes })}
            </span>
          ),
        },
        {
          term: t('givenBack'),
          value: (
            <span className="num">
              {t('upTo', { amount: formatMoney(spendingCapOf(job.type, job.spendingCap), lang) })}
            </span>
          ),
        },
        {
          term: t('distance'),
          value:
            distanceKm === null ? (
              t('distanceUnknown')
            ) : (
              <span className="num">{t('km', { km: distanceKm.toFixed(1) })}</span>
            ),
        },
      ]}
    />
  )
}
