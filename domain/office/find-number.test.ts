import { expect, test } from 'vitest'
import { type NumberSearch, readNumber } from './find-number.ts'

const read = (typed: string) => readNumber(typed, 2026)
const some = (part: Partial<NumberSearch>): NumberSearch => ({
  request: null,
  report: null,
  batch: null,
  documents: [],
  documentRange: null,
  payment: null,
  certificate: null,
  ...part,
})

test.each<[string, Partial<NumberSearch>]>([
  ['MS-0032', { request: 32 }],
  ['ms 32', { request: 32 }],
  ['ms32', { request: 32 }],
  ['MS–0032', { request: 32 }],
  ['ms-٠٠٣٢', { request: 32 }],
  ['MS-۰۰۳۲', { request: 32 }],
  ['\u200FMS-0032\u200E', { request: 32 }],
  ['طلب ٣٢', { request: 32 }],
  ['زيارة 32', { request: 32 }],
  ['visit #32', { request: 32 }],
  ['MS-1000000', { request: 1_000_000 }],
  ['R-0014', { report: 14 }],
  ['r14', { report: 14 }],
  ['تقرير ١٤', { report: 14 }],
  ['report 14', { report: 14 }],
  ['batch 7', { batch: 7 }],
  ['دفعة الصرف ٧', { batch: 7 }],
  ['INV-2026-000014', { documents: ['INV-2026-000014'] }],
  ['inv 2026 14', { documents: ['INV-2026-000014'] }],
  ['inv2026000014', { documents: ['INV-2026-000014'] }],
  ['INV/2026/14', { documents: ['INV-2026-000014'] }],
  ['فاتورة ٢٠٢٦ ١٤', { documents: ['INV-2026-000014'] }],
  ['credit note 2025-3', { documents: ['CN-2025-000003'] }],
  ['إشعار دائن 2025-3', { documents: ['CN-2025-000003'] }],
  ['dn 2026 1', { documents: ['DN-2026-000001'] }],
  ['INV-2026-0001', { documents: ['INV-2026-000001'], documentRange: ['INV-2026-000100', 'INV-2026-000199'] }],
  ['2026-14', { documents: ['INV-2026-000014', 'CN-2026-000014', 'DN-2026-000014'] }],
  ['PAY-3F0A91C2', { payment: '3f0a91c2' }],
  ['pay 3f0a', { payment: '3f0a' }],
  ['pay3f0a91c2', { payment: '3f0a91c2' }],
  ['paya1b2c3d4', { payment: 'a1b2c3d4' }],
  ['3f0a91c2', { payment: '3f0a91c2' }],
  ['سداد 3f0a91c2', { payment: '3f0a91c2' }],
  ['ITQ-7K3M-9QRT-2W4X', { certificate: 'ITQ-7K3M-9QRT-2W4X' }],
  ['itq7k3m9qrt2w4x', { certificate: 'ITQ-7K3M-9QRT-2W4X' }],
  ['itqab3m9qrt2w4x', { certificate: 'ITQ-AB3M-9QRT-2W4X' }],
  ['itq 7k3m 9q', { certificate: 'ITQ-7K3M-9Q' }],
  ['7K3M-9QRT-2W4X', { certificate: 'ITQ-7K3M-9QRT-2W4X' }],
  ['شهادة 7k3m9qrt2w4x', { certificate: 'ITQ-7K3M-9QRT-2W4X' }],
])('%s', (typed, part) => expect(read(typed)).toEqual(some(part)))

test('a document without its year is looked for in ten years', () => {
  expect(read('inv 14')!.documents).toHaveLength(10)
  expect(read('inv 14')!.documents.slice(0, 2)).toEqual(['INV-2027-000014', 'INV-2026-000014'])
  expect(read('inv 14')!.documents.at(-1)).toBe('INV-2018-000014')
})

test('a year alone is also the beginning of the numbers of that year', () => {
  expect(read('INV-2026')).toMatchObject({ documentRange: ['INV-2026-000000', 'INV-2026-999999'] })
  expect(read('INV-2031')!.documentRange).toBeNull()
})

test('a number alone may be that of every kind', () => {
  expect(read('#1042')).toMatchObject({ request: 1042, report: 1042, batch: 1042, payment: null, certificate: null })
  expect(read('1042')!.documents).toContain('CN-2026-001042')
  expect(read('10421042')).toMatchObject({ request: 10_421_042, payment: '10421042' })
})

test.each([
  '',
  '-',
  'ms',
  'MS-',
  'inv',
  'sary',
  'ساري',
  'فرع 5',
  'branch 12',
  'saffron',
  'PAY-12',
  'pay 3g0a91c2',
  'itq u',
  'invitation',
  'rest',
  'r2d2 cafe',
  'deadbeef cafe',
  '٠',
  'ms 0',
  '1'.repeat(16),
  'inv 1 2 3',
  "ms 1' or 1=1",
])('%j is no number of ours', (typed) => expect(read(typed)).toBeNull())
