import { type ReactNode, useState } from 'react'
import { weekdayCodes } from '#/domain/operations/duties/recurrence.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { ends, monthModes, type MonthMode, type Repeat, repeats } from '../compose-rule.ts'
import { monthNames } from './month-names.ts'
import type { RuleChoices } from './rule-choices.ts'

type Props = {
  start: RuleChoices
  repeat: Repeat
  onRepeat: (repeat: Repeat) => void
}

const ruleExample = 'FREQ=MONTHLY;BYDAY=SU,MO,TU,WE,TH;BYSETPOS=-1'

const shown = (yes: boolean): string => (yes ? 'contents' : 'hidden noscript:block')

/** How a duty repeats and when it ends. */
export function RuleFields({ start, repeat, onRepeat }: Props) {
  const t = useT(dutyMessages)
  const [monthMode, setMonthMode] = useState<MonthMode>(start.monthMode)
  const [end, setEnd] = useState<string>(start.end)
  const counts = repeat === 'daily' || repeat === 'weekly' || repeat === 'monthly' || repeat === 'yearly'
  const hasDate = (repeat === 'monthly' && monthMode === 'date') || (repeat === 'yearly' && monthMode !== 'last')
  return (
    <>
      <SelectField
        name="repeat"
        label={t('repeat')}
        defaultValue={start.repeat}
        options={repeats.map((value) => ({ value, label: t(`repeat_${value}`) }))}
        onChange={(value) => onRepeat(value as Repeat)}
      />
      <div className={shown(counts)}>
        <NumberField
          name="interval"
          label={t(`interval_${counts ? repeat : 'monthly'}`)}
          defaultValue={String(start.interval)}
          min={1}
          max={99}
        />
      </div>
      <div className={shown(repeat === 'weekly')}>
        <Choices legend={t('weekday')}>
          {weekdayCodes.map((code) => (
            <Choice
              key={code}
              name="weekday"
              value={code}
              label={t(`day_${code}`)}
              on={start.weekdays.includes(code)}
            />
          ))}
        </Choices>
      </div>
      <div className={shown(repeat === 'yearly')}>
        <Months chosen={start.months} />
      </div>
      <div className={shown(repeat === 'monthly' || repeat === 'yearly')}>
        <SelectField
          name="monthMode"
          label={t('monthMode')}
          defaultValue={start.monthMode}
          options={monthModes
            .filter((mode) => repeat !== 'yearly' || mode === 'date' || mode === 'last')
            .map((value) => ({ value, label: t(`mode_${value}`) }))}
          onChange={(value) => setMonthMode(value as MonthMode)}
        />
      </div>
      <div className={shown(hasDate)}>
        <NumberField
          name="monthDay"
          label={t('monthDay')}
          help={t('monthDayHint')}
          defaultValue={String(start.monthDay)}
          min={1}
          max={31}
        />
      </div>
      <div className={shown(repeat === 'monthly' && monthMode === 'weekday')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="nth"
            label={t('nth')}
            defaultValue={String(start.nth)}
            options={([1, 2, 3, 4, 5, -1] as const).map((value) => ({
              value: String(value),
              label: t(`nth_${value}`),
            }))}
          />
          <SelectField
            name="nthDay"
            label={t('monthMode')}
            defaultValue={start.nthDay}
            options={weekdayCodes.map((value) => ({ value, label: t(`day_${value}`) }))}
          />
        </div>
      </div>
      <div className={shown(repeat === 'after')}>
        <NumberField name="afterDays" label={t('afterDays')} defaultValue={String(start.afterDays)} min={1} max={999} />
      </div>
      <div className={shown(repeat === 'other')}>
        <TextField
          name="rule"
          type="code"
          label={t('rule')}
          help={
            <>
              {t('ruleHint')} <bdi dir="ltr">{ruleExample}</bdi>
            </>
          }
          defaultValue={start.rule}
          maxLength={300}
        />
      </div>
      <div className={shown(counts)}>
        <SelectField
          name="end"
          label={t('end')}
          defaultValue={start.end}
          options={ends.map((value) => ({ value, label: t(`end_${value}`) }))}
          onChange={setEnd}
        />
        <div className={shown(end === 'until')}>
          <DateField name="until" label={t('until')} {...(start.until && { defaultValue: start.until })} />
        </div>
        <div className={shown(end === 'count')}>
          <NumberField name="count" label={t('count')} defaultValue={String(start.count)} min={1} max={999} />
        </div>
      </div>
    </>
  )
}

function Months({ chosen }: { chosen: readonly number[] }) {
  const t = useT(dutyMessages)
  const lang = useLang()
  return (
    <Choices legend={t('month')}>
      {monthNames[lang].map((name, at) => (
        <Choice key={name} name="month" value={String(at + 1)} label={name} on={chosen.includes(at + 1)} />
      ))}
    </Choices>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-ui font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

function Choice({ name, value, label, on }: { name: string; value: string; label: string; on: boolean }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-ui has-checked:border-ink has-checked:bg-surface-2">
      <input type="checkbox" name={name} value={value} defaultChecked={on} className="size-5 accent-primary" />
      {label}
    </label>
  )
}
