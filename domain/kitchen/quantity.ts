import { latinDigits } from '../digits.ts'
import { type Halalas, parseHalalas } from '../money.ts'
import { isLess, plus, type Rational, ratio, rational } from '../rational.ts'

/** Why a typed quantity is refused. `comma`: 1,500 may mean one and a half or fifteen hundred. */
export type QuantityProblem = 'empty' | 'unreadable' | 'comma' | 'negative' | 'too-large'
export type QuantityRead = { value: Rational; text: string } | { problem: QuantityProblem }

const vulgar: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅕': '1/5',
}
/** Largest quantity, as a guard against typing errors. */
const most = rational(1_000_000_000)

/** Marks of direction and odd spaces, which travel with text that was copied. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C\uFEFF]/g

const decimal = (text: string): Rational => {
  const [whole = '0', decimals = ''] = text.split('.')
  return ratio(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** A whole or decimal number, a fraction, or a whole number and a fraction. */
function valueOf(text: string): Rational | null {
  if (/^\d{1,15}(\.\d{1,12})?$/.test(text)) return decimal(text)
  const parts = /^(?:(\d{1,9}) )?(\d{1,9})\/(\d{1,9})$/.exec(text)
  if (!parts || BigInt(parts[3]!) === 0n) return null
  const fraction = ratio(BigInt(parts[2]!), BigInt(parts[3]!))
  return parts[1] === undefined ? fraction : plus(decimal(parts[1]), fraction)
}

/** The exact text in which a quantity is stored: a decimal as typed, or a fraction. */
export const exactText = ({ n, d }: Rational): string => (d === 1n ? String(n) : `${n}/${d}`)

/** A stored quantity. Throws on any other text, which is a bug. */
export function readExact(text: string): Rational {
  const [n = '', d] = text.split('/')
  if (!/^\d+(\.\d+)?$/.test(n) || (d !== undefined && !/^\d+$/.test(d))) throw new RangeError(`no quantity: ${text}`)
  return d === undefined ? decimal(n) : ratio(BigInt(n), BigInt(d))
}

/**
 * Reads a typed quantity exactly: 1.5, 1,5, ١٫٥, 1/2, ½, 1½, 1 1/2. A comma before exactly three digits is not guessed.
 * Zero is read; whether it is allowed is for the caller to say.
 */
export function readQuantity(typed: string): QuantityRead {
  const text = latinDigits(typed.replace(invisible, ''))
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞⅕]/g, (sign) => ` ${vulgar[sign]}`)
    .replaceAll('⁄', '/')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return { problem: 'empty' }
  if (/^[-−–]/.test(text)) return { problem: 'negative' }
  if (/^\d{1,3}(?:[,،]\d{3})+$/.test(text)) return { problem: 'comma' }
  const plain = /^\d+[,،]\d+$/.test(text) ? text.replace(/[,،]/, '.') : text
  const value = valueOf(plain)
  if (!value) return { problem: /^\d{16,}/.test(plain) ? 'too-large' : 'unreadable' }
  if (isLess(most, value)) return { problem: 'too-large' }
  return { value, text: plain.includes(' ') ? exactText(value) : plain }
}

/**
 * Reads a typed amount in riyals to halalas; null when it is none. A comma before one or two digits at the end is a
 * decimal one, as many sheets have it; before three it separates thousands, since riyals have two decimals.
 */
export function readRiyals(typed: string): Halalas | null {
  const text = latinDigits(typed.replace(invisible, ''))
    .replace(/\s*(sar|ريال|ر\.س)\s*/gi, '')
    .replaceAll('٬', '')
    .replace(/[٫،]/g, (sign) => (sign === '٫' ? '.' : ','))
    .trim()
  if (/^\d+,\d{1,2}$/.test(text)) return parseHalalas(text.replace(',', '.'))
  return /^\d{1,12}(\.\d{1,2})?$|^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text) ? parseHalalas(text) : null
}
