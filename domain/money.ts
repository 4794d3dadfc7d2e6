import { latinDigits } from './digits.ts'
import type { Lang } from './text.ts'

/** Amount of money in whole halalas, 100 to the riyal: sums stay exact. */
export type Halalas = number

/**
 * Multiplies an amount by a fraction, rounding half up; negative amounts mirror positive ones, as credit notes require.
 */
export const timesFraction = (amount: Halalas, numerator: bigint, denominator: bigint): Halalas => {
  const product = BigInt(Math.abs(amount)) * numerator
  const rounded = Number((2n * product + denominator) / (2n * denominator))
  return amount < 0 && rounded !== 0 ? -rounded : rounded
}

/** Parses a riyal amount to halalas; null when invalid or with more than two decimals. */
export const parseHalalas = (typed: string): Halalas | null => {
  const text = latinDigits(typed)
    .replace('٫', '.')
    .replace(/[,٬\s]/g, '')
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && amount !== 0 ? -amount : amount
}

/** Converts riyals to halalas, half up. Throws on invalid amounts (a bug). */
export const halalas = (sar: string | number): Halalas => {
  const text = typeof sar === 'number' ? String(sar) : sar.trim().replaceAll(',', '')
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`no amount in riyals: ${text}`)
  const decimals = (match[3] ?? '').padEnd(3, '0')
  const roundUp = Number(decimals[2]) >= 5 ? 1 : 0
  const amount = Number(match[2]) * 100 + Number(decimals.slice(0, 2)) + roundUp
  return match[1] && amount !== 0 ? -amount : amount
}

const parts = (amount: Halalas) => {
  const size = Math.abs(amount)
  return {
    sign: amount < 0 ? '-' : '',
    riyals: String(Math.trunc(size / 100)),
    decimals: String(size % 100).padStart(2, '0'),
  }
}

/** Formats halalas as riyals in plain decimal text, '1234.50': for exports, APIs and form fields. */
export const sar = (amount: Halalas): string => {
  const { sign, riyals, decimals } = parts(amount)
  return `${sign}${riyals}.${decimals}`
}

/** Amount without a unit, for columns with the unit in their header: '1,234.50'. */
export const formatAmount = (amount: Halalas): string => {
  const { sign, riyals, decimals } = parts(amount)
  return `${sign}${riyals.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

/** Unit before, number, unit after. A minus sign is isolated so that it stays before the digits in Arabic. */
export const moneyParts = (amount: Halalas, lang: Lang): [before: string, amount: string, after: string] => {
  const bare = formatAmount(amount)
  if (lang === 'en') return ['SAR ', bare, '']
  return ['', amount < 0 ? `\u2066${bare}\u2069` : bare, ' ريال']
}
/** 'SAR 1,234.50' or '1,234.50 ريال'. */
export const formatMoney = (amount: Halalas, lang: Lang): string => moneyParts(amount, lang).join('')

export const sumHalalas = (amounts: readonly Halalas[]): Halalas => amounts.reduce((sum, amount) => sum + amount, 0)

/** Per cent of an amount, half up at the halala; up to four decimals in the percentage. */
export const shareOf = (amount: Halalas, percent: number): Halalas =>
  timesFraction(amount, BigInt(Math.round(percent * 10_000)), 1_000_000n)
