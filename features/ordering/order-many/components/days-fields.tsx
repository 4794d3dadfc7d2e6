import { Plus } from 'lucide-react'
import { useState } from 'react'
import { dayPartHours, dayParts } from '#/domain/day-part.ts'
import { mostDays, mostFreeDays, type OrderWay, orderWays } from '#/domain/ordering/order-many.ts'
import { addDays, type Day, formatTime, fromRiyadh } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { FieldError } from '#/ui/field.tsx'
import { useField, useFormState } from '#/ui/form-state.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { dayFields, type ManyOrder, usualOrderTime } from '../form.ts'
import { SheetPart } from './sheet-part.tsx'

/** Times of a day in half hours, as `HH:MM`. */
const times = Array.from(
  { length: 48 },
  (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

/** Ticks for the days of the week; 0 is Sunday. */
export function WeekdayFields({ name = 'weekday', chosen }: { name?: string; chosen: readonly number[] }) {
  const t = useT(orderManyMessages)
  const word = useT(waveMessages)
  const field = useField({ name })
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-ui font-medium">{t('weekdays')}</legend>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
          <Checkbox
            key={weekday}
            id={`${name}-${weekday}`}
            name={name}
            value={String(weekday)}
            label={word(`weekday_${weekday as 0}`)}
            defaultChecked={chosen.includes(weekday)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type TimeFieldProps = {
  name: string
  label: string
  help?: string
  defaultValue: string
  /** Offers no time as well. */
  withNone?: boolean
}

/** A time of day in half hours. */
export function TimeField({ withNone = false, ...props }: TimeFieldProps) {
  const lang = useLang()
  const options = times.map((value) => ({ value, label: formatTime(fromRiyadh(`2026-01-01T${value}`)!, lang) }))
  return <SelectField {...props} options={withNone ? [{ value: '', label: '–' }, ...options] : options} />
}

/** Times of a day and its parts, within which the shopper chooses. */
function OrderTimeField({ order }: { order: ManyOrder | null }) {
  const t = useT(orderManyMessages)
  const word = useT(waveMessages)
  const lang = useLang()
  const clock = (time: string) => formatTime(fromRiyadh(`2026-01-01T${time}`)!, lang)
  const hour = (full: number) => clock(`${String(full % 24).padStart(2, '0')}:00`)
  const parts = dayParts.map((part) => {
    const { from, until } = dayPartHours[part]
    return { value: part, label: t('partTime', { part: word(`part_${part}`), from: hour(from), until: hour(until) }) }
  })
  const fixed = times.map((value) => ({ value, label: clock(value) }))
  const value = order?.dayPart ?? (order?.time || usualOrderTime)
  return (
    <SelectField
      name="time"
      label={t('time')}
      help={t('timeHelp')}
      options={[...parts, ...fixed]}
      defaultValue={value}
    />
  )
}

function FreeDaysField({ order }: { order: ManyOrder | null }) {
  const t = useT(orderManyMessages)
  const options = Array.from({ length: mostFreeDays + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t('free_0') : t('free_days', { count }),
  }))
  return <SelectField name="free" label={t('free')} options={options} defaultValue={String(order?.free ?? 0)} />
}

type Limits = { min: Day; max: Day; onChange: () => void }

/** Days of all branches: one to begin with, others added; without scripts the first four are shown. */
function SharedDays({ days, limits }: { days: readonly Day[]; limits: Limits }) {
  const t = useT(orderManyMessages)
  const form = useFormState()
  const typed = dayFields.findLastIndex((name) => form?.values[name])
  const [shown, setShown] = useState(Math.max(1, days.length, typed + 1))
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        {dayFields.slice(0, Math.max(shown, 4)).map((name, index) => (
          <div key={name} className={index < shown ? undefined : 'hidden noscript:block'}>
            <DateField
              name={name}
              label={index === 0 ? t('day') : t('nextDay', { nth: String(index + 1) })}
              optional={index > 0}
              defaultValue={days[index] ?? ''}
              {...limits}
            />
          </div>
        ))}
      </div>
      {shown < mostDays && (
        <div className="noscript:hidden">
          <Button icon={Plus} onClick={() => setShown(shown + 1)}>
            {t('addDay')}
          </Button>
        </div>
      )}
    </>
  )
}

type DaysFieldsProps = { order: ManyOrder | null; today: Day; template: string; onChange: () => void }

/** The three ways to give the days. Styles show the fields of the chosen way, also without scripts. */
export function DaysFields({ order, today, template, onChange }: DaysFieldsProps) {
  const t = useT(orderManyMessages)
  const limits = { min: today, max: addDays(today, orderHorizonDays), onChange }
  const way = order?.how ?? 'day'
  const shownFor: Record<OrderWay, string> = {
    day: 'group-has-[input[value=day]:checked]:flex',
    spread: 'group-has-[input[value=spread]:checked]:flex',
    sheet: 'group-has-[input[value=sheet]:checked]:flex',
  }
  const part = (of: OrderWay) => classes('hidden flex-col gap-5', shownFor[of])
  const each = Array.from({ length: mostDays }, (_, index) => String(index + 1))
  return (
    <div className="group flex flex-col gap-5">
      <RadioCards
        name="how"
        label={t('how')}
        columns={3}
        options={orderWays.map((value) => ({
          value,
          label: t(`how_${value}`),
          description: t(`how_${value}Help`),
        }))}
        defaultValue={way}
      />
      <div className={part('day')}>
        <SharedDays days={order?.days ?? []} limits={limits} />
      </div>
      <div className={part('spread')}>
        <div className="grid gap-5 md:grid-cols-2">
          <DateField name="from" label={t('from')} defaultValue={order?.from ?? ''} {...limits} />
          <DateField name="until" label={t('until')} defaultValue={order?.until ?? ''} {...limits} />
          <SelectField
            name="each"
            label={t('each')}
            options={each.map((value) => ({ value, label: value }))}
            defaultValue={String(order?.each ?? 1)}
          />
        </div>
        <WeekdayFields chosen={order?.weekdays.length ? order.weekdays : [0, 1, 2, 3, 4, 5, 6]} />
      </div>
      <div className={part('sheet')}>
        <SheetPart order={order} template={template} onChange={onChange} />
      </div>
      <div className="grid items-end gap-5 md:grid-cols-2">
        <OrderTimeField order={order} />
        <div className="group-has-[input[value=sheet]:checked]:hidden">
          <FreeDaysField order={order} />
        </div>
      </div>
    </div>
  )
}
