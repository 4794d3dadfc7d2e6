import { formatAmount } from '#/domain/money.ts'
import { coolingMark, type CoolingReading } from '#/domain/operations/daily-reports/cooling.ts'
import { isOwnField } from '#/domain/operations/daily-reports/template-edit.ts'
import { coolingsOf, type DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { formatDay, formatTime } from '#/domain/riyadh-time.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { dailyDocumentMessages } from '#/messages/operations/daily-documents.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import type { DailyDay } from '../daily-reports/read-day.server.ts'
import { fieldText, valueText } from '../daily-reports/value-text.ts'

/** `code`: figures; `free`: what people typed; `plain`: words of the house. */
export type Shown = { text: string; as: 'code' | 'free' | 'plain' }
export type Row = { label: string; value: Shown; strong: boolean } | { cells: Shown[] }
export type Part = { title: string; hint: string; head: string[]; rows: Row[]; none: string }

export const figure = (text: string): Shown => ({ text, as: 'code' })
export const typed = (text: string): Shown => ({ text, as: 'free' })
export const word = (text: string): Shown => ({ text, as: 'plain' })
export const nothing = figure('-')
export const amount = (halalas: number): Shown => figure(formatAmount(halalas))

export const wordsIn = (lang: Lang) => ({
  t: translator(lang, dailyDocumentMessages),
  field: translator(lang, dailyMessages),
  view: translator(lang, dailyViewMessages),
})
export type Words = ReturnType<typeof wordsIn>

export type Pair = readonly [label: string, value: Shown | null, strong?: 'strong']

export const pairs = (title: string, rows: readonly Pair[], hint = ''): Part => ({
  title,
  hint,
  head: [],
  none: '',
  rows: rows.flatMap(([label, value, strong]) => (value ? [{ label, value, strong: strong === 'strong' }] : [])),
})
export const table = (title: string, head: string[], rows: Shown[][], none: string): Part => ({
  title,
  hint: '',
  head,
  none,
  rows: rows.map((cells) => ({ cells })),
})

/** Values of the fields that the company added. */
export function ownParts(
  { template }: DailyDay,
  values: DailyValues,
  { view }: Words,
  given: { money: boolean; lang: Lang },
): Part[] {
  const fields = template.fields.filter((one) => isOwnField(one) && one.money === given.money)
  const rows = fields.map((one): Pair => {
    const text = withoutMarks(valueText(one, values[one.key], given.lang))
    return [fieldText(one, given.lang), text === '' ? nothing : typed(text)]
  })
  return rows.length === 0 ? [] : [pairs(view(given.money ? 'ownAmounts' : 'ownFields'), rows)]
}

/** Batches that cooled down, with their readings. */
export function coolingParts({ template }: DailyDay, work: DailyValues, { t, field, view }: Words, lang: Lang): Part[] {
  const shiftName = (key: string) => template.shifts.find((shift) => shift.key === key)?.name[lang] ?? ''
  const shown = (reading: CoolingReading | undefined): Shown =>
    reading
      ? word(
          `${withoutMarks(field('degrees', { value: reading.degrees.toFixed(1) }))} · ${formatTime(new Date(reading.at), lang)}`,
        )
      : nothing
  const rows = coolingsOf(work).map(({ cooling }) => [
    typed(cooling.item),
    shown(cooling.start),
    shown(cooling.middle),
    shown(cooling.end),
    word(
      [
        field(`cooling_${coolingMark(cooling)}`),
        ...(cooling.from
          ? [
              withoutMarks(
                view('coolingFrom', {
                  shift: shiftName(cooling.from.shift),
                  day: formatDay(cooling.from.day, lang),
                }),
              ),
            ]
          : []),
        ...(cooling.done ?? []).map((one) => field(`coolingDone_${one}`)),
      ].join(' · '),
    ),
  ])
  const head = [t('item'), ...[60, 21, 5].map((value) => withoutMarks(field('degrees', { value }))), t('result')]
  return rows.length === 0 ? [] : [table(field('cooling'), head, rows, t('nothing'))]
}
