import { Lock, RotateCcw } from 'lucide-react'
import { formatAmount, formatMoney } from '#/domain/money.ts'
import { formatTime } from '#/domain/riyadh-time.ts'
import { denominations } from '#/domain/operations/daily-reports/cash.ts'
import { countAgain, countFinished, countKey, figuresOf, termsOf } from '#/domain/operations/daily-reports/values.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { NumberInput } from './number-input.tsx'
import { Reckoning } from './reckoning.tsx'
import { ValueField } from './value-fields.tsx'

/** Cash movements, then a count that sees nothing of what is expected before it is finished. */
export function CashStep() {
  const t = useT(dailyFillMessages)
  const lang = useLang()
  const { state, store, filling } = useDaily()
  const finished = state.values[countFinished]
  const again = state.values[countAgain]
  const times = typeof again === 'number' ? again : 0
  const { cash } = figuresOf(state.values)
  const fields = filling.template.fields.filter(({ section }) => section === 'cash')
  const { floatBefore } = filling
  const nextFloat = state.values['cash.nextFloat']
  return (
    <>
      <section>
        <h3 className="text-h3 pb-1">{t('moves')}</h3>
        {fields
          .filter(({ key }) => key !== 'cash.reason')
          .map((field) => (
            <ValueField
              key={field.key}
              field={field}
              hint={
                field.key === 'cash.float' && floatBefore !== null
                  ? t('floatBefore', { amount: formatMoney(floatBefore, lang) })
                  : undefined
              }
            />
          ))}
      </section>
      <section aria-labelledby="count" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h3 id="count" className="text-h3">
            {t('count')}
          </h3>
          {typeof finished === 'string' && (
            <span className="inline-flex items-center gap-1 text-caption text-ink-2">
              <Icon as={Lock} size={12} />
              {t('countFinished', { time: formatTime(new Date(finished), lang) })}
            </span>
          )}
        </div>
        {!finished && <p className="text-caption text-ink-2">{t('countHint')}</p>}
        <div>
          <p className="flex justify-between gap-4 border-b border-line pb-1 text-caption text-ink-2" aria-hidden>
            <span>{t('denomination')}</span>
            <span>{t('pieces')}</span>
          </p>
          {denominations.map((value) => (
            <Pieces key={value} value={value} locked={Boolean(finished)} />
          ))}
        </div>
        {finished ? (
          <>
            <Reckoning
              reckoned={cash}
              terms={termsOf(state.values)}
              nextFloat={typeof nextFloat === 'number' ? nextFloat : 0}
            />
            {cash.needsReason &&
              fields
                .filter(({ key }) => key === 'cash.reason')
                .map((field) => <ValueField key={field.key} field={field} />)}
            <div className="flex flex-wrap items-center gap-3">
              <Button icon={RotateCcw} onClick={() => store.set({ [countFinished]: null, [countAgain]: times + 1 })}>
                {t('countAgain')}
              </Button>
              {times > 0 && <span className="text-caption text-ink-2">{t('countedAgain', { count: times })}</span>}
            </div>
          </>
        ) : (
          <Button
            size="large"
            variant="secondary"
            full
            onClick={() => store.set({ [countFinished]: new Date().toISOString() })}
          >
            {t('finishCount')}
          </Button>
        )}
      </section>
    </>
  )
}

function Pieces({ value, locked }: { value: (typeof denominations)[number]; locked: boolean }) {
  const t = useT(dailyFillMessages)
  const { state, store } = useDaily()
  const pieces = state.values[countKey(value)]
  const shown = value >= 100 ? String(value / 100) : (value / 100).toFixed(2)
  return (
    <div className="flex items-center gap-3 border-b border-line">
      <span className="num w-14 font-semibold">{shown}</span>
      <div className="flex-1">
        <NumberInput
          type="count"
          hideLabel
          label={t('piecesOf', { value: shown })}
          value={typeof pieces === 'number' ? pieces : null}
          onChange={(next) => store.set({ [countKey(value)]: next })}
          readOnly={locked}
          after={
            <span className="num w-24 text-end text-ui" dir="ltr">
              {formatAmount(value * (typeof pieces === 'number' ? pieces : 0))}
            </span>
          }
        />
      </div>
    </div>
  )
}
