import { latinDigits } from './digits.ts'
import { fold } from './fold.ts'
import type { Lang } from './text.ts'

/** A number of a text: written in digits, in words that both languages use alike, or in words that may mean something else. */
export type Figure = { value: string; as: 'digits' | 'words' | 'maybe' }

const units = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const english = new Map<string, number>([
  ...units.map((word, at): [string, number] => [word, at + 1]),
  ...teens.map((word, at): [string, number] => [word, at + 13]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['hundred', 100],
  ['thousand', 1000],
])
const englishOrders = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** Folded stems; the counted form and the form of a tens number end differently. */
const arabicUnits: [RegExp, number][] = [
  [/^ثلاث[ها]?$/, 3],
  [/^اربع[ها]?$/, 4],
  [/^خمس[ها]?$/, 5],
  [/^ست[ها]?$/, 6],
  [/^سبع[ها]?$/, 7],
  [/^ثما(?:ن|ني|نيه|نيا)$/, 8],
  [/^تسع[ها]?$/, 9],
]
const arabicTens: [RegExp, number][] = [
  [/^عشر(?:ون|ين)$/, 20],
  [/^ثلاث(?:ون|ين)$/, 30],
  [/^اربع(?:ون|ين)$/, 40],
  [/^خمس(?:ون|ين)$/, 50],
  [/^ست(?:ون|ين)$/, 60],
  [/^سبع(?:ون|ين)$/, 70],
  [/^ثمان(?:ون|ين)$/, 80],
  [/^تسع(?:ون|ين)$/, 90],
]
const arabicOrders = ['اول', 'ثاني', 'ثالث', 'رابع', 'خامس', 'سادس', 'سابع', 'ثامن', 'تاسع', 'عاشر', 'حادي', 'ثاني']
const known = (table: readonly [RegExp, number][], word: string) => table.find(([shape]) => shape.test(word))?.[1]
const maybe = (value: number): Figure => ({ value: String(value), as: 'maybe' })

function englishWords(text: string): Figure[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const found: Figure[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const order = englishOrders.indexOf(word)
    const value = english.get(word)
    if (order >= 0) found.push(maybe(order + 1))
    else if (word === 'half' && /^(?:an?|hour)$/.test(words[at + 1] ?? '')) found.push(maybe(30))
    else if (word === 'quarter') found.push(maybe(15))
    else if (word === 'once') found.push(maybe(1))
    else if (/^(?:twice|both|couple|pair|double)$/.test(word)) found.push(maybe(2))
    else if (value !== undefined) {
      const unit = english.get(words[at + 1] ?? '')
      const isCompound = value >= 20 && value < 100 && unit !== undefined && unit < 10
      if (isCompound) at++
      const whole = isCompound ? value + unit : value
      found.push({ value: String(whole), as: whole > 2 && whole < 100 ? 'words' : 'maybe' })
    }
  }
  return found
}

const bare = (word: string): string => word.replace(/^[وف]?(?:ب|ل|ك)?(?:ال)?(?=\p{L}{3})/u, '')

function arabicWords(text: string): Figure[] {
  const words = text.match(/\p{L}+/gu) ?? []
  const found: Figure[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const plain = known(arabicUnits, word) === undefined ? bare(word) : word
    const next = words[at + 1] ?? ''
    const unit = known(arabicUnits, plain)
    const ten = known(arabicTens, plain)
    const order = arabicOrders.indexOf(plain.replace(/ه$/, ''))
    const ofNext = known(arabicTens, next.replace(/^و/, ''))
    const low =
      unit ?? (/^(?:واحد|احد|احدي)ه?$/.test(plain) ? 1 : /^اثن(?:ان|ين|تان|تين|ا|ي|تا|تي)$/.test(plain) ? 2 : undefined)
    if (low !== undefined && next.startsWith('و') && ofNext !== undefined) {
      found.push({ value: String(low + ofNext), as: 'words' })
      at++
    } else if (low !== undefined && /^عشره?$/.test(next)) {
      found.push({ value: String(low + 10), as: 'words' })
      at++
    } else if (unit !== undefined || ten !== undefined) {
      // why: the third of an hour is twenty minutes, and 'ست' is also a word for a woman
      found.push({ value: String(unit ?? ten), as: plain === 'ست' ? 'maybe' : 'words' })
    } else if (low !== undefined) found.push(maybe(low))
    else if (/^عشره?$/.test(plain)) found.push({ value: '10', as: 'words' })
    else if (plain === 'نصف') found.push(maybe(30))
    else if (plain === 'ربع') found.push(maybe(15))
    else if (plain === 'ثلث') found.push(maybe(20))
    else if (/^(?:ميه|مايه)$/.test(plain)) found.push(maybe(100))
    else if (plain === 'الف') found.push(maybe(1000))
    else if (order >= 0) found.push(maybe(order + 1))
    else if (/^(?:اولي|كلا|كلتا|الاثنين)$/.test(plain)) found.push(maybe(plain === 'اولي' ? 1 : 2))
    else if (/\p{L}{3}(?:ين|ان)$/u.test(plain)) found.push(maybe(2))
  }
  return found
}

const afternoon = String.raw`p\.?\s?m\b\.?|مساء|ظهرا|عصرا|ليلا`
const morning = String.raw`a\.?\s?m\b\.?|صباحا|فجرا`
/** An hour with its half of the day, or hour and minutes; a single م after an hour alone would be metres. */
const clock = new RegExp(
  [
    String.raw`(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))?(?![\d:])\s*(?:(${afternoon})|(${morning}))`,
    String.raw`(?<![\d.:])(\d{1,2}):(\d{2})(?![\d:])(?:\s*(?:(م)|(ص))(?!\p{L}))?`,
  ].join('|'),
  'giu',
)
const number = /\d+(?:[.,]\d+)*/g

/** A time as minutes of a half day, with the half where it is known. */
function timeOf(hour: number, minute: number, half: 'am' | 'pm' | null): string | null {
  if (hour > 24 || minute > 59) return null
  const known = hour >= 13 && hour < 24 ? 'pm' : hour === 0 || hour === 24 ? 'am' : half
  return `${(hour % 12) * 60 + minute}${known ?? ''}`
}

/** 1,250 and 1250 are equal, and so are 4,5 and 4.50. */
function plainFigure(written: string): string {
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replaceAll(',', '.')
  return /^\d+(?:\.\d+)?$/.test(grouped) ? String(Number(grouped)) : grouped
}

/** Numbers of a text: percentages with their sign, times of day as `time:`. */
export function figuresOf(text: string, lang: Lang): Figure[] {
  const plain = latinDigits(fold(text.normalize('NFKC').replace(/[\u2060-\u2069\u200e\u200f\u061c]/g, '')))
    .replace(/(\d)\s?٬\s?(?=\d)/g, '$1,')
    .replace(/(\d)٫(?=\d)/g, '$1.')
    .replaceAll('٪', '%')
    .replace(/(\d)\s*(?:per\s?cents?\b|percent\b|%|(?:ب|في )?ال(?:ميه|مايه))/gi, '$1% ')
  const found: Figure[] = []
  const withoutTimes = plain.replace(clock, (whole, ...parts: (string | undefined)[]) => {
    const [hour, minute, pm, am, plainHour, plainMinute, shortPm, shortAm] = parts
    const half = (pm ?? shortPm) ? 'pm' : (am ?? shortAm) ? 'am' : null
    const time = timeOf(Number(hour ?? plainHour), Number(minute ?? plainMinute ?? 0), half)
    if (time === null) return whole
    found.push({ value: `time:${time}`, as: 'digits' })
    return ' '
  })
  const rest = withoutTimes.replace(number, (written, at: number) => {
    const isShare = withoutTimes[at + written.length] === '%'
    found.push({ value: `${plainFigure(written)}${isShare ? '%' : ''}`, as: 'digits' })
    return ' '
  })
  return [...found, ...(lang === 'en' ? englishWords(rest) : arabicWords(rest))]
}

/** 20:30 is 8:30 pm, and may be a plain 8:30. */
function isSameTime(a: string, b: string): boolean {
  const [minutesA, halfA] = [Number.parseInt(a, 10), a.replace(/\d+/, '')]
  const [minutesB, halfB] = [Number.parseInt(b, 10), b.replace(/\d+/, '')]
  return minutesA === minutesB && (halfA === halfB || halfA === '' || halfB === '')
}

/** A full hour may be written with its number alone: 'at the eighth'. */
const hourOf = (time: string): string => String(Number.parseInt(time, 10) / 60 || 12)

function isSame(a: Figure, b: Figure): boolean {
  const [timeA, timeB] = [a.value, b.value].map((value) => (value.startsWith('time:') ? value.slice(5) : null))
  if (timeA && timeB) return isSameTime(timeA, timeB)
  if (timeA) return b.as !== 'digits' && hourOf(timeA) === b.value
  if (timeB) return a.as !== 'digits' && hourOf(timeB) === a.value
  return a.value === b.value
}

/** A time as 8:30, with am or pm where it is known. */
const shown = ({ value }: Figure): string => {
  if (!value.startsWith('time:')) return value
  const minutes = Number.parseInt(value.slice(5), 10)
  const half = value.replace(/^time:\d+/, '')
  const hour = Math.floor(minutes / 60) || 12
  return `${hour}:${String(minutes % 60).padStart(2, '0')}${half && ` ${half}`}`
}

/** Numbers of the one list that the other does not have. */
export function unmatched(wanted: readonly Figure[], offered: readonly Figure[]): string[] {
  const left = [...offered].toSorted((a, b) => Number(a.as === 'maybe') - Number(b.as === 'maybe'))
  return wanted
    .filter(({ as }) => as !== 'maybe')
    .flatMap((figure) => {
      const at = left.findIndex((one) => isSame(figure, one))
      if (at < 0) return [shown(figure)]
      left.splice(at, 1)
      return []
    })
}
