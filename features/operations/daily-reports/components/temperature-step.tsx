import { useState } from 'react'
import { Thermometer } from 'lucide-react'
import { formatTime } from '#/domain/riyadh-time.ts'
import type { Point } from '#/domain/operations/daily-reports/template.ts'
import {
  doneChoices,
  type Reading,
  resultOf,
  secondDueAt,
  secondInTime,
  temperatureLimits,
} from '#/domain/operations/daily-reports/temperature.ts'
import { tempKey } from '#/domain/operations/daily-reports/values.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { CoolingLog } from './cooling-log.tsx'
import { TakeReading } from './take-reading.tsx'
import { SectionFields } from './value-fields.tsx'

/** Readings of the branch's points. One out of limit cannot be passed by. */
export function TemperatureStep() {
  const { filling } = useDaily()
  return (
    <div className="flex flex-col gap-3">
      {filling.template.points.map((point) => (
        <PointReading key={point.key} point={point} />
      ))}
      <CoolingLog />
      <div>
        <SectionFields section="temperatures" />
      </div>
    </div>
  )
}

function PointReading({ point }: { point: Point }) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const { state, store } = useDaily()
  const key = tempKey(point.key)
  const reading = (state.values[key] ?? null) as Reading | null
  const [correcting, setCorrecting] = useState(false)
  const { side, limit } = temperatureLimits[point.kind]
  const result = reading ? resultOf(point.kind, reading.degrees) : 'within'
  const isOut = reading !== null && result !== 'within'
  const name = point.name[lang]
  const take = (degrees: number) => {
    store.set({ [key]: { degrees, at: new Date().toISOString() } })
    setCorrecting(false)
  }
  return (
    <section
      data-tone={isOut ? (result === 'beyond' ? 'red' : 'yellow') : undefined}
      className={classes(
        'flex flex-col gap-3 p-4',
        isOut ? 'border-e-4 border-tone-dot bg-tone' : 'rounded-card border border-line',
      )}
    >
      {isOut && (
        <p className="inline-flex items-center gap-2 font-medium text-tone-ink">
          <Icon as={Thermometer} size={16} />
          {t('outOfLimit')}
        </p>
      )}
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-h3">{name}</h3>
        {reading && <strong className="num text-h2">{word('degrees', { value: reading.degrees.toFixed(1) })}</strong>}
      </div>
      <p className="text-caption text-ink-2">
        {word(side === 'max' ? 'limitMax' : 'limitMin', { limit })}
        {reading && <> · {t('readAt', { time: formatTime(new Date(reading.at), lang) })}</>}
      </p>
      {(!reading || correcting) && <TakeReading label={t('reading', { point: name })} onTake={take} />}
      {reading && isOut && (
        <OutOfLimit reading={reading} result={result} onChange={(next) => store.set({ [key]: next })} />
      )}
      {reading && !correcting && (
        <div>
          <Button variant="quiet" onClick={() => setCorrecting(true)}>
            {t('readAgain')}
          </Button>
        </div>
      )}
    </section>
  )
}

type OutProps = { reading: Reading; result: 'grey' | 'beyond'; onChange: (reading: Reading) => void }

function OutOfLimit({ reading, result, onChange }: OutProps) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const done = reading.done ?? []
  return (
    <>
      <p className="text-ui">{t(result === 'beyond' ? 'beyond' : 'inGrey')}</p>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 font-medium">{t('whatDone')}</legend>
        <div className="flex flex-wrap gap-2">
          {doneChoices.map((choice) => (
            <label
              key={choice}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-input bg-canvas px-3 text-ui has-checked:border-2 has-checked:border-ink"
            >
              <input
                type="checkbox"
                checked={done.includes(choice)}
                onChange={(event) =>
                  onChange({
                    ...reading,
                    done: event.target.checked ? [...done, choice] : done.filter((one) => one !== choice),
                  })
                }
              />
              {word(`done_${choice}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {reading.second === undefined ? (
        <TakeReading
          label={t('second')}
          hint={t('secondUntil', { time: formatTime(secondDueAt(reading.at), lang) })}
          onTake={(second) => onChange({ ...reading, second, secondAt: new Date().toISOString() })}
        />
      ) : (
        <p className="text-ui font-medium">
          {t('secondWas', {
            degrees: word('degrees', { value: reading.second.toFixed(1) }),
            time: formatTime(new Date(reading.secondAt ?? reading.at), lang),
          })}
          {!secondInTime(reading) && <span className="text-caption text-ink-2"> · {t('secondLate')}</span>}
        </p>
      )}
    </>
  )
}
