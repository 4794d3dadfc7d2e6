import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hearProvider, type PaymentState, type ProviderWord } from './payment.ts'

const asked = { amount: 57_500, currency: 'SAR' } as const
const word = (state: ProviderWord['state'], more: Partial<ProviderWord> = {}): ProviderWord => ({
  state,
  amount: asked.amount,
  refunded: 0,
  currency: 'SAR',
  ...more,
})
type Known = { state: PaymentState; refunded: number }
const begun: Known = { state: 'created', refunded: 0 }
const after = (words: readonly ProviderWord[], from = begun): Known =>
  words.reduce<Known>((known, said) => {
    const move = hearProvider(known, asked, said)
    return move.kind === 'move' ? { state: move.to, refunded: move.refunded } : known
  }, from)

const refund = (refunded: number) => word('refunded', { refunded })

test.each([
  ['paid', [word('pending'), word('paid')], { state: 'paid', refunded: 0 }],
  ['paid before pending is heard of', [word('paid'), word('pending')], { state: 'paid', refunded: 0 }],
  ['failed, then paid after all', [word('failed'), word('paid')], { state: 'paid', refunded: 0 }],
  ['failed heard after paid', [word('paid'), word('failed')], { state: 'paid', refunded: 0 }],
  ['refund heard before the payment', [refund(57_500), word('paid')], { state: 'refunded', refunded: 57_500 }],
  ['a part back, then all of it', [word('paid'), refund(100), refund(57_500)], { state: 'refunded', refunded: 57_500 }],
  [
    'the parts in the wrong order',
    [word('paid'), refund(57_500), refund(100)],
    { state: 'refunded', refunded: 57_500 },
  ],
  ['refunded nothing yet', [refund(0)], { state: 'paid', refunded: 0 }],
])('%s', (_, words, end) => expect(after(words)).toEqual(end))

test.each([
  [word('paid', { amount: 57_499 }), 'amount'],
  [word('paid', { amount: 57_501 }), 'amount'],
  [word('paid', { currency: 'USD' }), 'currency'],
  [word('pending', { currency: 'USD' }), 'currency'],
  [refund(57_501), 'refund'],
  [refund(-1), 'refund'],
])('%j is for a person to look at', (said, why) => {
  expect(hearProvider(begun, asked, said)).toEqual({ kind: 'mismatch', why })
})

const anyWord = fc.oneof(
  fc.constantFrom(word('pending'), word('paid'), word('failed')),
  fc.integer({ min: 0, max: 57_500 }).map(refund),
)

const wordsTwiceShuffled = fc.array(anyWord, { maxLength: 12 }).chain((words) => {
  const twice = [...words, ...words]
  return fc.tuple(fc.constant(words), fc.shuffledSubarray(twice, { minLength: twice.length }))
})

test('law: the same words give the same end in any order, however often each is heard', () => {
  fc.assert(
    fc.property(wordsTwiceShuffled, ([words, shuffled]) => {
      expect(after(shuffled)).toEqual(after(words))
      expect(after(words, after(words))).toEqual(after(words))
    }),
  )
})
