import { formatAmount } from '#/domain/money.ts'
import { appPayout, denominations, settlement } from '#/domain/operations/daily-reports/cash.ts'
import { type Reading, resultOf } from '#/domain/operations/daily-reports/temperature.ts'
import {
  countKey,
  countOf,
  type DailyValues,
  type DutyDone,
  dutyKey,
  tempKey,
  termsOf,
  type WasteLine,
  wasteKey,
} from '#/domain/operations/daily-reports/values.ts'
import { formatDateTime, formatDay, formatTime } from '#/domain/riyadh-time.ts'
import { type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { wasteValueMessages } from '#/messages/operations/waste-value.ts'
import {
  amount,
  coolingParts,
  figure,
  nothing,
  ownParts,
  type Pair,
  pairs,
  type Part,
  type Shown,
  table,
  typed,
  word,
  type Words,
  wordsIn,
} from './day-parts.ts'
import type { DailyDay } from '../daily-reports/read-day.server.ts'

const numberOf = (values: DailyValues, key: string): number => (typeof values[key] === 'number' ? values[key] : 0)

const writtenIn = (values: DailyValues, key: string): Shown | null => {
  const value = values[key]
  return typeof value === 'string' && value !== '' ? typed(value) : null
}

/** Amounts of a report, as its fields are named. */
type AmountKey =
  | 'sales.cash'
  | 'sales.mada'
  | 'sales.cards'
  | 'sales.apps'
  | 'sales.vouchers'
  | 'refunds'
  | 'voids'
  | 'discounts'
  | 'tips.cards'
  | 'terminal.total'
  | 'apps.discounts'
  | 'apps.adjustments'
function moneyParts(day: DailyDay, words: Words, lang: Lang): Part[] {
  const { money, figures, template } = day
  const { t, field, view } = words
  if (!money || !figures) return [pairs(field('section_sales'), [], view('noMoney'))]
  const given = (key: AmountKey): Pair => [field(key), typeof money[key] === 'number' ? amount(money[key]) : null]
  const mada = settlement(figures.tenders.mada, template.fees.mada)
  const apps = appPayout({
    gross: figures.tenders.apps,
    commissionPercent: template.fees.commission,
    discounts: numberOf(money, 'apps.discounts'),
    adjustments: numberOf(money, 'apps.adjustments'),
  })
  const { cash } = figures
  const terms = termsOf(money)
  const count = countOf(money)
  const counted = denominations.filter((value) => typeof money[countKey(value)] === 'number')
  return [
    pairs(
      field('section_sales'),
      [
        ...(['sales.cash', 'sales.mada', 'sales.cards', 'sales.apps', 'sales.vouchers'] as const).map(given),
        [t('total'), amount(figures.total)],
        given('refunds'),
        [view('gross'), amount(figures.gross), 'strong'],
        [view('net'), amount(figures.net)],
        [view('vat'), amount(figures.vat)],
        [field('covers'), figure(String(figures.covers))],
        ...(['voids', 'discounts', 'tips.cards', 'terminal.total'] as const).map(given),
        [t('terminalDue'), figures.terminalDiffers ? amount(figures.terminal) : null],
        [field('terminal.reason'), writtenIn(money, 'terminal.reason')],
      ],
      `${t('amountsIn')}. ${view('forManagement')}`,
    ),
    pairs(view('settlement'), [
      [field('sales.mada'), amount(figures.tenders.mada)],
      [t('fee'), amount(-mada.fee)],
      [t('feeVat'), amount(-mada.vat)],
      [t('arrives'), amount(mada.arrives), 'strong'],
    ]),
    pairs(view('payout'), [
      [field('sales.apps'), amount(figures.tenders.apps)],
      [t('commission'), amount(-apps.commission)],
      [t('commissionVat'), amount(-apps.vat)],
      given('apps.discounts'),
      given('apps.adjustments'),
      [t('arrives'), amount(apps.payout), 'strong'],
    ]),
    pairs(field('section_cash'), [
      [field('cash.float'), amount(terms.float)],
      [field('sales.cash'), amount(terms.sales)],
      [field('cash.paidIn'), amount(terms.paidIn)],
      [field('cash.refunds'), amount(-terms.refunds)],
      [field('cash.petty'), amount(-terms.petty)],
      [field('cash.drops'), amount(-terms.drops)],
      [field('cash.tips'), amount(-terms.tips)],
      [field('expectedCash'), amount(cash.expected), 'strong'],
      [field('countedCash'), amount(cash.counted), 'strong'],
      [t('difference'), amount(cash.difference), 'strong'],
      [t('limit'), amount(cash.limit)],
      [field('cash.reason'), writtenIn(money, 'cash.reason')],
      [field('cash.nextFloat'), amount(numberOf(money, 'cash.nextFloat'))],
      [field('deposit'), amount(cash.deposit), 'strong'],
    ]),
    table(
      t('count'),
      [t('piece'), t('pieces'), t('worth')],
      counted.map((value) => [amount(value), figure(String(count[value] ?? 0)), amount(value * (count[value] ?? 0))]),
      t('nothing'),
    ),
    ...ownParts(day, money, words, { money: true, lang }),
  ]
}

/** Lines of waste; for those who see costs with what they were worth. */
function wastePart(day: DailyDay, lines: readonly WasteLine[], { t, field }: Words, lang: Lang): Part {
  const worth = translator(lang, wasteValueMessages)
  const { waste } = day
  const rows = lines.map(({ id, item, quantity, unit, reason }) => {
    const found = waste?.lines[id]
    const value =
      found && 'halalas' in found
        ? found.atLeast
          ? word(withoutMarks(`${worth('atLeast')} ${formatAmount(found.halalas)}`))
          : amount(found.halalas)
        : word(worth('notValued'))
    return [
      typed(item),
      word(`${quantity} ${field(`unit_${unit as 'kg'}`)}`),
      word(field(`reason_${reason as 'other'}`)),
      ...(waste ? [value] : []),
    ]
  })
  const total = waste?.halalas
  if (rows.length > 0 && total !== null && total !== undefined)
    rows.push([word(worth('total')), nothing, nothing, amount(total)])
  const head = [t('item'), t('quantity'), t('why'), ...(waste ? [worth('value')] : [])]
  return table(field('section_waste'), head, rows, t('nothing'))
}

function workParts(day: DailyDay, words: Words, lang: Lang): Part[] {
  const { work, template } = day
  const { t, field, view } = words
  if (!work) return [pairs(field('section_temperatures'), [], view('noWork'))]
  const degrees = (value: number): string => withoutMarks(field('degrees', { value: value.toFixed(1) }))
  const waste = (work[wasteKey] ?? []) as WasteLine[]
  const staff = ['staff.planned', 'staff.present', 'staff.late', 'staff.hours'] as const
  const texts = ['incidents', 'handover'] as const
  return [
    table(
      field('section_temperatures'),
      [t('point'), t('reading'), t('at'), t('whatWasDone')],
      template.points.map(({ key, kind, name }) => {
        const reading = (work[tempKey(key)] ?? null) as Reading | null
        if (!reading) return [word(name[lang]), nothing, nothing, nothing]
        const isOut = resultOf(kind, reading.degrees) !== 'within'
        const done = [
          ...(reading.done ?? []).map((choice) => field(`done_${choice}`)),
          ...(reading.second === undefined ? [] : [degrees(reading.second)]),
        ].join(', ')
        return [
          word(name[lang]),
          word(degrees(reading.degrees)),
          word(formatTime(new Date(reading.at), lang)),
          isOut ? word(done) : nothing,
        ]
      }),
      t('nothing'),
    ),
    ...coolingParts(day, work, words, lang),
    table(
      field('section_checklist'),
      [t('duty'), t('result')],
      template.duties.map(({ key, name }) => {
        const answer = (work[dutyKey(key)] ?? null) as DutyDone | null
        return [word(name[lang]), answer ? word(field(answer.done ? 'done' : 'notDone')) : nothing]
      }),
      t('nothing'),
    ),
    pairs(
      field('section_staff'),
      staff.map((key): Pair => [field(key), typeof work[key] === 'number' ? figure(String(work[key])) : nothing]),
    ),
    ...ownParts(day, work, words, { money: false, lang }),
    wastePart(day, waste, words, lang),
    pairs(
      field('section_incidents'),
      texts.map((key): Pair => [field(key), writtenIn(work, key) ?? word(t('nothing'))]),
    ),
  ]
}

function signatureRows(day: DailyDay, { t, field, view }: Words, lang: Lang) {
  const { signed, submittedAt, submittedBy } = day
  const moment = (at: string): string => formatDateTime(new Date(at), lang)
  const rows: (readonly [string, Shown | null])[] = [
    [t('state'), word(field(`state_${day.state}`))],
    [t('revision'), figure(String(day.revision))],
    [t('late'), day.late ? word(t('yes')) : null],
    [view('due'), word(moment(day.dueAt))],
    [view('submittedBy'), submittedAt ? typed(`${submittedBy ?? ''} · ${moment(submittedAt)}`) : null],
    [view('signedBy'), signed ? typed(`${signed.by} · ${moment(signed.at)}`) : word(view('notSigned'))],
    [view('deviceTime'), signed?.deviceAt ? word(moment(signed.deviceAt)) : null],
    [t('device'), signed?.device ? typed(signed.device) : null],
    [view('seal'), signed ? figure(signed.sha256) : null],
    ...(day.revisions.length > 1
      ? day.revisions.map(({ number, signedAt, signedBy, reason }): readonly [string, Shown] => [
          field('revision', { number }),
          typed(
            [
              signedAt ? `${signedBy ?? ''} · ${moment(signedAt)}` : view('notSigned'),
              ...(reason ? [reason] : []),
            ].join(' · '),
          ),
        ])
      : []),
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Data of documents/daily-report.typ: one report with its values, count, readings and seal, as far as its reader sees them. */
export function dayWords(day: DailyDay, lang: Lang, company: Text) {
  const words = wordsIn(lang)
  const { t, field } = words
  const date = formatDay(day.day, lang)
  return {
    company: company[lang],
    title: withoutMarks(t('title', { branch: day.branch, day: date })),
    footer: t('footer', { branch: day.branch, day: date, number: day.revision }),
    day: day.day,
    purpose: field('report'),
    branch: typed(day.branch),
    when: [date, hijriDay(day.day, lang), day.shiftName[lang]].join(' · '),
    draft: day.state === 'signed' ? '' : t('draft'),
    parts: [...moneyParts(day, words, lang), ...workParts(day, words, lang)],
    signature: { title: t('signature'), rows: signatureRows(day, words, lang) },
  }
}
