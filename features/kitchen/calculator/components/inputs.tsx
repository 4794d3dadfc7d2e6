import { rounded } from '#/domain/kitchen/figures.ts'
import { sar } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { calculatorMessages } from '#/messages/kitchen/calculator.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'
import type { CalculatorPage } from '../read-calculator.server.ts'
import { FigureField, FigureSelect, useFigures } from './figures.tsx'

const group = 'flex flex-col gap-4 border-t border-line pt-4'

/** Everything that is typed: costs of a portion, its price, the target, and terms of an app where no channel is known. */
export function CalculatorInputs({ page }: { page: CalculatorPage }) {
  return (
    <div className="flex flex-col gap-6">
      <Costs page={page} />
      <Selling page={page} />
      {page.channels.length === 0 && <AppTerms />}
      <Month />
    </div>
  )
}

function Costs({ page: { dish, setting, today } }: { page: CalculatorPage }) {
  const t = useT(calculatorMessages)
  const lang = useLang()
  const typed = t(setting.isRegistered ? 'foodTyped' : 'foodTypedGross')
  return (
    <section className={group}>
      <h2 className="text-h3 font-semibold">{t('portion')}</h2>
      <FigureField
        name="food"
        label={t('food')}
        suffix={t('riyal')}
        help={dish ? t('foodFrom', { day: formatDay(today, lang) }) : typed}
      />
      {dish && dish.open > 0 && <p className="text-caption text-ink-2">{t('atLeast', { count: dish.open })}</p>}
      <FigureField name="packaging" label={t('packaging')} suffix={t('riyal')} optional />
      <div className="grid grid-cols-2 items-end gap-4">
        <FigureField name="minutes" label={t('minutes')} optional />
        <FigureField name="hourly" label={t('hourly')} suffix={t('riyal')} optional />
      </div>
      <p className="text-caption text-ink-2">{t('labourHint')}</p>
    </section>
  )
}

function Selling({ page: { setting } }: { page: CalculatorPage }) {
  const t = useT(calculatorMessages)
  return (
    <section className={group}>
      <h2 className="text-h3 font-semibold">{t('selling')}</h2>
      <FigureField
        name="price"
        label={t('price')}
        suffix={t('riyal')}
        help={t(setting.isRegistered ? 'priceHint' : 'priceHintGross')}
      />
      <PriceSlider />
      <FigureField name="promotion" label={t('promotion')} suffix={t('riyal')} optional />
      <FigureField name="target" label={t('target')} suffix="%" />
      <div className="grid grid-cols-2 items-end gap-4">
        <FigureSelect
          name="step"
          label={t('step')}
          options={[
            { value: '0.5', label: t('step_half') },
            { value: '1', label: t('step_one') },
          ]}
        />
        <FigureSelect
          name="way"
          label={t('way')}
          options={[
            { value: 'up', label: t('way_up') },
            { value: 'nearest', label: t('way_nearest') },
          ]}
        />
      </div>
    </section>
  )
}

/** Moves the price between the floor of the first channel and twice the price at target; only with scripts. */
function PriceSlider() {
  const t = useT(calculatorMessages)
  const { texts, result, set } = useFigures()
  const hydrated = useHydrated()
  const [first] = result.channels
  const floor = first?.floor ? rounded(first.floor) : 0
  if (!hydrated || floor <= 0) return null
  const now = Math.round(Number(texts['price'] ?? '') * 100) || 0
  const from = Math.floor(Math.min(floor, now || floor) / 50) * 50
  const until = Math.max(first?.target ? rounded(first.target.price) * 2 : floor * 4, now, from + 1000)
  return (
    <input
      type="range"
      aria-label={t('slide')}
      min={from}
      max={until}
      step={50}
      value={now || floor}
      aria-valuetext={texts['price']}
      onChange={(event) => set('price', sar(Number(event.target.value)))}
      className="h-6 w-full accent-primary coarse:h-11"
    />
  )
}

function AppTerms() {
  const t = useT(calculatorMessages)
  return (
    <section className={group}>
      <div>
        <h2 className="text-h3 font-semibold">{t('appTerms')}</h2>
        <p className="text-caption text-ink-2">{t('appTermsHint')}</p>
      </div>
      <FigureField name="appPrice" label={t('appPrice')} suffix={t('riyal')} placeholder={t('asBase')} optional />
      <div className="grid grid-cols-2 items-end gap-4">
        <FigureField name="commission" label={t('commission')} suffix="%" optional />
        <FigureField name="payment" label={t('payment')} suffix="%" optional />
        <FigureField name="fee" label={t('fee')} suffix={t('riyal')} optional />
        <FigureField name="appPackaging" label={t('appPackaging')} suffix={t('riyal')} optional />
      </div>
      <FigureSelect
        name="base"
        label={t('base')}
        options={[
          { value: 'gross', label: t('base_gross') },
          { value: 'net', label: t('base_net') },
        ]}
      />
    </section>
  )
}

function Month() {
  const t = useT(calculatorMessages)
  return (
    <section className={group}>
      <h2 className="text-h3 font-semibold">{t('breakEven')}</h2>
      <FigureField name="fixed" label={t('fixed')} suffix={t('riyal')} help={t('fixedHint')} optional />
    </section>
  )
}
