import { expect, test } from 'vitest'
import { fromRiyadh, toRiyadh } from '#/domain/riyadh-time.ts'
import type { BranchHours } from '#/domain/branch-hours.ts'
import { countHidden, type Filtered, hiddenBy, isFiltering, type MenuFilter, noFilter } from './filter.ts'
import { closingAfter, openState } from './open-now.ts'
import { isMenuSlug, menuSlugOf } from './slug.ts'

test.each([
  ['bayt-alzafaran', true],
  ['m10', true],
  ['ab', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['-menu', false],
  ['menu-', false],
  ['a--b', false],
  ['Menu', false],
  ['قائمة', false],
  ['a/b', false],
])('%s as an address: %s', (slug, isOne) => {
  expect(isMenuSlug(slug)).toBe(isOne)
})

test.each([
  [['Saffron House', 'Corniche'], 'saffron-house-corniche'],
  [["Café d'Été", null], 'cafe-dete'],
  [['بيت الزعفران'], 'menu'],
  [['X'], 'menu-x'],
  [['long '.repeat(30)], 'long-long-long-long-long-long-long-long-long-long-long-long'],
] as [(string | null)[], string][])('a proposal of %j', (names, slug) => {
  expect(menuSlugOf(...names)).toBe(slug)
  expect(isMenuSlug(slug)).toBe(true)
})

const dish: Filtered = { words: 'مندي دجاج chicken mandi', allergens: { milk: 'free' }, kcal: 862, tags: ['spicy'] }
const by = (filter: Partial<MenuFilter>): MenuFilter => ({ ...noFilter, ...filter })

test.each([
  ['nothing asked', {}, {}, null],
  ['free of milk', {}, { avoid: ['milk'] }, null],
  ['contains it', { allergens: { milk: 'contains' } }, { avoid: ['milk'] }, 'contains'],
  ['may contain it', { allergens: { milk: 'may' } }, { avoid: ['milk'] }, 'may'],
  ['not declared', { allergens: {} }, { avoid: ['milk'] }, 'undeclared'],
  ['one of two avoided is contained', { allergens: { nuts: 'contains' } }, { avoid: ['milk', 'nuts'] }, 'contains'],
  ['as much energy as the limit', {}, { below: 862 }, 'energy'],
  ['less', {}, { below: 863 }, null],
  ['energy not declared', { kcal: null }, { below: 2000 }, 'energy'],
  ['a tag', {}, { tags: ['spicy'] }, null],
  ['two tags, one missing', {}, { tags: ['spicy', 'kids'] }, 'other'],
  ['a word', {}, { words: 'mandi' }, null],
  ['another word', {}, { words: 'mandi lamb' }, 'other'],
  ['an allergen before a word', { allergens: {} }, { avoid: ['milk'], words: 'lamb' }, 'undeclared'],
] as [string, Partial<Filtered>, Partial<MenuFilter>, string | null][])('%s', (_, change, filter, reason) => {
  expect(hiddenBy({ ...dish, ...change }, by(filter))).toBe(reason)
})

test('what is hidden is counted by its reason', () => {
  const dishes = [dish, { ...dish, allergens: {} }, { ...dish, allergens: { milk: 'contains' as const } }]
  expect(countHidden(dishes, by({ avoid: ['milk'] }))).toEqual({
    contains: 1,
    may: 0,
    undeclared: 1,
    energy: 0,
    shown: 1,
  })
  expect(isFiltering(noFilter)).toBe(false)
  expect(isFiltering(by({ below: 500 }))).toBe(true)
})

// 2026-11-23 is a Monday
const late: BranchHours = { '0': [['12:00', '01:00']], '1': [['12:00', '01:00']], '2': [['12:00', '01:00']] }
const split: BranchHours = {
  '1': [
    ['06:00', '11:00'],
    ['16:00', '23:00'],
  ],
  '2': [],
}
const at = (time: string) => fromRiyadh(time)!

test.each([
  ['in the evening', late, '2026-11-23T20:00', 'open 2026-11-24T01:00'],
  ['after midnight', late, '2026-11-24T00:30', 'open 2026-11-24T01:00'],
  ['at closing', late, '2026-11-24T01:00', 'closed 2026-11-24T12:00'],
  ['in the pause', split, '2026-11-23T13:00', 'closed 2026-11-23T16:00'],
  ['a closed day', split, '2026-11-24T13:00', 'closed -'],
  ['unknown hours', {}, '2026-11-23T13:00', 'unknown'],
] as [string, BranchHours, string, string][])('%s', (_, hours, time, expected) => {
  const state = openState(hours, at(time))
  const text = !state
    ? 'unknown'
    : state.isOpen
      ? `open ${toRiyadh(state.until)}`
      : `closed ${state.from ? toRiyadh(state.from) : '-'}`
  expect(text).toBe(expected)
})

test.each([
  ['the evening', late, '2026-11-23T20:00', '2026-11-24T01:00'],
  ['after midnight of the same evening', late, '2026-11-24T00:30', '2026-11-24T01:00'],
  ['the first of two spans', split, '2026-11-23T10:00', '2026-11-23T23:00'],
  ['before opening', late, '2026-11-23T10:00', '2026-11-24T01:00'],
  ['unknown hours, by day', {}, '2026-11-23T13:00', '2026-11-24T05:00'],
  ['unknown hours, at night', {}, '2026-11-24T02:00', '2026-11-24T05:00'],
] as [string, BranchHours, string, string][])('sold out until: %s', (_, hours, time, until) => {
  expect(toRiyadh(closingAfter(hours, at(time)))).toBe(until)
})
