import type { ContentUnit } from '#/domain/kitchen/buying/supplier.ts'
import { formatAmount, formatMoney, type Halalas } from '#/domain/money.ts'
import { type Rational, roundHalfUp, times, toNumber } from '#/domain/rational.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { useLang, useT } from '#/ui/language.tsx'

type Base = 'g' | 'ml' | 'piece'
const baseOf = (unit: ContentUnit): Base => {
  if (unit === 'piece') return 'piece'
  return unit === 'kg' || unit === 'g' ? 'g' : 'ml'
}
const largeUnit = { g: 'kg', ml: 'l', piece: 'piece' } as const

/** Halalas of an exact amount, rounded once. */
export const rounded = (amount: Rational): Halalas => roundHalfUp(amount, 0)

/** Exact amounts and quantities as texts, rounded where they are shown. */
export function useAmounts() {
  const t = useT(quotationMessages)
  const names = useT(supplierMessages)
  const lang = useLang()
  const unitName = (unit: ContentUnit) => names(`unit_${unit}`)
  return {
    unitName,
    amount: (value: Rational) => formatAmount(rounded(value)),
    money: (value: Rational) => formatMoney(rounded(value), lang),
    /** A price of a base unit by the kilo, litre or piece. */
    perUnit: (value: Rational, unit: ContentUnit) => {
      const base = baseOf(unit)
      const whole = base === 'piece' ? value : times(value, { n: 1000n, d: 1n })
      return t(`perUnit_${base}`, { amount: formatAmount(rounded(whole)) })
    },
    /** A quantity of base units in kilos, litres or pieces. */
    large: (value: Rational, unit: ContentUnit) => {
      const base = baseOf(unit)
      const whole = base === 'piece' ? value : times(value, { n: 1n, d: 1000n })
      return { quantity: String(Math.round(toNumber(whole) * 1000) / 1000), unit: unitName(largeUnit[base]) }
    },
  }
}
