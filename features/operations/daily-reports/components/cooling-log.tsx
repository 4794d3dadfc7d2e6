import { useState } from 'react'
import { RotateCcw, Thermometer, Trash2 } from 'lucide-react'
import { formatDay, formatTime } from '#/domain/riyadh-time.ts'
import {
  type Cooling,
  coolingDoneChoices,
  coolingDueAt,
  coolingMark,
  type CoolingReading,
  coolingStart,
  coolingState,
} from '#/domain/operations/daily-reports/cooling.ts'
import { coolingKey, coolingsOf, withCarried } from '#/domain/operations/daily-reports/values.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { inputClasses } from '#/ui/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { TakeReading } from './take-reading.tsx'

const readNow = (degrees: number): CoolingReading => ({ degrees, at: new Date().toISOString() })

/** Cooked food that cools down: each batch with three readings and their times. */
export function CoolingLog() {
  const t = useT(dailyFillMessages)
  const { filling, state, store } = useDaily()
  return (
    <section aria-labelledby="cooling" className="flex flex-col gap-3 pt-3">
      <h3 id="cooling" className="text-h3">
        {t('cooling')}
      </h3>
      <p className="text-caption text-ink-2">{t('coolingHint')}</p>
      {coolingsOf(withCarried(state.values, filling.carried)).map(({ key, cooling }) => (
        <Batch
          key={key}
          cooling={cooling}
          canRemove={state.values[key] != null && (!cooling.from || filling.carried.some((one) => one.key === key))}
          onChange={(next) => store.set({ [key]: next })}
        />
      ))}
      <BeginCooling onBegin={(cooling) => store.set({ [coolingKey(newClientKey())]: cooling })} />
    </section>
  )
}

function BeginCooling({ onBegin }: { onBegin: (cooling: Cooling) => void }) {
  const t = useT(dailyFillMessages)
  const [item, setItem] = useState('')
  const [wrong, setWrong] = useState<'item' | 'low' | null>(null)
  const begin = (degrees: number) => {
    const name = item.trim()
    if (name === '') return setWrong('item')
    if (degrees < coolingStart) return setWrong('low')
    setWrong(null)
    setItem('')
    onBegin({ item: name, start: readNow(degrees) })
  }
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-4">
      <label className="flex flex-col gap-1 text-ui">
        {t('coolingItem')}
        <input
          type="text"
          value={item}
          maxLength={120}
          aria-invalid={wrong === 'item' || undefined}
          onChange={(event) => setItem(event.target.value)}
          className={classes(inputClasses, 'input-free')}
        />
      </label>
      <TakeReading label={t('coolingStart')} onTake={begin} />
      {wrong && (
        <p role="alert" className="text-caption text-danger-ink">
          {wrong === 'low' ? t('coolingLow') : `${t('coolingItem')}: ${t('required')}`}
        </p>
      )}
    </div>
  )
}

type BatchProps = { cooling: Cooling; onChange: (next: Cooling | null) => void }

/** A batch that an earlier report left goes back to how it was left, when its readings here are removed. */
function Batch({ cooling, canRemove, onChange }: BatchProps & { canRemove: boolean }) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const state = coolingState(cooling)
  const isFailed = state.result === 'failed'
  const shown = ({ degrees, at }: CoolingReading) =>
    t('coolingStep', {
      degrees: word('degrees', { value: degrees.toFixed(1) }),
      time: formatTime(new Date(at), lang),
    })
  const readings = [cooling.start, cooling.middle, cooling.end].filter((one) => one !== undefined)
  return (
    <section
      data-tone={isFailed ? 'red' : undefined}
      className={classes(
        'flex flex-col gap-3 p-4',
        isFailed ? 'border-e-4 border-tone-dot bg-tone' : 'rounded-card border border-line',
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <h4 className="min-w-0 text-h3">
          <bdi>{cooling.item}</bdi>
        </h4>
        <span className={classes('inline-flex items-center gap-2', isFailed ? 'text-tone-ink' : 'text-ink-2')}>
          <Icon as={Thermometer} size={16} />
          {word(`cooling_${coolingMark(cooling)}`)}
        </span>
        {canRemove && (
          <IconButton
            icon={cooling.from ? RotateCcw : Trash2}
            label={t(cooling.from ? 'coolingUndo' : 'coolingRemove', { item: cooling.item })}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {cooling.from && <BegunIn from={cooling.from} />}
      <ol className="num flex flex-col gap-1 text-ui">
        {readings.map((reading) => (
          <li key={reading.at}>{shown(reading)}</li>
        ))}
      </ol>
      {state.result === 'running' && <Remaining cooling={cooling} next={state.next} onChange={onChange} />}
      {isFailed && <Failed cooling={cooling} stage={state.stage} why={state.why} onChange={onChange} />}
    </section>
  )
}

function BegunIn({ from: { day, shift } }: { from: NonNullable<Cooling['from']> }) {
  const t = useT(dailyFillMessages)
  const lang = useLang()
  const { filling } = useDaily()
  const name = filling.template.shifts.find(({ key }) => key === shift)?.name[lang] ?? shift
  return <p className="text-caption text-ink-2">{t('coolingFrom', { shift: name, day: formatDay(day, lang) })}</p>
}

function Remaining({ cooling, next, onChange }: BatchProps & { next: 'middle' | 'end' }) {
  const t = useT(dailyFillMessages)
  const lang = useLang()
  return (
    <>
      <TakeReading
        key={next}
        label={t(`coolingNext_${next}`, { item: cooling.item })}
        hint={t('secondUntil', { time: formatTime(coolingDueAt(cooling, next), lang) })}
        onTake={(degrees) => onChange({ ...cooling, [next]: readNow(degrees) })}
      />
      <label className="inline-flex min-h-11 items-center gap-3 text-ui">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={cooling.handedOver ?? false}
          onChange={(event) => onChange({ ...cooling, handedOver: event.target.checked })}
        />
        {t('coolingHandOver')}
      </label>
    </>
  )
}

type FailedProps = BatchProps & { stage: 'middle' | 'end'; why: 'late' | 'warm' }

function Failed({ cooling, stage, why, onChange }: FailedProps) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const done = cooling.done ?? []
  return (
    <>
      <p className="text-ui">
        {why === 'warm'
          ? t('coolingFailed')
          : t('coolingLate', { until: formatTime(coolingDueAt(cooling, stage), lang) })}
      </p>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 font-medium">{t('whatDone')}</legend>
        <div className="flex flex-wrap gap-2">
          {coolingDoneChoices.map((choice) => (
            <label
              key={choice}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-input bg-canvas px-3 text-ui has-checked:border-2 has-checked:border-ink"
            >
              <input
                type="checkbox"
                checked={done.includes(choice)}
                onChange={(event) =>
                  onChange({
                    ...cooling,
                    done: event.target.checked ? [...done, choice] : done.filter((one) => one !== choice),
                  })
                }
              />
              {word(`coolingDone_${choice}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
