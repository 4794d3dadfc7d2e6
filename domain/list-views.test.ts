import { expect, it } from 'vitest'
import { defineList, flag, oneOf, recordId } from './list.ts'
import { text } from './list-columns.ts'
import { countText, isWorthSaving, lapsedParts, viewQuery } from './list-views.ts'
import { defineMessages } from './text.ts'

it.each([
  ['', ''],
  ['page=3', ''],
  ['status=pending&page=2&open=019a0000-0000-7000-8000-000000000001', 'status=pending'],
  ['sort=-price&city=riyadh', 'city=riyadh&sort=-price'],
  ['q=&city=riyadh', 'city=riyadh'],
  ['before=7&q=%D8%B3', 'q=%D8%B3'],
])('of %j the view is %j', (address, view) => expect(viewQuery(new URLSearchParams(address), ['before'])).toBe(view))

const word = { en: 'x', ar: 'س' }
const visits = defineList({
  key: 'visits',
  permission: 'requests.browse',
  address: '/visits',
  messages: defineMessages({
    caption: word,
    search: word,
    state_open: word,
    state_done: word,
    kindLabel: word,
    kind_guest: word,
    name: word,
  }),
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: ['open', 'done'] },
  filters: {
    kind: oneOf(['guest'], { label: 'kindLabel', otherwise: 'guest' }),
    unplaced: flag({ name: 'place', value: 'none' }),
    client: recordId(),
  },
  others: ['day'],
  sorts: { name: 'asc' },
  columns: { name: text() },
})

it.each([
  ['state=done&kind=guest&place=none&q=x&sort=name&columns=name&rows=50&day=2026-11-28', []],
  ['state=lost', [{ name: 'state', value: 'lost', label: null }]],
  [
    'kind=phone&city=riyadh',
    [
      { name: 'kind', value: 'phone', label: 'kindLabel' },
      { name: 'city', value: 'riyadh', label: null },
    ],
  ],
  [
    'place=some&client=7',
    [
      { name: 'place', value: 'some', label: null },
      { name: 'client', value: '7', label: null },
    ],
  ],
  ['city=&page=2', []],
])('of %j the list no longer knows %j', (query, lapsed) =>
  expect(lapsedParts(visits, new URLSearchParams(query))).toEqual(lapsed),
)

it.each([
  [0, 0],
  [999, 999],
  [1000, '999+'],
])('a view of %d rows is shown as %s', (count, shown) => expect(countText(count)).toBe(shown))

it.each([
  ['', undefined, false],
  ['status=pending', 'status', false],
  ['status=pending', undefined, true],
  ['city=riyadh&status=pending', 'status', true],
])('%j with the tab %s is worth saving: %s', (query, tab, worth) => expect(isWorthSaving(query, tab)).toBe(worth))
