import { describe, expect, it } from 'vitest'
import { rational, roundHalfUp } from '../rational.ts'
import { type AllergenState, allergens } from './book.ts'
import { saltGrams } from './nutrition.ts'
import { hasSaltMark, rollupOf } from './rollups.ts'
import { book, ingredient, line, mandiBook, recipe } from './sample-book.ts'

const all = (state: AllergenState) => Object.fromEntries(allergens.map((group) => [group, state]))

describe('allergens', () => {
  const milk = (state: AllergenState | null, id: string) =>
    ingredient(id, { allergens: { ...all('free'), ...(state ? { milk: state } : { milk: undefined }) } })
  const rolled = (states: (AllergenState | null)[], crossContact: 'milk'[] = []) =>
    rollupOf(
      book(
        states.map((state, at) => milk(state, `i${at}`)),
        [
          recipe(
            'dish',
            states.map((_state, at) => line(`i${at} 1 g`)),
            { crossContact },
          ),
        ],
      ),
      'dish',
    )!.allergens

  it.each<[(AllergenState | null)[], string, number]>([
    [['free', 'free'], 'free', 0],
    [['free', null], 'unknown', 1],
    [['may', null], 'may', 1],
    [['contains', 'may', null], 'contains', 1],
    [['contains', 'free'], 'contains', 0],
    [[], 'free', 0],
  ])('%o is %s with %i gaps', (states, expected, gaps) => {
    const { states: found, gaps: open } = rolled(states)
    expect(found.milk).toBe(expected)
    expect(open).toHaveLength(gaps)
  })

  it.each<[AllergenState | null, string]>([
    ['free', 'may'],
    [null, 'may'],
    ['contains', 'contains'],
  ])('a shared fryer adds "may contain" to %s', (state, expected) => {
    expect(rolled([state], ['milk']).states.milk).toBe(expected)
  })

  it('goes upwards, also from what is added to taste, and not from packaging', () => {
    const sample = book(
      [
        ingredient('almond', { allergens: { ...all('free'), nuts: 'contains' } }),
        ingredient('box', { isPackaging: true }),
      ],
      [recipe('topping', [line('almond')]), recipe('dish', [line('@topping 1 portion'), line('box 1 g')])],
    )
    const { states, gaps } = rollupOf(sample, 'dish')!.allergens
    expect(states.nuts).toBe('contains')
    expect(states.milk).toBe('free')
    expect(gaps).toEqual([])
  })

  it('a recipe that is not in force is unknown', () => {
    const { states, gaps } = rollupOf(book([], [recipe('dish', [line('@sauce 1 g')])]), 'dish')!.allergens
    expect(states.fish).toBe('unknown')
    expect(gaps).toEqual(['sauce'])
  })
})

describe('energy and salt', () => {
  const withValues = (values: Record<string, Partial<Record<'kcal' | 'sodium', number>>>) => {
    const sample = mandiBook()
    for (const [id, { kcal, sodium }] of Object.entries(values)) {
      const item = sample.ingredients.get(id)!
      item.nutrients = {
        ...(kcal === undefined ? {} : { kcal: rational(kcal) }),
        ...(sodium === undefined ? {} : { sodium: rational(sodium) }),
      }
    }
    return sample
  }
  const zeros = Object.fromEntries([...mandiBook().ingredients.keys()].map((id) => [id, { kcal: 0, sodium: 0 }]))

  it('K19 a portion of mandi with 3.75 g of the marinade and 2.20 g of the rice bears the mark', () => {
    const sample = withValues({ ...zeros, salt: { sodium: 40_000 }, rice: { sodium: 550 } })
    const { sodium } = rollupOf(sample, 'mandi')!.nutrients
    expect(sodium.value).toEqual(rational(2380))
    expect(saltGrams(sodium.value!)).toEqual(rational(5.95))
    expect(hasSaltMark(sodium)).toBe(true)
  })

  it.each([
    ['exactly 5.00 g has no mark', 2000, false],
    ['a trace above has it', 2000.01, true],
  ])('%s', (_name, milligrams, expected) => {
    expect(hasSaltMark({ value: rational(milligrams), missing: [] })).toBe(expected)
  })
  it('an unknown amount is unknown', () => {
    expect(hasSaltMark({ value: null, missing: ['rice'] })).toBeNull()
  })

  it('counts edible grams: cooked rice by its dry weight, onion after trimming, oil by density', () => {
    const sample = withValues({ ...zeros, rice: { kcal: 350 }, onion: { kcal: 40 }, oil: { kcal: 884 } })
    const { kcal } = rollupOf(sample, 'mandi')!.nutrients
    // 160 g rice, 30 g onion, 9.2 g oil, and of the marinade 46.25 g that hold 25 g oil
    expect(kcal.value).toEqual(rational(1.6 * 350 + 0.3 * 40 + 0.092 * 884 + 0.25 * 884))
    expect(roundHalfUp(kcal.value!, 0)).toBe(874)
  })

  it('one unknown ingredient makes the dish incomplete, 1 of 9', () => {
    const { cumin: _left, ...known } = zeros
    const { nutrients, ingredients } = rollupOf(withValues(known), 'mandi')!
    expect(nutrients.kcal).toEqual({ value: null, missing: ['cumin'] })
    expect(ingredients).toHaveLength(9)
  })

  it('a missing weight is a gap, a true 0 needs no weight', () => {
    const sample = (kcal: number) =>
      rollupOf(
        book(
          [ingredient('water', { base: 'ml', nutrients: { kcal: rational(kcal) } })],
          [recipe('broth', [line('water 100 ml')])],
        ),
        'broth',
      )!.nutrients.kcal
    expect(sample(0)).toEqual({ value: rational(0), missing: [] })
    expect(sample(12)).toEqual({ value: null, missing: ['water'] })
  })

  it('divides by portions, which may be decimal', () => {
    const sample = book(
      [ingredient('rice', { nutrients: { kcal: rational(350) } })],
      [recipe('pot', [line('rice 1 kg')], { portions: rational(2.5) })],
    )
    expect(rollupOf(sample, 'pot')!.nutrients.kcal.value).toEqual(rational(1400))
  })
})
