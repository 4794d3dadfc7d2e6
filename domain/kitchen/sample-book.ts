import { ratio, type Rational, rational, times } from '../rational.ts'
import type { Basis, Book, BookIngredient, BookLine, BookRecipe } from './book.ts'
import { readExact } from './quantity.ts'

/** Net halalas of a base unit, from riyals with VAT for so many base units. */
const net = (riyals: number, per: number): Rational => times(rational(riyals), ratio(100n * 100n, 115n * BigInt(per)))

type Given = Partial<Omit<BookIngredient, 'price'>> & { price?: Rational | null }
export const ingredient = (id: string, { price, ...given }: Given = {}): BookIngredient => ({
  id,
  names: { en: id, ar: null },
  base: 'g',
  units: [],
  density: null,
  pieceWeight: null,
  preparations: [],
  allergens: {},
  nutrients: {},
  isSalt: false,
  isPackaging: false,
  ...given,
  price: price ? { id: `${id} price`, net: price, from: '2026-01-01', source: 'typed' } : null,
})

type LineGiven = { basis?: Basis; preparationId?: string; scaling?: BookLine['scaling'] }
/** `'chicken 11 kg'`, `'@marinade 925 g'` for a recipe, `'almonds'` to taste. */
export function line(text: string, { basis = 'ap', preparationId, scaling }: LineGiven = {}): BookLine {
  const [name = '', quantity, unit = 'g'] = text.split(' ')
  return {
    id: text,
    of: name.startsWith('@') ? { recipeId: name.slice(1) } : { ingredientId: name },
    quantity: quantity === undefined ? null : readExact(quantity),
    unit,
    basis,
    preparationId: preparationId ?? null,
    scaling: scaling ?? { rule: 'linear' },
    optional: false,
  }
}

export const recipe = (id: string, lines: BookLine[], given: Partial<BookRecipe> = {}): BookRecipe => ({
  id,
  versionId: `${id} 1`,
  names: { en: id, ar: null },
  kind: 'prep',
  output: null,
  portions: rational(1),
  allowance: rational(0),
  crossContact: [],
  labourMinutes: null,
  lines,
  ...given,
})

export const book = (ingredients: BookIngredient[], recipes: BookRecipe[]): Book => ({
  ingredients: new Map(ingredients.map((one) => [one.id, one])),
  recipes: new Map(recipes.map((one) => [one.id, one])),
})

const prepared = (id: string, trim: Rational, cooking: Rational | null = null) => ({
  id,
  names: { en: id, ar: null },
  trim,
  cooking,
})

/** The mandi of the worked checks K1 to K7, with the prices of the day; `factor` 23/20 for a company without VAT. */
export function mandiBook(factor: Rational = rational(1), { chicken = 189.75, pepper = 41.4 } = {}): Book {
  const price = (riyals: number, per: number) => times(net(riyals, per), factor)
  return book(
    [
      ingredient('cumin', { price: price(28.75, 1000) }),
      ingredient('coriander', { price: price(16.1, 1000) }),
      ingredient('pepper', { price: price(pepper, 1000) }),
      ingredient('oil', { base: 'ml', price: price(186.3, 18_000), density: rational(0.92) }),
      ingredient('lemon', { price: price(8.05, 1000), preparations: [prepared('juice', rational(0.45))] }),
      ingredient('salt', { price: price(23, 25_000), isSalt: true }),
      ingredient('chicken', { price: price(chicken, 11_000) }),
      ingredient('rice', { price: price(276, 40_000), preparations: [prepared('cooked', rational(1), rational(2.5))] }),
      ingredient('onion', { price: price(57.5, 25_000), preparations: [prepared('diced', rational(0.88))] }),
    ],
    [
      recipe('mandi', [
        line('@roast 1 piece'),
        line('rice 400 g', { basis: 'cooked', preparationId: 'cooked' }),
        line('onion 30 g', { basis: 'ep', preparationId: 'diced' }),
        line('oil 10 ml'),
      ]),
      recipe('roast', [line('chicken 11 kg'), line('@marinade 925 g')], {
        output: { quantity: rational(20), unit: 'piece' },
        portions: rational(20),
      }),
      recipe(
        'marinade',
        [
          line('@mix 240 g'),
          line('oil 1000 g'),
          line('lemon 500 g', { basis: 'ep', preparationId: 'juice' }),
          line('salt 150 g'),
        ],
        { output: { quantity: rational(1850), unit: 'g' } },
      ),
      recipe('mix', [line('cumin 400 g'), line('coriander 350 g'), line('pepper 250 g')], {
        output: { quantity: rational(960), unit: 'g' },
      }),
    ],
  )
}
