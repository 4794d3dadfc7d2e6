import { type Allergen, allergens, type AllergenState } from '#/domain/kitchen/book.ts'
import type { MenuFigures } from '#/domain/kitchen/menu/content.ts'
import { hoursAndMinutes } from '#/domain/kitchen/menu/marks.ts'
import { sar } from '#/domain/money.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { menuAllergenMessages, menuPageMessages } from '#/messages/kitchen/menu-page.ts'

/** 39 or 39.50, as menus write prices. */
export const priceText = (halalas: number, lang: Lang): string =>
  translator(lang, menuPageMessages)('riyals', { amount: sar(halalas).replace(/\.00$/, '') })

export const kcalText = (kcal: number | null, lang: Lang): string => {
  const t = translator(lang, menuPageMessages)
  return kcal === null ? t('kcalUnknown') : t('kcal', { amount: String(kcal) })
}

export function walkText(minutes: number, lang: Lang): string {
  const t = translator(lang, menuPageMessages)
  const { hours, minutes: rest } = hoursAndMinutes(minutes)
  const time = hours > 0 ? t('hoursMinutes', { hours, minutes: rest }) : t('minutes', { minutes: rest })
  return t('walk', { time })
}

export function caffeineText({ caffeine }: Pick<MenuFigures, 'caffeine'>, lang: Lang): string {
  const t = translator(lang, menuPageMessages)
  if (caffeine === null) return t('caffeineUnknown')
  return caffeine === 0 ? t('caffeineNone') : t('caffeine', { amount: String(caffeine) })
}

export type AllergenLine = { contains: string; may: string; undeclared: string; rest: 'all' | 'rest' | 'unknown' | '' }

/** Groups of a dish by their state, as one line: what it contains, what it may contain, what is not declared. */
export function allergenLine(states: Partial<Record<Allergen, AllergenState>>, lang: Lang): AllergenLine {
  const word = translator(lang, menuAllergenMessages)
  const of = (state: AllergenState | undefined) =>
    allergens
      .filter((group) => states[group] === state)
      .map((group) => word(group))
      .join(lang === 'ar' ? '، ' : ', ')
  const known = allergens.filter((group) => states[group])
  const isFree = known.length === allergens.length && known.every((group) => states[group] === 'free')
  const hasFree = known.some((group) => states[group] === 'free')
  return {
    contains: of('contains'),
    may: of('may'),
    undeclared: known.length === 0 ? '' : of(undefined),
    rest: isFree ? 'all' : known.length === 0 ? 'unknown' : hasFree ? 'rest' : '',
  }
}

/** One letter a group in their order: contains, may, free, unknown. Short, because every dish carries it. */
export const statesCode = (states: Partial<Record<Allergen, AllergenState>>): string =>
  allergens.map((group) => states[group]?.[0] ?? 'u').join('')

const stateOf: Record<string, AllergenState> = { c: 'contains', m: 'may', f: 'free' }
export const statesOf = (code: string): Partial<Record<Allergen, AllergenState>> =>
  Object.fromEntries(
    allergens.flatMap((group, index) => {
      const state = stateOf[code[index] ?? '']
      return state ? [[group, state]] : []
    }),
  )

/** Sentences about what the filter hides; empty when it hides nothing for one of these reasons. */
export function hiddenText(
  counts: { contains: number; may: number; undeclared: number; energy: number },
  lang: Lang,
): string {
  const t = translator(lang, menuPageMessages)
  const { contains, may, undeclared, energy } = counts
  const all = contains + may + undeclared + energy
  if (all === 0) return ''
  const reasons = [
    contains > 0 && t('hiddenContains', { count: contains }),
    may > 0 && t('hiddenMay', { count: may }),
    undeclared > 0 && t('hiddenUndeclared', { count: undeclared }),
    energy > 0 && t('hiddenEnergy', { count: energy }),
  ].filter(Boolean)
  return `${t('hidden', { count: all })} ${reasons.join(lang === 'ar' ? '، ' : ', ')}.`
}
