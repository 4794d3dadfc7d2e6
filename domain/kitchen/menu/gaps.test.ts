import { expect, test } from 'vitest'
import { type Allergen, allergens, type AllergenState } from '../book.ts'
import { rational } from '#/domain/rational.ts'
import { gapsOf, isFreeOf, menuGaps, passableGaps, type PublishedItem, undeclared } from './gaps.ts'

const all = (state: AllergenState) => Object.fromEntries(allergens.map((allergen) => [allergen, state]))
const dish: PublishedItem = {
  names: { en: 'Mandi', ar: 'مندي' },
  price: 3900,
  kcal: rational(1717),
  allergens: all('free'),
  isDrink: false,
  caffeine: null,
}

test.each([
  ['whole', {}, []],
  ['no Arabic name', { names: { en: 'Mandi', ar: null } }, ['name-ar']],
  ['no price', { price: null }, ['price']],
  ['no energy', { kcal: null }, ['kcal']],
  ['no energy is not unknown', { kcal: rational(0) }, []],
  ['one group unanswered', { allergens: { ...all('free'), milk: undefined } }, ['allergens']],
  ['a drink without caffeine', { isDrink: true }, ['caffeine']],
  ['a drink with none', { isDrink: true, caffeine: rational(0) }, []],
  ['nothing', { names: { en: null, ar: null }, price: null, kcal: null, allergens: {}, isDrink: true }, [...menuGaps]],
] as [string, Partial<PublishedItem>, string[]][])('%s', (_, change, gaps) => {
  expect(gapsOf({ ...dish, ...change })).toEqual(gaps)
})

test('a name or a price cannot be passed', () => {
  expect(menuGaps.filter((gap) => !passableGaps.includes(gap))).toEqual(['name-en', 'name-ar', 'price'])
})

test.each([
  ['free', 'free', true],
  ['may contain', 'may', false],
  ['contains', 'contains', false],
  ['unknown', undefined, false],
] as [string, AllergenState | undefined, boolean][])('avoiding milk: %s', (_, state, isShown) => {
  const item = { allergens: { ...all('free'), milk: state } as Partial<Record<Allergen, AllergenState>> }
  expect(isFreeOf(item, ['milk'])).toBe(isShown)
  expect(isFreeOf(item, ['eggs'])).toBe(true)
  expect(isFreeOf(item, [])).toBe(true)
  expect(undeclared(item)).toEqual(state ? [] : ['milk'])
})
