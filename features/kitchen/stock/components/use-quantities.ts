import type { BaseUnit, Names } from '#/domain/kitchen/book.ts'
import { shownSize, shownUnit } from '#/domain/kitchen/buying/count.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { formatAmount } from '#/domain/money.ts'
import { over, type Rational } from '#/domain/rational.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** Quantities, units and names of ingredients in the language of the reader. */
export function useQuantities() {
  const units = useT(supplierMessages)
  const lang = useLang()
  const nameOf = ({ en, ar }: Names): string => (lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''
  /** A standard unit in words; an own unit by its own name. */
  const unitName = (unit: string, names: Names | null = null): string => {
    if (names) return nameOf(names)
    return unit === 'kg' || unit === 'l' || unit === 'piece' ? units(`unit_${unit}`) : unit
  }
  const figure = (value: Rational, base: BaseUnit, decimals = 3): string =>
    String(rounded(over(value, { n: shownSize(base), d: 1n }), decimals))
  return {
    nameOf,
    unitName,
    /** Base units in kilos, litres or pieces, at most three decimals; without the unit. */
    figure,
    quantity: (value: Rational, base: BaseUnit, decimals?: number): string =>
      `${figure(value, base, decimals)} ${unitName(shownUnit(base))}`,
    money: (halalas: Rational): string => formatAmount(rounded(halalas)),
    percent: (share: Rational): string => `${rounded({ n: share.n * 100n, d: share.d }, 2)}%`,
  }
}
