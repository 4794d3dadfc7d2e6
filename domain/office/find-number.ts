import { latinDigits } from '../digits.ts'

/**
 * Records that a typed number may name. Numbers of documents are listed as they are printed, and as ranges of equal length while
 * a number is still being typed; the rest are values.
 */
export type NumberSearch = {
  request: number | null
  report: number | null
  /** Of a batch of payouts. */
  batch: number | null
  documents: readonly string[]
  documentRange: readonly [from: string, to: string] | null
  /** Beginning of the last eight signs of the payment's id, in lower case. */
  payment: string | null
  /** A whole number `ITQ-XXXX-XXXX-XXXX`, or its beginning. */
  certificate: string | null
}

const nothing: NumberSearch = {
  request: null,
  report: null,
  batch: null,
  documents: [],
  documentRange: null,
  payment: null,
  certificate: null,
}

/** Years back in which a document's number is looked for when its year was not typed. */
const yearsBack = 9
const places = 6

const words: readonly (readonly [kind: string, words: readonly string[]])[] = [
  ['MS', ['MS', 'REQUEST', 'VISIT', 'طلب', 'زيارة', 'زياره']],
  ['R', ['R', 'REPORT', 'تقرير']],
  ['INV', ['INV', 'INVOICE', 'فاتورة', 'فاتوره']],
  ['CN', ['CN', 'CREDIT NOTE', 'إشعار دائن', 'اشعار دائن']],
  ['DN', ['DN', 'DEBIT NOTE', 'إشعار مدين', 'اشعار مدين']],
  ['PAY', ['PAY', 'PAYMENT', 'سداد', 'دفعة']],
  ['ITQ', ['ITQ', 'CERTIFICATE', 'شهادة', 'شهاده']],
  ['BATCH', ['BATCH', 'دفعة الصرف', 'دفعة صرف']],
]
const kindOf = new Map(words.flatMap(([kind, spellings]) => spellings.map((word) => [word, kind] as const)))
const series = ['INV', 'CN', 'DN'] as const
type Series = (typeof series)[number]
const isSeries = (kind: string): kind is Series => series.includes(kind as Series)

const isYear = (group: string, year: number): boolean => /^20\d\d$/.test(group) && Number(group) <= year + 1
const whole = (group: string): number | null => (/^\d{1,15}$/.test(group) ? Number(group) || null : null)
const padded = (group: string): string => String(Number(group)).padStart(places, '0')

function documentsOf(kinds: readonly Series[], groups: readonly string[], year: number): Partial<NumberSearch> {
  const joined = groups.join('')
  const [first = '', second] =
    groups.length === 1 && joined.length > places && isYear(joined.slice(0, 4), year)
      ? [joined.slice(0, 4), joined.slice(4)]
      : groups
  if (groups.length > 2) return {}
  if (second !== undefined) {
    if (!isYear(first, year) || second.length > 15) return {}
    const documents = kinds.map((kind) => `${kind}-${first}-${padded(second)}`)
    // zeros typed in front: the number is being typed as it is printed
    const isBegun = second.startsWith('0') && second.length < places && kinds.length === 1
    const range = (sign: string) => `${kinds[0]}-${first}-${second.padEnd(places, sign)}`
    return { documents, documentRange: isBegun ? [range('0'), range('9')] : null }
  }
  if (whole(first) === null) return {}
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => year + 1 - back)
  const documents = kinds.flatMap((kind) => years.map((of) => `${kind}-${of}-${padded(first)}`))
  const range = (sign: string) => `${kinds[0]}-${first}-${''.padEnd(places, sign)}`
  return { documents, documentRange: kinds.length === 1 && isYear(first, year) ? [range('0'), range('9')] : null }
}

const paymentOf = (rest: string): string | null => (/^[0-9A-F]{4,8}$/.test(rest) ? rest.toLowerCase() : null)
const certificateOf = (rest: string): string | null =>
  /^[0-9A-HJKMNP-TV-Z]{3,12}$/.test(rest) ? `ITQ-${rest.match(/.{1,4}/g)!.join('-')}` : null

/** A number alone may be that of every kind of record. */
function plain(groups: readonly string[], year: number): NumberSearch | null {
  const joined = groups.join('')
  const number = groups.length === 1 ? whole(joined) : null
  const found: NumberSearch = {
    ...nothing,
    request: number,
    report: number,
    batch: number,
    ...(/^\d+$/.test(joined) && documentsOf(series, groups, year)),
    payment: joined.length === 8 && /\d/.test(joined) ? paymentOf(joined) : null,
    certificate: joined.length === 12 && /\d/.test(joined) ? certificateOf(joined) : null,
  }
  const isAny = found.documents.length > 0 || Object.values(found).some((value) => value && !Array.isArray(value))
  return isAny ? found : null
}

/**
 * Reads a printed number in any case, with Arabic digits, and with or without dashes, zeros and year: `ms 32`, `#32`, `INV-2026-000014`,
 * `inv 2026 14`, `فاتورة ١٤`, `pay 3f0a91c2`. Null: not a number of ours.
 */
export function readNumber(typed: string, year: number): NumberSearch | null {
  const clean = latinDigits(typed)
    .toUpperCase()
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[#№:/\\_.\u2010-\u2015\u2212\s-]+/g, '-')
    .replace(/^-|-$/g, '')
  const [, letters = '', rest = ''] = /^([A-Z]+(?:-NOTE)?(?=-|\d)|[\u0621-\u064A]+(?:-[\u0621-\u064A]+)?)?-?(.*)$/.exec(
    clean,
  )!
  const kind = kindOf.get(letters.replace('-', ' '))
  const groups = (kind ? rest : clean).split('-').filter(Boolean)
  const joined = groups.join('')
  if (joined === '') return null
  if (!kind) {
    // `ITQ7K3M…` and `PAYA1B2…` without a dash: the letters that follow belong to the number
    const glued = /^(ITQ|PAY)([0-9A-Z-]+)$/.exec(clean)
    return glued ? readNumber(`${glued[1]}-${glued[2]}`, year) : plain(groups, year)
  }
  let part: Partial<NumberSearch> = {}
  if (kind === 'PAY') part = { payment: paymentOf(joined) }
  else if (kind === 'ITQ') part = { certificate: certificateOf(joined) }
  else if (isSeries(kind)) part = /^\d+$/.test(joined) ? documentsOf([kind], groups, year) : {}
  else if (groups.length === 1)
    part = { [kind === 'MS' ? 'request' : kind === 'R' ? 'report' : 'batch']: whole(joined) }
  const found = { ...nothing, ...part }
  return found.documents.length > 0 || Object.values(found).some((value) => value && !Array.isArray(value))
    ? found
    : null
}
