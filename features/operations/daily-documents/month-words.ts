import { netPerDay } from '#/domain/operations/daily-reports/month.ts'
import { formatDay, monthName } from '#/domain/riyadh-time.ts'
import { type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { dailyMonthMessages } from '#/messages/operations/daily-month.ts'
import { wasteValueMessages } from '#/messages/operations/waste-value.ts'
import type { DailyMonth, MonthCell, MonthRow } from '../daily-reports/read-month.server.ts'
import {
  amount,
  figure,
  nothing,
  type Pair,
  pairs,
  type Part,
  type Shown,
  table,
  typed,
  word,
  wordsIn,
} from './day-parts.ts'

/** Days listed by name; the rest are on the page. */
const mostListed = 200

const halalas = (value: number | null): Shown => (value === null ? nothing : amount(value))
const number = (value: number): Shown => (value === 0 ? nothing : figure(String(value)))

const monthWordsIn = (lang: Lang) => ({
  ...wordsIn(lang),
  m: translator(lang, dailyMonthMessages),
  worth: translator(lang, wasteValueMessages),
})
type Words = ReturnType<typeof monthWordsIn>

const counted = (cells: readonly MonthCell[]): Shown[] => [
  number(cells.filter(({ status }) => status === 'signed').length),
  number(cells.filter(({ late }) => late).length),
  number(cells.filter(({ status }) => status === 'missing').length),
  number(cells.filter(({ beyond }) => beyond).length),
]
const countHeads = ({ view, m }: Words): string[] => [view('signed'), view('late'), view('missing'), m('temperatures')]

function sums({ sum, money, waste }: DailyMonth, { view, m, worth }: Words): Part {
  const rows: Pair[] = [
    [view('signed'), figure(String(sum.signed))],
    [view('late'), figure(String(sum.late))],
    [view('missing'), figure(String(sum.missing))],
    [m('beyondDays'), figure(String(sum.beyond))],
    [view('net'), money ? halalas(sum.net) : null, 'strong'],
    [view('difference'), money ? halalas(sum.difference) : null],
    [worth('waste'), waste ? halalas(waste.halalas) : null],
    [worth('openLines'), waste && waste.open > 0 ? figure(String(waste.open)) : null],
  ]
  return pairs(m('figures'), rows)
}

function compared({ compared: sides }: DailyMonth, { view, m }: Words, lang: Lang): Part[] {
  if (!sides) return []
  const rows = [sides.own, sides.before, sides.year].map((sum) => [
    word(monthName(sum.month, lang)),
    number(sum.signed),
    halalas(sum.net),
    halalas(netPerDay(sum)),
    halalas(sum.difference),
  ])
  const head = [view('month'), m('signedDays'), view('net'), m('perDay'), view('difference')]
  return [{ ...table(view('compared'), head, rows, ''), hint: m('comparedHint') }]
}

function byBranch({ rows, money, waste }: DailyMonth, words: Words): Part {
  const { view, m, worth } = words
  const head = [
    view('branch'),
    ...countHeads(words),
    ...(money ? [view('net'), view('difference')] : []),
    ...(waste ? [worth('waste')] : []),
  ]
  const cellsOf = (row: MonthRow): Shown[] => [
    typed(row.branch),
    ...counted(row.cells),
    ...(money ? [halalas(row.net), halalas(row.difference)] : []),
    ...(waste ? [halalas(row.waste)] : []),
  ]
  return table(m('byBranch'), head, rows.map(cellsOf), m('noBranches'))
}

function byDay({ days, today, rows, money }: DailyMonth, words: Words, lang: Lang): Part {
  const { field, view, m, t } = words
  const lines = days.flatMap((day, index) => {
    if (day > today) return []
    const cells = rows.map((row) => row.cells[index]!)
    const nets = cells.flatMap(({ net }) => net ?? [])
    const net = nets.length === 0 ? null : nets.reduce((sum, one) => sum + one, 0)
    return [[word(formatDay(day, lang)), ...counted(cells), ...(money ? [halalas(net)] : [])]]
  })
  const head = [t('day'), ...countHeads(words), ...(money ? [view('net')] : [])]
  return table(m('byDay'), head, lines, field('status_expected'))
}

const sentenceOf = ([first = '', ...more]: readonly string[]): string =>
  [first.charAt(0).toUpperCase() + first.slice(1), ...more].join(' · ')

/** Days that need a look, by day and branch. */
function toLookAt({ days, rows }: DailyMonth, { field, view, m, t }: Words, lang: Lang): Part {
  const found = days.flatMap((day, index) =>
    rows.flatMap((row) => {
      const { status, late, beyond } = row.cells[index]!
      const said = [
        ...(status === 'missing' || status === 'late' ? [field(`status_${status}`)] : []),
        ...(late && status !== 'late' ? [view('wasLate')] : []),
        ...(beyond ? [view('beyond')] : []),
      ]
      return said.length === 0 ? [] : [[word(formatDay(day, lang)), typed(row.branch), word(sentenceOf(said))]]
    }),
  )
  const part = table(
    m('toLookAt'),
    [t('day'), view('branch'), m('what')],
    found.slice(0, mostListed),
    m('noneToLookAt'),
  )
  return found.length > mostListed
    ? { ...part, hint: withoutMarks(m('more', { count: found.length - mostListed })) }
    : part
}

/** Data of documents/daily-month.typ: the month as its reader sees it on the page. */
export function monthWords(month: DailyMonth, lang: Lang, company: Text) {
  const words = monthWordsIn(lang)
  const { field, m, t } = words
  const name = monthName(month.month, lang)
  const last = month.days.at(-1)!
  const day = last < month.today ? last : month.today
  const until = { day: formatDay(day, lang) }
  return {
    company: company[lang],
    title: withoutMarks(m('title', { month: name })),
    footer: withoutMarks(m('footer', { month: name, ...until })),
    day,
    purpose: field('title'),
    heading: name,
    when: [
      m('branches', { count: month.rows.length }),
      withoutMarks(m('asOf', until)),
      ...(month.money ? [t('amountsIn')] : []),
    ].join(' · '),
    parts: [
      sums(month, words),
      ...compared(month, words, lang),
      byBranch(month, words),
      byDay(month, words, lang),
      toLookAt(month, words, lang),
    ],
  }
}
