import { expect, test } from 'vitest'
import type { TaxCategory } from '#/domain/tax-document.ts'
import { taxBuyer } from '#/tests/tax.ts'
import { categoryOf, offeredCategories } from './categories.ts'

const citizen = { ...taxBuyer, id: { scheme: 'NAT' as const, value: '1000000008' } }
const schooling = categoryOf('Z-VATEX-SA-EDU', 'r')

test.each<[string, typeof taxBuyer | null, TaxCategory | undefined, string[]]>([
  ['a company', taxBuyer, undefined, []],
  ['nobody yet', null, undefined, []],
  ['a citizen', citizen, undefined, ['Z-VATEX-SA-EDU', 'Z-VATEX-SA-HEA']],
  ['a company whose line has it already', taxBuyer, schooling, ['Z-VATEX-SA-EDU']],
])('what is zero-rated for citizens is offered to %s', (_, buyer, held, expected) => {
  const offered = offeredCategories(buyer, held)
  expect(offered.filter((key) => /EDU|HEA/.test(key))).toEqual(expected)
  expect(offered).toHaveLength(14 + expected.length)
})
