import { cities } from '#/domain/cities.ts'
import { dayParts } from '#/domain/day-part.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { waveMessages, wavePlanMessages, waveWorkMessages } from '#/messages/ordering/waves.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReadWave } from '../read-wave.server.ts'

/** The plan of a wave in words. */
export function WavePlanFacts({ wave }: { wave: ReadWave }) {
  const t = useT(waveMessages)
  const plan = useT(wavePlanMessages)
  const work = useT(waveWorkMessages)
  const word = useT(evaluationMessages)
  const lang = useLang()
  const { quotas, weekdays, pace, weekShares, clientIds, cities: chosen, q } = wave.plan
  const parts = dayParts.flatMap((part) => (quotas[part] > 0 ? [`${t(`part_${part}`)} ${quotas[part]}%`] : []))
  const list = (texts: readonly string[]) => texts.join(lang === 'ar' ? '، ' : ', ')
  const clients = clientIds.length === 0 ? t('all') : list(wave.clients.map(({ name }) => `\u2068${name}\u2069`))
  const days = weekdays.length === 7 ? null : list(weekdays.map((weekday) => t(`weekday_${weekday as 0}`)))
  const shares = pace === 'weeks' ? ` (\u2066${weekShares.join(' / ')}\u2069)` : ''
  return (
    <Card title={work('plan')}>
      <DescriptionList
        columns={3}
        items={[
          { term: t('client'), value: clients },
          { term: t('period'), value: `${formatDay(wave.from, lang)} – ${formatDay(wave.until, lang)}` },
          { term: plan('type'), value: word(`type_${wave.plan.type}`) },
          wave.plan.total === null
            ? { term: plan('perBranch'), value: String(wave.plan.visitsPerBranch) }
            : { term: plan('total'), value: String(wave.plan.total) },
          { term: plan('gap'), value: String(wave.plan.gapDays) },
          { term: plan('window'), value: String(wave.plan.windowDays) },
          { term: plan('weekdays'), value: days },
          { term: plan('pace'), value: plan(`pace_${pace}`) + shares },
          { term: plan('byPart'), value: parts.length > 0 ? list(parts) : t('part_any') },
          { term: plan('cities'), value: list(chosen.map((key) => cities[key].name[lang])) || null },
          { term: plan('words'), value: q || null },
          { term: t('visits'), value: wave.visits > 0 ? <span className="num">{wave.visits}</span> : null },
          { term: plan('price'), value: wave.visits > 0 ? <Money halalas={wave.price} /> : null },
          { term: plan('fees'), value: wave.visits > 0 ? <Money halalas={wave.fee} /> : null },
          { term: t('by'), value: wave.by },
          { term: t('created'), value: <Time at={wave.createdAt} mode="datetime" /> },
        ]}
      />
    </Card>
  )
}
