import type { ReactNode } from 'react'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { formatScore, formatTenths } from '#/domain/score.ts'
import { averageMessages } from '#/messages/averages.ts'
import { clientListMessages, clientPageMessages } from '#/messages/office/clients.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { ClientHead } from '../read-client.server.ts'
import type { ClientScore } from '../list.ts'
import { HealthBadge } from './health-badge.tsx'

/** Facts that steer: health with its reasons, owed, plan, score. */
export function ClientFacts({ client, narrow }: { client: ClientHead; narrow?: boolean }) {
  const t = useT(clientPageMessages)
  const { health, reasons, money, score, target } = client
  return (
    <dl className={classes('grid gap-x-8 gap-y-4', narrow ? 'grid-cols-2' : 'md:grid-cols-2 xl:grid-cols-4')}>
      <Fact term={t('health')}>
        <HealthBadge health={health} reasons={reasons} />
      </Fact>
      {money && (
        <Fact term={t('owed')}>
          <span className="text-h3 font-semibold">
            <Money halalas={money.owed} />
          </span>
          {money.overdue > 0 && (
            <span className="flex flex-wrap gap-x-1 text-caption text-danger-ink">
              {t('overdue')} <Money halalas={money.overdue} />
            </span>
          )}
        </Fact>
      )}
      <Fact term={t('plan')}>
        <PlanFact plan={client.plan} />
      </Fact>
      <Fact term={t('score')}>
        {score ? (
          <ScoreFact score={score} target={target} />
        ) : (
          <span className="text-ui text-ink-2">{t('noScore')}</span>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-caption text-ink-2">{term}</dt>
      <dd className="flex flex-col items-start gap-1">{children}</dd>
    </div>
  )
}

function PlanFact({ plan: { tier, plan, period, used, allowance, nextTier } }: { plan: ClientHead['plan'] }) {
  const t = useT(clientPageMessages)
  const word = useT(clientListMessages)
  const lang = useLang()
  const until = period && formatDay(addDays(period.until, -1), lang)
  return (
    <>
      <span className="text-h3 font-semibold">{word(`plan_${tier}`)}</span>
      {plan ? (
        <span className="text-caption text-ink-2">
          {allowance === null ? t('usedUnlimited', { used }) : t('used', { used, most: allowance })}
          {until && <span className="block">{t(nextTier === 'free' ? 'endsOn' : 'monthUntil', { day: until })}</span>}
        </span>
      ) : (
        tier !== 'free' && <span className="text-caption text-ink-2">{t('byTeam')}</span>
      )}
    </>
  )
}

function ScoreFact({
  score: { type, average, last, lastOn, change },
  target,
}: {
  score: ClientScore
  target: number | null
}) {
  const t = useT(clientPageMessages)
  const word = useT(averageMessages)
  const list = useT(clientListMessages)
  const lang = useLang()
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <ScoreBadge score={average.mean} />
        {change !== null && change !== 0 && <Change points={change} />}
      </span>
      <span className="text-caption text-ink-2">
        {word(`type_${type}`)} · {list('ofBranches', { count: average.n })}
        {target !== null && <> · {t('target', { score: formatScore(target, lang) })}</>}
      </span>
      <span className="text-caption text-ink-2">
        {list('lastOn', { score: formatScore(last, lang), day: formatDay(lastOn, lang) })}
      </span>
    </>
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
