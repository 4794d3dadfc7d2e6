import { hasNationalId, needsNationalId } from '#/domain/billing/tax-rules.ts'
import { standardRate, type TaxCategory, type TaxParty } from '#/domain/tax-document.ts'

/** Tax treatment of a line: the standard rate, or zero for a reason of the authority's list. */
export const lineCategories = [
  'S',
  'Z-VATEX-SA-32',
  'Z-VATEX-SA-33',
  'Z-VATEX-SA-34-1',
  'Z-VATEX-SA-34-2',
  'Z-VATEX-SA-34-3',
  'Z-VATEX-SA-34-4',
  'Z-VATEX-SA-34-5',
  'Z-VATEX-SA-35',
  'Z-VATEX-SA-36',
  'Z-VATEX-SA-EDU',
  'Z-VATEX-SA-HEA',
  'E-VATEX-SA-29',
  'E-VATEX-SA-29-7',
  'E-VATEX-SA-30',
  'O-VATEX-SA-OOS',
] as const
export type LineCategory = (typeof lineCategories)[number]

/** Printed category; the words are more specific than the code. */
export function categoryOf(key: LineCategory, words: string | null): TaxCategory {
  if (key === 'S') return standardRate
  return { code: key[0] as 'Z' | 'E' | 'O', percent: 0, reasonCode: key.slice(2), reason: words ?? '' }
}

export const keyOfCategory = (category: TaxCategory): LineCategory =>
  category.code === 'S'
    ? 'S'
    : (lineCategories.find((key) => key === `${category.code}-${category.reasonCode}`) ?? 'O-VATEX-SA-OOS')

/** Categories that this buyer's documents may have, and the one that the line has already. */
export const offeredCategories = (buyer: TaxParty | null, held: TaxCategory | undefined): LineCategory[] =>
  lineCategories.filter(
    (key) =>
      !needsNationalId(categoryOf(key, null)) ||
      hasNationalId(buyer) ||
      (held !== undefined && keyOfCategory(held) === key),
  )
