import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatMoney } from '#/domain/money.ts'
import { healthTone } from '#/domain/office/client-health.ts'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { formatScore, formatTenths } from '#/domain/score.ts'
import { averageMessages } from '#/messages/averages.ts'
import { clientRecordMessages } from '#/messages/office/client-record.ts'
import { clientListMessages, clientPageMessages, healthMessages } from '#/messages/office/clients.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { ClientPart } from '../lists.ts'
import type { ClientHead } from '../read-client.server.ts'
import type { ClientScore } from '../list.ts'

type Props = {
  client: ClientHead
  /** Address of a part that the reader opens. */
  linkTo: (part: ClientPart) => { to?: string }
  /** In a side panel: always two figures a row. */
  narrow?: boolean
}

/** Figures that steer, each with a link to what it is made of: health, owed, plan, score, last and next visit. */
export function ClientFacts({ client, linkTo, narrow }: Props) {
  const t = useT(clientRecordMessages)
  const lang = useLang()
  const { money, score, nextVisit } = client
  return (
    <StatGrid narrow={narrow}>
      <HealthStat client={client} linkTo={linkTo} />
      {money && (
        <Stat
          label={t('owed')}
          value={<Money halalas={money.owed} />}
          detail={
            money.overdue > 0 ? (
              <span className="text-danger-ink">{t('overdueOf', { amount: formatMoney(money.overdue, lang) })}</span>
            ) : (
              t('nothingOverdue')
            )
          }
          {...linkTo('invoices')}
        />
      )}
      <PlanStat client={client} linkTo={linkTo} />
      {score ? (
        <>
          <AverageStat score={score} target={client.target} linkTo={linkTo} />
          <Stat
            label={t('lastScore')}
            value={<ScoreBadge score={score.last} word={false} />}
            detail={formatDay(score.lastOn, lang)}
            {...linkTo('reports')}
          />
        </>
      ) : (
        <Stat label={t('score')} value={<Missing text={t('noScore')} />} {...linkTo('reports')} />
      )}
      {nextVisit !== undefined && (
        <Stat
          label={t('nextVisit')}
          value={nextVisit ? <Time at={nextVisit.at} /> : <Missing text={t('noNextVisit')} />}
          {...linkTo('visits')}
        />
      )}
    </StatGrid>
  )
}

const Missing = ({ text }: { text: string }) => <span className="text-ui font-normal text-ink-2">{text}</span>

function HealthStat({ client: { health, reasons }, linkTo }: Props) {
  const t = useT(healthMessages)
  return (
    <Stat
      label={t('health')}
      value={
        <StatusBadge tone={healthTone[health]} icon={health === 'good' ? CircleCheck : TriangleAlert}>
          {t(`health_${health}`)}
        </StatusBadge>
      }
      detail={reasons.map((reason) => t(`reason_${reason}`)).join(' · ')}
      {...linkTo('overview')}
    />
  )
}

function PlanStat({ client: { about, plan: view }, linkTo }: Props) {
  const t = useT(clientRecordMessages)
  const word = useT(clientListMessages)
  const lang = useLang()
  const { tier, plan, period, used, allowance, nextTier } = view
  const until = period && formatDay(addDays(period.until, -1), lang)
  const given = about.givenUntil ? t('givenUntil', { day: formatDay(about.givenUntil, lang) }) : t('byTeam')
  const running = allowance === null ? t('usedUnlimited', { used }) : t('used', { used, most: allowance })
  return (
    <Stat
      label={t('plan')}
      value={word(`plan_${tier}`)}
      detail={
        plan ? (
          <>
            {running}
            {until && <span className="block">{t(nextTier === 'free' ? 'endsOn' : 'monthUntil', { day: until })}</span>}
          </>
        ) : (
          tier !== 'free' && given
        )
      }
      {...linkTo('plan')}
    />
  )
}

type AverageProps = { score: ClientScore; target: number | null; linkTo: Props['linkTo'] }

function AverageStat({ score: { type, average, change }, target, linkTo }: AverageProps) {
  const t = useT(clientRecordMessages)
  const word = useT(averageMessages)
  const lang = useLang()
  return (
    <Stat
      label={t('average')}
      value={
        <span className="inline-flex flex-wrap items-center gap-2">
          <ScoreBadge score={average.mean} word={false} />
          {change !== null && change !== 0 && <Change points={change} />}
        </span>
      }
      detail={
        <>
          {word(`type_${type}`)} · {t('ofBranches', { count: average.n })}
          {target !== null && <span className="block">{t('target', { score: formatScore(target, lang) })}</span>}
        </>
      }
      {...linkTo('branches')}
    />
  )
}

/** Change of a score in points, by sign and colour, and in words for screen readers. */
export function Change({ points }: { points: number }) {
  const t = useT(clientPageMessages)
  const amount = formatTenths(Math.abs(points))
  return (
    <span className={classes('text-caption whitespace-nowrap', points > 0 ? 'text-success-ink' : 'text-danger-ink')}>
      <bdi dir="ltr" aria-hidden className="num">
        {points > 0 ? '▲' : '▼'} {amount}
      </bdi>
      <span className="sr-only">{t(points > 0 ? 'roseBy' : 'fellBy', { points: amount })}</span>
    </span>
  )
}
