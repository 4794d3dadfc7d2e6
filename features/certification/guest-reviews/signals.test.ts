import { expect, test } from 'vitest'
import { signalsIn } from './signals.ts'

test.each([
  ['The lamb was tender and the bill was right.', null, []],
  ['كانت الكبسة لذيذة والخدمة سريعة، شكرًا لكم.', null, []],
  ['Book cheap tables at https://example.com/x', null, ['links']],
  ['Better at tables-now.shop', null, ['links']],
  ['اطلبوا من www.example.net', null, ['links']],
  ['Write to me: somebody@example.com', null, ['contact']],
  ['اتصل على ٠٥٠ ١٢٣ ٤٥٦٧', null, ['contact']],
  ['Call 0501234567', null, ['contact']],
  ['We paid 1,250.50 for 4 at 19:30 on 2026-11-20', null, []],
  ['The waiter is an IDIOT', null, ['abuse']],
  ['المدير غبي', null, ['abuse']],
  ['والحرامية في الصندوق', null, []],
  ['هؤلاء الحمير لا يعرفون العمل', null, ['abuse']],
  ['THE WORST PLACE IN RIYADH', null, ['capitals']],
  ['OK', null, []],
  ['Nice', 'www.spam.com', ['links']],
] as const)('%s', (text, name, expected) => {
  expect(signalsIn(text, name)).toEqual(expected)
})

test('a dog on the street is told of like one as an insult: the signal only points, a person decides', () => {
  expect(signalsIn('كان هناك كلب أمام الباب', null)).toEqual(['abuse'])
})

test('a name of a class of words inside of another one is none', () => {
  expect(signalsIn('Scunthorpe has a shitake dish', null)).toEqual([])
})
