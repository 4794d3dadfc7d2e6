import { type OrderWay, orderWays } from '#/domain/ordering/order-many.ts'
import { addDays, type Day, formatTime, fromRiyadh } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { FieldError } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { type ManyOrder, usualOrderTime } from '../form.ts'

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

type DaysFieldsProps = { order: ManyOrder | null; today: Day; onChange: () => void }

/** The three ways to give the days. Styles show the fields of the chosen way, also without scripts. */
export function DaysFields({ order, today, onChange }: DaysFieldsProps) {
  const t = useT(orderManyMessages)
  const limits = { min: today, max: addDays(today, orderHorizonDays), onChange }
  const way = order?.how ?? 'day'
  const shownFor: Record<OrderWay, string> = {
    day: 'group-has-[input[value=day]:checked]:flex',
    spread: 'group-has-[input[value=spread]:checked]:flex',
    sheet: 'group-has-[input[value=sheet]:checked]:flex',
  }
  const part = (of: OrderWay) => classes('hidden flex-col gap-5', shownFor[of])
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
        <DateField name="day" label={t('day')} defaultValue={order?.day ?? ''} {...limits} />
      </div>
      <div className={part('spread')}>
        <div className="grid gap-5 md:grid-cols-2">
          <DateField name="from" label={t('from')} defaultValue={order?.from ?? ''} {...limits} />
          <DateField name="until" label={t('until')} defaultValue={order?.until ?? ''} {...limits} />
        </div>
        <WeekdayFields chosen={order?.weekdays ?? [0, 1, 2, 3, 4, 5, 6]} />
      </div>
      <div className={part('sheet')}>
        <TextArea name="sheet" label={t('sheet')} help={t('sheetHelp')} rows={8} defaultValue={order?.sheet ?? ''} />
      </div>
      <TimeField name="time" label={t('time')} help={t('timeHelp')} defaultValue={order?.time ?? usualOrderTime} />
    </div>
  )
}
