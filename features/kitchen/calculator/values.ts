import { channelField, type ExactFigures, type FigureTexts, figureNames } from '#/domain/kitchen/calculator.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import type { Rational } from '#/domain/rational.ts'
import { over, rational } from '#/domain/rational.ts'
import { sar } from '#/domain/money.ts'
import type { CalculatorPage } from './read-calculator.server.ts'

/** Riyals with up to four decimals, so that a cost of a recipe is not rounded before it is reckoned with. */
const exactRiyals = (halalas: Rational): string => {
  const text = rounded(over(halalas, rational(100)), 4).toFixed(4)
  return text.replace(/0{1,2}$/, '')
}

/** Texts of the fields before anything is typed: of the dish, its prices, and the settings of the kitchen. */
export function startTexts({ dish, setting, channels }: CalculatorPage): Record<string, string> {
  const texts: Record<string, string> = { target: setting.target, step: '0.5', way: 'up', base: 'gross' }
  if (!dish) return texts
  texts['food'] = exactRiyals(dish.food)
  texts['packaging'] = exactRiyals(dish.packaging)
  if (dish.minutes && setting.hourly) {
    texts['minutes'] = String(rounded(dish.minutes, 2))
    texts['hourly'] = setting.hourly
  }
  const base = dish.prices['']
  if (base !== undefined) texts['price'] = sar(base)
  for (const { id } of channels) {
    const own = dish.prices[id]
    if (own !== undefined && own !== base) texts[channelField(id)] = sar(own)
  }
  return texts
}

/** Costs of the recipe behind their rounded texts. */
export const exactOf = ({ dish }: CalculatorPage): ExactFigures =>
  dish
    ? {
        food: { text: exactRiyals(dish.food), value: dish.food },
        packaging: { text: exactRiyals(dish.packaging), value: dish.packaging },
      }
    : {}

/** Names of the fields that the address keeps. */
export const fieldNames = ({ channels }: Pick<CalculatorPage, 'channels'>): string[] => [
  ...figureNames,
  ...channels.map(({ id }) => channelField(id)),
]

/** What is typed in the address, over what the dish begins with. */
export function textsOf(page: CalculatorPage, params: URLSearchParams): FigureTexts {
  const start = startTexts(page)
  const typed = fieldNames(page).flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value.slice(0, 20)]]
  })
  return { ...start, ...Object.fromEntries(typed) }
}

/** The address that opens the same figures: only what differs from the start. */
export function addressOf(page: CalculatorPage, texts: FigureTexts): string {
  const start = startTexts(page)
  const params = new URLSearchParams()
  if (page.dish) params.set('dish', page.dish.id)
  if (page.branchId) params.set('branch', page.branchId)
  for (const name of fieldNames(page)) {
    const value = texts[name] ?? ''
    if (value !== (start[name] ?? '')) params.set(name, value)
  }
  const query = params.toString()
  return query ? `?${query}` : ''
}
