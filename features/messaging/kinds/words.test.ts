import { expect, test } from 'vitest'
import { withoutMarks } from '#/domain/text.ts'
import { noticeText } from '#/features/messaging/notifications/notice.ts'
import type { ArgType, Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { bellWords } from './words.ts'

test('a notice is shown in the language that its reader has now: names of plans, dates and amounts too', () => {
  const given = {
    plan: { en: 'Professional', ar: 'الباقة الاحترافية' },
    until: '2026-12-13',
    number: 'INV-2026-000014',
    amount: 2_873_85,
  }
  const notice = { kind: 'plan.renewed', params: bellWords('plan.renewed', kinds['plan.renewed'], given) }
  expect(noticeText('en', notice)).toBe('Your Professional plan has renewed until 13 Dec 2026')
  expect(withoutMarks(noticeText('ar', notice))).toBe('تجددت الباقة الاحترافية حتى 13 ديسمبر 2026')
})

test('a value that is the same in both languages is stored once', () => {
  const given = { branch: 'فرع العليا', score: 90.5, report: '00000000-0000-4000-8000-000000000001' }
  const stored = bellWords('report.released', kinds['report.released'], given)
  expect(stored['branch']).toBe('فرع العليا')
  expect(Object.keys(stored)).not.toContain('branch_en')
})

const samples: Record<ArgType, unknown> = {
  text: 'فرع العليا',
  prose: 'نص طويل',
  words: { en: 'Professional', ar: 'الباقة الاحترافية' },
  halalas: 115_000,
  day: '2026-12-13',
  moment: '2026-12-13T11:30:00Z',
  date: '2026-12-13T11:30:00Z',
  score: 87.5,
  grade: 4,
  count: 3,
  id: '00000000-0000-4000-8000-000000000001',
  secret: { en: '', ar: '' },
}
const onBell = Object.entries(kinds as Record<string, Kind>).filter(([, { to }]) =>
  Object.values(to).some(({ channels }) => channels.includes('app')),
)

test.each(onBell)('%s: dates, amounts and names of plans are in the reader’s language', (name, kind) => {
  const given = Object.fromEntries(Object.entries(kind.args).map(([arg, type]) => [arg, samples[type]]))
  const notice = { kind: name, params: bellWords(name, kind, given) }
  expect(withoutMarks(noticeText('ar', notice))).not.toMatch(/[A-Za-z{}]/)
  expect(noticeText('en', notice)).not.toMatch(/ديسمبر|ريال|الباقة|[{}]/)
})
