import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from '../money.ts'
import { prepaidTotals, standardRate, type TaxCategory, taxTotals } from '../tax-document.ts'
import { type AdvanceAmounts, grossOf, netWithin, openAdvance, partOfAdvance, proposedPart } from './advances.ts'

const whole = (net: number, percent = 15): AdvanceAmounts => ({ net, vat: shareOf(net, percent) })
const none: AdvanceAmounts = { net: 0, vat: 0 }
const categories = [
  standardRate,
  { code: 'S', percent: 5 },
  { code: 'Z', percent: 0, reasonCode: 'VATEX-SA-33', reason: 'تصدير | Export' },
] as const satisfies readonly TaxCategory[]

test.each([
  [{ paid: 115_000, applied: 0 }, 115_000],
  [{ paid: 115_000, applied: 57_500 }, 57_500],
  [{ paid: 0, applied: 0 }, 0],
  [{ paid: 100, applied: 100 }, 0],
])('of a prepayment with %j, %i is open', (advance, open) => expect(openAdvance(advance)).toBe(open))

test.each([
  [115_000, 15, 100_000, 115_000],
  // no net has exactly this amount with its rounded tax
  [100_000, 15, 86_956, 99_999],
  [4, 15, 3, 3],
  [1, 15, 1, 1],
  [0, 15, 0, 0],
  [10_500, 5, 10_000, 10_500],
  [99_999, 0, 99_999, 99_999],
])('%i halalas with tax of %i%% are a net of %i, in all %i', (gross, percent, net, reached) => {
  expect(netWithin(gross, percent)).toBe(net)
  expect(grossOf(whole(net, percent))).toBe(reached)
})

test('law: no greater net stays within the amount, and at most one halala is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000_00 }), fc.constantFrom(0, 5, 15), (gross, percent) => {
      const net = netWithin(gross, percent)
      expect(grossOf(whole(net, percent))).toBeLessThanOrEqual(gross)
      expect(grossOf(whole(net + 1, percent))).toBeGreaterThan(gross)
      expect(gross - grossOf(whole(net, percent))).toBeLessThanOrEqual(1)
    }),
  )
})

test.each([
  // the whole, a half, an amount without an exact split
  [whole(100_000), none, 115_000, { net: 100_000, vat: 15_000 }],
  [whole(100_000), none, 57_500, { net: 50_000, vat: 7500 }],
  [whole(100_000), none, 100, { net: 87, vat: 13 }],
  // the last part is the rest
  [whole(100_000), { net: 87, vat: 13 }, 114_900, { net: 99_913, vat: 14_987 }],
  [whole(86_956), none, 99_999, { net: 86_956, vat: 13_043 }],
])('of %j, after %j, %i with tax are %j', (advance, taken, gross, part) =>
  expect(partOfAdvance(advance, taken, standardRate, gross)).toEqual(part),
)

test.each([
  [5000, [9000], 5000],
  [5000, [3000, 4000], 3000],
  [5000, [-1], 0],
])('of %i open with limits %j, %i is proposed', (open, limits, proposed) =>
  expect(proposedPart(open, ...limits)).toBe(proposed),
)

describe('laws of parts', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 30 })
  const nets = fc.integer({ min: 1, max: 4_000_000 })

  test('parts have the amount asked for, their own tax within a halala, and add up to the prepayment', () => {
    fc.assert(
      fc.property(nets, fc.constantFrom(...categories), parts, (net, category, wanted) => {
        const advance = whole(net, category.percent)
        const taken = { net: 0, vat: 0 }
        const take = (gross: number) => {
          const part = partOfAdvance(advance, taken, category, gross)
          expect(grossOf(part)).toBe(gross)
          expect(Math.min(part.net, part.vat)).toBeGreaterThanOrEqual(0)
          expect(Math.abs(part.vat - shareOf(part.net, category.percent))).toBeLessThanOrEqual(1)
          taken.net += part.net
          taken.vat += part.vat
          expect(Math.abs(taken.vat - shareOf(taken.net, category.percent))).toBeLessThanOrEqual(1)
        }
        for (const gross of wanted) {
          const left = grossOf(advance) - grossOf(taken)
          if (left > 0) take(Math.min(gross, left))
        }
        if (grossOf(advance) > grossOf(taken)) take(grossOf(advance) - grossOf(taken))
        expect(taken).toEqual(advance)
      }),
      { numRuns: 2000 },
    )
  })

  test('credit notes between parts take back exactly what no invoice deducts', () => {
    fc.assert(
      fc.property(
        nets,
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 400_000 })), { maxLength: 20 }),
        (net, steps) => {
          const advance = whole(net)
          const taken = { net: 0, vat: 0 }
          const credit = (amount: number) => {
            const line = { name: 'n', quantity: 1, unitPrice: amount, category: standardRate }
            const before = [{ category: standardRate, taxable: taken.net, vat: taken.vat }]
            const note = taxTotals([line], before)
            expect(note.vat).toBeGreaterThanOrEqual(0)
            expect(Math.abs(note.vat - shareOf(amount, 15))).toBeLessThanOrEqual(1)
            taken.net += note.net
            taken.vat += note.vat
          }
          for (const [isCredit, amount] of steps) {
            const left = { net: advance.net - taken.net, vat: advance.vat - taken.vat }
            if (left.net <= 0) break
            if (isCredit) credit(Math.min(amount, left.net))
            else {
              const part = partOfAdvance(advance, taken, standardRate, Math.min(amount, grossOf(left)))
              taken.net += part.net
              taken.vat += part.vat
            }
          }
          if (taken.net < advance.net) credit(advance.net - taken.net)
          expect(taken.net).toBe(advance.net)
          expect(Math.abs(taken.vat - advance.vat)).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('an invoice less its prepayments is what is due, and the tax of the rest is the rest of the tax', () => {
    const invoice = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(invoice, fc.array(fc.tuple(nets, fc.nat(400_000)), { maxLength: 4 }), (prices, advances) => {
        const totals = taxTotals(
          prices.map((unitPrice) => ({ name: 'n', quantity: 1, unitPrice, category: standardRate })),
        )
        const used: AdvanceAmounts[] = []
        for (const [net, wanted] of advances) {
          const advance = whole(net)
          const room = totals.gross - prepaidTotals(used).gross
          const gross = proposedPart(grossOf(advance), room, wanted)
          if (gross > 0) used.push(partOfAdvance(advance, none, standardRate, gross))
        }
        const prepaid = prepaidTotals(used)
        const due = totals.gross - prepaid.gross
        const rest = { net: totals.net - prepaid.net, vat: totals.vat - prepaid.vat }
        expect(due).toBeGreaterThanOrEqual(0)
        expect(grossOf(rest)).toBe(due)
        // every part may differ from its rounded tax by a halala, the invoice by half of one
        expect(Math.abs(rest.vat - shareOf(rest.net, 15))).toBeLessThanOrEqual(used.length + 1)
      }),
      { numRuns: 2000 },
    )
  })
})
