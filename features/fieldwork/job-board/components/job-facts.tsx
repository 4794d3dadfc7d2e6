import type { ReactNode } from 'react'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatMoney } from '#/domain/money.ts'
import { spendingCapOf } from '#/domain/visit-budget.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import type { VisitFacts as Job } from '#/features/ordering/offers/visit-facts.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'

/** The fixed date, or the choice of days and part of the day. */
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

/** Branch and client of a visit: the head of every card. */
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
        <span className="block">
          <bdi>{job.clientName}</bdi>
        </span>
        <span className="block">
          <bdi>{job.branchLocation}</bdi>
        </span>
        <span className="num block text-caption">
          <bdi dir="ltr" className="code">
            {job.code}
          </bdi>
        </span>
      </p>
    </div>
  )
}

/** Date, pay, pay per hour, distance. Two per line even on a phone. */
export function JobFacts({ job }: { job: Job }) {
  const t = useT(shopperTaskMessages)
  const lang = useLang()
  const { fee, bonus, distanceKm, expectedMinutes, payPerHour } = job
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
      <Fact term={t(job.window ? 'window' : 'visitAt')}>
        <JobTime visitAt={job.visitAt} window={job.window} />
      </Fact>
      <Fact term={t('type')}>{t(`type_${job.type}`)}</Fact>
      <Fact
        term={t('pay')}
        detail={
          bonus > 0 ? t('withBonus', { fee: formatMoney(fee, lang), bonus: formatMoney(bonus, lang) }) : undefined
        }
      >
        <span className="text-body font-semibold">
          <Money halalas={fee + bonus} />
        </span>
      </Fact>
      <Fact term={t('perHour')} detail={t('minutesInAll', { minutes: expectedMinutes })}>
        <Money halalas={payPerHour} />
      </Fact>
      <Fact term={t('givenBack')}>
        {t('upTo', { amount: formatMoney(spendingCapOf(job.type, job.spendingCap), lang) })}
      </Fact>
      <Fact term={t('distance')} detail={distanceKm === null ? undefined : t('asCrowFlies')}>
        {distanceKm === null ? t('distanceUnknown') : t('km', { km: distanceKm.toFixed(1) })}
      </Fact>
    </dl>
  )
}

function Fact({ term, detail, children }: { term: string; detail?: string | undefined; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{term}</dt>
      <dd className="num text-ui">
        {children}
        {detail && <span className="block text-caption text-ink-2">{detail}</span>}
      </dd>
    </div>
  )
}
