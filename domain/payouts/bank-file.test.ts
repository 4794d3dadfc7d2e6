import { expect, test } from 'vitest'
import { bankFile, bankName, transferReference } from './bank-file.ts'

const iban = 'SA0380000000608010167519'

test('a heading and a line for each transfer, in the order of their places', () => {
  const text = bankFile(12, [
    { place: 2, beneficiary: 'نورة الشهري', iban, amount: 1 },
    { place: 1, beneficiary: 'Omar Saleh', iban, amount: 123_450 },
  ])
  expect(text.split('\r\n')).toEqual([
    'sequence,reference,beneficiary_name,beneficiary_iban,bank_code,amount,currency,purpose,details',
    `1,PB000012-0001,Omar Saleh,${iban},80,1234.50,SAR,Services,Visits batch 12`,
    `2,PB000012-0002,نورة الشهري,${iban},80,0.01,SAR,Services,Visits batch 12`,
    '',
  ])
})

test.each([
  ['=HYPERLINK("http://x")', 'HYPERLINK http x'],
  ['a,b\nc;d', 'a b c d'],
  ['-1+2', '1 2'],
  ["O'Neil-Smith Jr.", "O'Neil-Smith Jr."],
  ['عبد الله بن سعد', 'عبد الله بن سعد'],
  ['x'.repeat(100), 'x'.repeat(70)],
])('a name that is taken as no more than a name: %s', (typed, written) => expect(bankName(typed)).toBe(written))

test('references keep their width, and longer numbers are not cut', () => {
  expect(transferReference(1, 1)).toBe('PB000001-0001')
  expect(transferReference(1_234_567, 12_345)).toBe('PB1234567-12345')
})
