import { useEffect, useRef, useState } from 'react'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  CalendarDate,
  parseDate,
  parseDateTime,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  today,
  type CalendarDateTime,
} from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Label,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { latinDigits } from '#/domain/digits.ts'
import { directionOf } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { FieldError, FieldHelp, inputClasses, OptionalMark, type FieldProps } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { popoverLook } from '#/ui/popover-look.ts'

type Value = CalendarDate | CalendarDateTime

/** Parses a stored or typed time or day; null when invalid, because a bad default must not break the page. */
function parse(text: string | undefined): Value | null {
  if (!text) return null
  try {
    return text.includes('T') ? parseDateTime(text) : parseDate(text)
  } catch {
    return null
  }
}

export type DateTimeFieldProps = Omit<FieldProps, 'hideLabel'> & {
  /** Time in Riyadh, `2026-11-25T19:30`. */
  defaultValue?: string
  min?: string
  max?: string
  /** Time filled in when a day is picked from the calendar. */
  usualTime?: { hour: number; minute?: number }
  onChange?: (wallTime: string | null) => void
}

/** Date and time in Riyadh, in the page's language; submits `YYYY-MM-DDTHH:mm`. */
export function DateTimeField({ usualTime = { hour: 13 }, ...props }: DateTimeFieldProps) {
  return <Picker {...props} usualTime={usualTime} />
}

/** A day; submits `YYYY-MM-DD`. */
export function DateField(props: Omit<DateTimeFieldProps, 'usualTime'>) {
  return <Picker {...props} usualTime={null} />
}

type PickerProps = Omit<DateTimeFieldProps, 'usualTime'> & { usualTime: { hour: number; minute?: number } | null }

function Picker({
  name,
  label,
  help: given,
  error,
  optional,
  id,
  defaultValue,
  min,
  max,
  usualTime,
  onChange,
}: PickerProps) {
  const lang = useLang()
  const t = useT(uiMessages)
  const help = given ?? (usualTime && t('timeZone'))
  const field = useField({ name, id, error, help })
  const granularity = usualTime ? 'minute' : 'day'
  const [value, setValue] = useState<Value | null>(() => parse(field.typed ?? defaultValue))
  const [placeholder] = useState(() => {
    const day = today('Asia/Riyadh')
    return usualTime ? toCalendarDateTime(day, new Time(usualTime.hour, usualTime.minute)) : day
  })
  const written = value?.toString().slice(0, usualTime ? 16 : 10) ?? ''
  return (
    <div id={field.id} className="min-w-0">
      <DatePicker<Value>
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next?.toString().slice(0, usualTime ? 16 : 10) ?? null)
        }}
        granularity={granularity}
        hourCycle={12}
        hideTimeZone
        shouldForceLeadingZeros={false}
        firstDayOfWeek="sun"
        placeholderValue={placeholder}
        minValue={limit(min, usualTime !== null)}
        maxValue={limit(max, usualTime !== null)}
        isInvalid={Boolean(field.error)}
        aria-describedby={field.describedBy}
        className="flex min-w-0 flex-col gap-1.5"
      >
        <Label className="text-ui font-medium">
          {label}
          {optional && <OptionalMark />}
        </Label>
        {help && <FieldHelp id={field.helpId}>{help}</FieldHelp>}
        {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
        <Segments invalid={Boolean(field.error)} withTime={usualTime !== null} />
        <Popover
          offset={4}
          placement="bottom start"
          dir={directionOf(lang)}
          lang={lang}
          className={classes(popoverLook, 'p-3')}
        >
          <Dialog className="outline-none">
            <Month />
          </Dialog>
        </Popover>
      </DatePicker>
      <SentValue name={name} written={written} />
    </div>
  )
}

/** Converts a limit between day and time. */
function limit(text: string | undefined, withTime: boolean): Value | undefined {
  const value = parse(text)
  if (!value) return undefined
  return withTime ? toCalendarDateTime(value) : toCalendarDate(value)
}

/** Without scripts the segments are unusable: a plain text box takes the same value. */
function SentValue({ name, written }: { name: string; written: string }) {
  const t = useT(uiMessages)
  return (
    <>
      <input type="hidden" name={name} value={written} readOnly />
      <noscript>
        <input
          name={name}
          aria-label={t('wallTimeExample')}
          placeholder={t('wallTimeExample')}
          className={classes(inputClasses, 'input-ltr mt-2')}
        />
      </noscript>
    </>
  )
}

/** Translates the digits ٠-٩ of Arabic keyboards; the segments accept Latin ones only. */
function useLatinKeys() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    const translate = (event: InputEvent) => {
      const latin = latinDigits(event.data ?? '')
      if (!event.data || latin === event.data) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { inputType } = event
      event.target?.dispatchEvent(
        new InputEvent('beforeinput', { data: latin, inputType, bubbles: true, cancelable: true }),
      )
    }
    element?.addEventListener('beforeinput', translate, { capture: true })
    return () => element?.removeEventListener('beforeinput', translate, { capture: true })
  }, [])
  return box
}

/** Segments stay inline text: as flex items they would lose their bidi isolation and 7:30 would read 30:7. */
function Segments({ invalid, withTime }: { invalid: boolean; withTime: boolean }) {
  const t = useT(uiMessages)
  const box = useLatinKeys()
  return (
    <Group className={classes('relative', withTime ? 'max-w-md' : 'max-w-xs')}>
      <div
        ref={box}
        data-invalid={invalid || undefined}
        className={classes(
          inputClasses,
          'num pe-12 data-invalid:border-2 data-invalid:border-danger-ink',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <DateInput className="block min-w-0 overflow-hidden whitespace-nowrap">
          {(segment) => (
            <DateSegment
              segment={segment}
              className={classes(
                'inline rounded-badge py-0.5 outline-none focus:bg-primary focus:text-on-primary',
                segment.type !== 'literal' && 'px-0.5',
                segment.isPlaceholder && 'text-ink-3',
                segment.type === 'dayPeriod' && 'ltr:uppercase',
              )}
            />
          )}
        </DateInput>
      </div>
      <Button
        aria-label={t('openCalendar')}
        className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-2 hover:text-ink"
      >
        <Icon as={CalendarDays} />
      </Button>
    </Group>
  )
}

const arrowLook =
  'inline-flex size-10 items-center justify-center rounded-control hover:bg-surface-2 disabled:opacity-40 coarse:size-11'

function Month() {
  const t = useT(uiMessages)
  return (
    <Calendar firstDayOfWeek="sun" className="w-fit">
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" aria-label={t('previousMonth')} className={arrowLook}>
          <Icon as={ChevronLeft} directional />
        </Button>
        <Heading className="text-ui font-semibold" />
        <Button slot="next" aria-label={t('nextMonth')} className={arrowLook}>
          <Icon as={ChevronRight} directional />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-8 px-1 text-micro font-medium text-ink-2">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={classes(
                'num flex size-10 cursor-pointer items-center justify-center rounded-control hover:bg-surface-2 coarse:size-11',
                'selected:bg-primary selected:text-on-primary disabled:cursor-default disabled:text-ink-3 disabled:opacity-50',
                'outside-month:invisible data-[today]:font-semibold data-[today]:ring-1 data-[today]:ring-line-input',
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
