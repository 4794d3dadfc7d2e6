import { expect, it } from 'vitest'
import { isWorthSaving, viewQuery } from './list-views.ts'

it.each([
  ['', ''],
  ['page=3', ''],
  ['status=pending&page=2&open=019a0000-0000-7000-8000-000000000001', 'status=pending'],
  ['sort=-price&city=riyadh', 'city=riyadh&sort=-price'],
  ['q=&city=riyadh', 'city=riyadh'],
  ['before=7&q=%D8%B3', 'q=%D8%B3'],
])('of %j the view is %j', (address, view) => expect(viewQuery(new URLSearchParams(address), ['before'])).toBe(view))

it.each([
  ['', undefined, false],
  ['status=pending', 'status', false],
  ['status=pending', undefined, true],
  ['city=riyadh&status=pending', 'status', true],
])('%j with the tab %s is worth saving: %s', (query, tab, worth) => expect(isWorthSaving(query, tab)).toBe(worth))
