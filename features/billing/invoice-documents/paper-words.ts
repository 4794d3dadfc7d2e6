import { formatAmount } from '#/domain/money.ts'
import { type Day, formatDay, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { type Lang, langs, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { isNote, lineAmounts, prepaidTotals, type TaxCategory, taxTotals } from '#/domain/tax-document.ts'
import { invoicePaperMessages as words } from '#/messages/billing/invoice-paper.ts'
import type { Paper } from './paper.ts'
import { addressOf, bothOf, halvesOf, numbersOf } from './party-words.ts'

/** Removes bidi isolates, which are for mixed lines on screen; the PDF sets each language separately. */
export const both = (make: (lang: Lang) => string): Text => {
  const [en, ar] = langs.map((lang) => withoutMarks(make(lang))) as [string, string]
  return { en, ar }
}
const t = (lang: Lang) => translator(lang, words)
const same = (text: string): Text => ({ en: text, ar: text })

type Fact = { label: Text; value: Text; isCode: boolean }
const coded = (label: Text, value: string): Fact => ({ label, value: same(value), isCode: true })
const told = (label: Text, value: Text): Fact => ({ label, value, isCode: false })
const day = (of: Day): Text => both((lang) => formatDay(of, lang))

/** hh:mm:ss in Riyadh, as in the XML. */
export const clockOf = (at: Date): string => `${toRiyadh(at).slice(11)}:${String(at.getUTCSeconds()).padStart(2, '0')}`

function headFacts({ issued, suppliedOn, suppliedUntil, kind }: Paper): Fact[] {
  const isSpan = suppliedUntil !== null && suppliedUntil !== suppliedOn
  const supplied = isSpan
    ? both((lang) => t(lang)('span', { from: formatDay(suppliedOn, lang), until: formatDay(suppliedUntil, lang) }))
    : day(suppliedOn)
  // a prepayment has no day of supply yet
  const ofSupply = kind === 'prepayment' ? [] : [told(words.supplied, supplied)]
  if (!issued) return ofSupply
  const at = day(riyadhDay(issued.at))
  return [
    coded(words.number, issued.number),
    told(
      words.issued,
      both((lang) => `${at[lang]}${lang === 'ar' ? '،' : ','} ${clockOf(issued.at)}`),
    ),
    ...ofSupply,
    ...(kind === 'credit' ? [] : [told(words.due, day(issued.dueOn))]),
  ]
}

const percentOf = (category: TaxCategory): string => `${category.percent}%`

function rowsOf({ lines }: Paper) {
  let running = 0
  return lines.map((line, index) => {
    const { net, vat, gross } = lineAmounts(line)
    running += net
    const off = line.allowance && line.allowance.amount > 0 ? line.allowance : null
    return {
      no: String(index + 1),
      name: halvesOf(line.name),
      off: off && halvesOf(off.reason),
      quantity: String(line.quantity),
      unitPrice: formatAmount(line.unitPrice),
      discount: off ? formatAmount(off.amount) : '',
      net: formatAmount(net),
      rate: line.category.code === 'S' ? percentOf(line.category) : `${line.category.code} 0%`,
      vat: formatAmount(vat),
      gross: formatAmount(gross),
      running: formatAmount(running),
    }
  })
}

type Detail = Text & { code: string }
type Total = { label: Text; detail: Detail | null; amount: string; weight: 'plain' | 'sum' | 'last' }

function totalsOf(paper: Paper): Total[] {
  const totals = taxTotals(paper.lines, paper.creditedBefore)
  const prepaid = prepaidTotals(paper.prepaid)
  const rest = totals.gross - prepaid.gross
  const line = (
    label: Text,
    amount: number,
    weight: Total['weight'] = 'plain',
    detail: Detail | null = null,
  ): Total => ({
    label,
    detail,
    amount: formatAmount(amount),
    weight,
  })
  const percent = (key: 'taxable_S' | 'vatAt', category: TaxCategory) =>
    both((lang) => t(lang)(key, { percent: category.percent }))
  const categories = totals.categories.flatMap(({ category, taxable, vat }) =>
    category.code === 'S'
      ? [line(percent('taxable_S', category), taxable), line(percent('vatAt', category), vat)]
      : [
          line(words[`taxable_${category.code}`], taxable, 'plain', {
            ...bothOf(category.reason),
            code: category.reasonCode,
          }),
        ],
  )
  return [
    ...categories,
    line(words.net, totals.net, 'sum'),
    line(words.vatTotal, totals.vat),
    line(words.gross, totals.gross, 'sum'),
    ...(prepaid.gross > 0 ? [line(words.prepaid, -prepaid.gross)] : []),
    ...(prepaid.gross > 0 && rest > 0 ? [line(words.vatOfRest, Math.max(0, totals.vat - prepaid.vat))] : []),
    line(words[`amount_${paper.kind}`], rest, 'last'),
  ]
}

/** Prepayments that the invoice deducts: number, day and amounts of each. */
const advancesOf = ({ prepaid }: Paper) =>
  prepaid.length === 0
    ? null
    : {
        head: words.advancesHead,
        rows: prepaid.map(({ number, issuedOn, net, vat }) => ({
          number,
          day: both((lang) => t(lang)('advanceOf', { day: formatDay(issuedOn, lang) })),
          amounts: [net, vat, net + vat].map(formatAmount),
        })),
        columns: [words.taxable, words.vat, words.total],
      }

function paymentOf({ kind, means, payTo, issued }: Paper): Fact[] {
  if (kind === 'credit' || means === 'undefined') return []
  const account =
    means === 'bank' && payTo
      ? [
          ...(payTo.holder ? [told(words.holder, bothOf(payTo.holder))] : []),
          ...(payTo.bank ? [told(words.bank, bothOf(payTo.bank))] : []),
          coded(words.iban, payTo.iban.replace(/(.{4})(?=.)/g, '$1 ')),
          ...(issued ? [coded(words.reference, issued.number)] : []),
        ]
      : []
  return [told(words.means, words[`means_${means}`]), ...account]
}

function headingOf({ kind, form }: Paper): { heading: Text; about: Text | null } {
  return { heading: words[`${kind}_${form}`], about: !isNote(kind) ? null : words[`about_${form}`] }
}

const partiesOf = ({ seller, buyer }: Paper) =>
  (
    [
      ['seller', seller],
      ['buyer', buyer],
    ] as const
  ).flatMap(([who, party]) =>
    party ? [{ head: words[who], name: bothOf(party.name), address: addressOf(party), numbers: numbersOf(party) }] : [],
  )

/** More lines may exceed one page; the table's footer then carries the total. */
const fewLines = 8

/** Data of documents/invoice.typ; contains nothing that may change after the issue. */
export function paperWords(paper: Paper, fileNamed: string) {
  const { issued, corrects, lines, note } = paper
  const { heading, about } = headingOf(paper)
  const { vat, lines: amounts } = taxTotals(lines, paper.creditedBefore)
  return {
    title: `${heading.en} ${issued?.number ?? words.draft.en}`,
    day: issued ? riyadhDay(issued.at) : paper.suppliedOn,
    heading,
    about,
    draft: issued ? null : { word: words.draft, means: words.draftMeans },
    facts: headFacts(paper),
    parties: partiesOf(paper),
    corrects: corrects && {
      label: words.corrects,
      number: corrects.number,
      reasonLabel: words.reason,
      reason: bothOf(corrects.reason),
    },
    columns: {
      line: words.line,
      description: words.description,
      quantity: words.quantity,
      unitPrice: words.unitPrice,
      discount: words.discount,
      taxable: words.taxable,
      rate: words.rate,
      vat: words.vat,
      total: words.total,
    },
    off: words.off,
    hasDiscount: lines.some(({ allowance }) => (allowance?.amount ?? 0) > 0),
    rows: rowsOf(paper),
    carries: lines.length > fewLines,
    carried: words.carried,
    allLines: words.allLines,
    totals: totalsOf(paper),
    rounding: amounts.reduce((sum, one) => sum + one.vat, 0) === vat ? null : words.roundedOnce,
    currency: words.currency,
    advances: advancesOf(paper),
    paymentHead: words.payment,
    payment: paymentOf(paper),
    note: note && { label: words.note, text: halvesOf(note) },
    foot: issued
      ? { number: issued.number, identifier: `UUID ${issued.uuid} · ICV ${issued.counter}`, name: heading }
      : { number: words.draft.en, identifier: '', name: heading },
    qrAlt: `${words.qr.en} ${issued?.number ?? ''} / ${words.qr.ar}`,
    attached: issued && { name: `${fileNamed}.xml`, description: `${words.attached.en} / ${words.attached.ar}` },
  }
}
