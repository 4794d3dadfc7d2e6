import { expect, test } from 'vitest'
import { defineMessages, translator, unbroken } from './text.ts'

const messages = defineMessages({
  vat: { en: 'VAT of 15% included', ar: 'شامل ضريبة القيمة المضافة 15%' },
  share: { en: 'Score {score}%', ar: 'الدرجة {score}%.' },
  mean: { en: '{mean} ± {margin}', ar: 'المتوسط {mean} ± {margin}' },
  margin: { en: '±{margin}', ar: 'هامش الخطأ ±{margin} نقطة' },
  change: { en: 'Changed by {change}', ar: 'التغيّر {change} نقطة' },
  range: { en: '3–5 days', ar: 'خلال 3–5 أيام' },
  time: { en: 'from 9:00–17:30', ar: 'من 9:00–17:30 يوميًا' },
  number: { en: 'Invoice {number} is paid', ar: 'سُددت الفاتورة {number}' },
  dash: { en: '{branch} - {count} visits', ar: 'زيارة {branch} - 5 زيارات' },
  address: { en: 'See {link}', ar: 'راجع {link} أو a-1@b.example' },
  path: { en: 'A path such as /plans', ar: 'مسار مثل /admin/reports، أو عنوان يبدأ بـ https://' },
  color: { en: 'A colour such as #0F6B5C', ar: 'لون مثل #0F6B5C.' },
  plain: { en: '{count} visits of 12', ar: '{count} زيارات من 12، والمبلغ 1,250.00 ريال' },
})

const shown = (text: string) => text.replace(/[\u2066-\u2068]/g, '[').replaceAll('\u2069', ']')
const ar = translator('ar', messages)

test.each([
  [ar('vat'), 'شامل ضريبة القيمة المضافة [15%]'],
  [ar('share', { score: 87 }), 'الدرجة [87%].'],
  [ar('share', { score: '87.5' }), 'الدرجة [87.5%].'],
  [ar('mean', { mean: '4.2', margin: '0.3' }), 'المتوسط [4.2 ± 0.3]'],
  [ar('change', { change: '−3.5' }), 'التغيّر [−3.5] نقطة'],
  [ar('change', { change: -3 }).replaceAll('\u200e', ''), 'التغيّر [-3] نقطة'],
  [ar('change', { change: '+2' }), 'التغيّر [+2] نقطة'],
  [ar('margin', { margin: 3 }), 'هامش الخطأ [±3] نقطة'],
  [ar('range'), 'خلال [3–5] أيام'],
  [ar('time'), 'من [9:00–17:30] يوميًا'],
  [ar('number', { number: 'INV-2026-000014' }), 'سُددت الفاتورة [INV-2026-000014]'],
  [ar('dash', { branch: 'فرع العليا', count: 5 }), 'زيارة [فرع العليا] - 5 زيارات'],
  [ar('address', { link: 'https://itqan.example/r/5-3' }), 'راجع [https://itqan.example/r/5-3] أو a-1@b.example'],
  [ar('path'), 'مسار مثل [/admin/reports]، أو عنوان يبدأ بـ [https://]'],
  [ar('color'), 'لون مثل [#0F6B5C].'],
  [ar('plain', { count: 3 }), '3 زيارات من 12، والمبلغ 1,250.00 ريال'],
])('%s', (sentence, expected) => {
  expect(shown(sentence)).toBe(expected)
})

test('a sentence inside a sentence is not isolated a second time', () => {
  const outer = translator('ar', defineMessages({ note: { en: '{text}', ar: 'ملاحظة: {text}' } }))
  expect(shown(outer('note', { text: ar('share', { score: 87 }) }))).toBe('ملاحظة: [الدرجة [87%].]')
})

test('English stays without marks', () => {
  const en = translator('en', messages)
  expect(en('mean', { mean: '4.2', margin: '0.3' })).toBe('4.2 ± 0.3')
  expect(en('number', { number: 'INV-2026-000014' })).toBe('Invoice INV-2026-000014 is paid')
})

test.each([
  ['Invoice INV-2026-000014 is paid', 'Invoice INV-\u20602026-\u2060000014 is paid'],
  ['\u2066INV-2026-000014\u2069', '\u2066INV-\u20602026-\u2060000014\u2069'],
  ['https://itqan.example/INV-2026-000014', 'https://itqan.example/INV-2026-000014'],
  ['2026-11-24', '2026-11-24'],
])('%s on a page', (text, expected) => {
  expect(unbroken(text)).toBe(expected)
})
