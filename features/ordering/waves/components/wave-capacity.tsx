import { cityName } from '#/domain/cities.ts'
import { formatMoney } from '#/domain/money.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { waveOrderMessages } from '#/messages/ordering/wave-order.ts'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { CityNeed, WaveCapacity, WhatIf } from '#/features/ordering/wave-solver/capacity.ts'
import type { WaveQuote } from '../quote-wave.server.ts'
import type { ReadWave } from '../read-wave.server.ts'

/** Before the order: capacity of today's shoppers, excluding rules, and helpful changes. */
export function WaveCapacityCard({ wave, quote }: { wave: ReadWave; quote: WaveQuote }) {
  const t = useT(waveOrderMessages)
  const { capacity, bonus } = quote
  const { visits, staffed, atMost } = capacity
  const open = visits - staffed
  const title = open === 0 ? t('roomForAll', { count: visits }) : t('roomFor', { count: visits, staffed })
  return (
    <Card title={title} description={t('roomHelp')}>
      <div className="flex flex-col gap-6">
        <StatGrid>
          <Stat label={t('wanted')} value={visits} />
          <Stat
            label={t('canBeStaffed')}
            value={staffed}
            detail={atMost > staffed ? t('atMost', { count: atMost }) : t('noPlanMore')}
          />
          <Stat label={t('withoutShopper')} value={open} />
        </StatGrid>
        {open > 0 && (
          <div className="grid gap-6 lg:grid-cols-3">
            <Binding capacity={capacity} />
            <WhatHelps wave={wave} capacity={capacity} bonus={bonus} />
            <Recruit cities={capacity.cities} />
          </div>
        )}
      </div>
    </Card>
  )
}

function Part({ title, help, children }: { title: string; help: string; children: React.ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="text-ui font-semibold">{title}</h3>
      <p className="text-caption text-ink-2">{help}</p>
      {children}
    </section>
  )
}

function Binding({ capacity: { binding } }: { capacity: WaveCapacity }) {
  const t = useT(waveOrderMessages)
  const rule = useT(assignmentMessages)
  return (
    <Part title={t('binding')} help={t('bindingHelp')}>
      <ul className="flex flex-col gap-1.5 text-ui">
        {binding.map((one) => (
          <li key={one.rule ?? 'none'}>
            {one.rule === null ? t(binding.length > 1 ? 'notExamined' : 'noShoppers') : rule(`rule_${one.rule}`)}
            <span className="num text-caption text-ink-2"> ({t('visitCount', { count: one.visits })})</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function WhatHelps({ capacity, bonus, wave }: { capacity: WaveCapacity; bonus: number; wave: ReadWave }) {
  const t = useT(waveOrderMessages)
  const lang = useLang()
  const gain = ({ loosening, gains }: WhatIf) => {
    const text = t(`if_${loosening}`)
    if (loosening !== 'farther') return text
    return `${text} ${t('bonusCost', { bonus: formatMoney(bonus, lang), total: formatMoney(bonus * gains, lang) })}`
  }
  return (
    <Part title={t('helps')} help={t('helpsHelp')}>
      {capacity.whatIfs.length === 0 ? (
        <p className="text-ui">{t(capacity.untried.length > 0 ? 'noTime' : 'noRuleHelps')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-ui">
          {capacity.whatIfs.map((one) => (
            <li key={one.loosening}>
              {gain(one)} <span className="num font-semibold">{t('gains', { count: one.gains })}</span>
            </li>
          ))}
        </ul>
      )}
      {capacity.whatIfs.length > 0 && capacity.untried.length > 0 && (
        <p className="text-caption text-ink-2">{t('someUntried')}</p>
      )}
      <p className="text-caption text-ink-2">
        {wave.plan.weekdays.length < 7 ? t('periodAndDays') : t('longerPeriod')}
      </p>
    </Part>
  )
}

function Recruit({ cities }: { cities: readonly CityNeed[] }) {
  const t = useT(waveOrderMessages)
  const lang = useLang()
  return (
    <Part title={t('recruit')} help={t('recruitHelp')}>
      <ul className="flex flex-col gap-1.5 text-ui">
        {cities.slice(0, 8).map(({ city, open, shoppers, recruits }) => (
          <li key={city ?? 'unknown'}>
            <span className="font-medium">{city === null ? t('unknownCity') : cityName(city, lang)}</span>
            <span className="num block text-caption text-ink-2">{t('cityNeed', { open, shoppers, recruits })}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
