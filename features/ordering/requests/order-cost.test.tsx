import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutMarks } from '#/domain/text.ts'
import type { OutlookMonth } from '#/features/companies/plan-contents/outlook.server.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { OrderCost } from './components/order-cost.tsx'

const month = (left: number): OutlookMonth => ({
  tier: 'professional',
  period: { from: '2026-11-01', until: '2026-12-01' },
  included: 30,
  taken: 30 - left,
  left,
})

const shown = (months: readonly OutlookMonth[], day: string | null = '2026-11-20', isAudit = false): string =>
  withoutMarks(
    renderToStaticMarkup(
      <LanguageProvider lang="en">
        <OrderCost price={50_000} months={months} day={day} today="2026-11-20" isOutsidePlans={isAudit} />
      </LanguageProvider>,
    ).replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ')

test('a visit within the plan is quoted at 0, with the rest of the month', () => {
  const page = shown([month(7)])
  expect(page).toContain('7 of 30 visits left')
  expect(page).toContain('0.00')
  expect(page).not.toContain('575')
})

test.each([
  ['beyond the plan', [month(0)]],
  ['without a plan', []],
])('a visit %s is quoted at its price with VAT', (_, months) => {
  expect(shown(months)).toContain('575')
})

test('before a day is chosen, no visit is called included and no price is quoted within a plan', () => {
  const page = shown([month(7)], null)
  expect(page).toContain('7 of 30 visits left')
  expect(page).not.toMatch(/this visit is included|0\.00|575/)
  expect(shown([], null)).toContain('575')
})

test('an audit is charged although the plan has visits left', () => {
  const page = shown([month(7)], '2026-11-20', true)
  expect(page).toContain('575.00')
  expect(page).toContain('outside every plan')
  expect(page).not.toContain('visits left')
})
