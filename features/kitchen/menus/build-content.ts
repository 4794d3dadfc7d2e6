import { burnMinutes, hasSaltMark, type MenuRules, saltOf } from '#/domain/kitchen/menu/marks.ts'
import { type MenuRuleVersion, menuRuleVersions } from '#/domain/kitchen/menu/rules.ts'
import type { MenuContent, MenuDish, MenuFigures, MenuOption, MenuTag } from '#/domain/kitchen/menu/content.ts'
import { gapsOf, type MenuGap, type PublishedItem } from '#/domain/kitchen/menu/gaps.ts'
import { type Rational, roundHalfUp, toNumber } from '#/domain/rational.ts'
import type { Text } from '#/domain/text.ts'

/** What is known of a recipe on the day: null when no version of it is in force. */
export type DishFacts = Omit<PublishedItem, 'isDrink'> & {
  sodium: Rational | null
  /** Prices of branches that differ from that of the menu. */
  prices: Record<string, number>
}

export type MenuItem = {
  id: string
  recipeId: string
  sectionId: string
  parentId: string | null
  text: { en: string | null; ar: string | null }
  tags: MenuTag[]
  isDrink: boolean
  photoId: string | null
  passed: readonly string[]
}

/** A gap of the menu, or a recipe without a published version. */
export type ItemGap = MenuGap | 'recipe'

export const gapsOfItem = (facts: DishFacts | null, isDrink: boolean): ItemGap[] =>
  facts === null ? ['recipe'] : gapsOf({ ...facts, isDrink })

/** Gaps that keep an item off the menu: those that no owner answers for. */
export const blockingGaps = (gaps: readonly ItemGap[], passed: readonly string[]): ItemGap[] =>
  gaps.filter((gap) => !passed.includes(gap))

const whole = (value: Rational | null): number | null => (value === null ? null : roundHalfUp(value, 0))

function figuresOf(facts: DishFacts, isDrink: boolean, rules: MenuRules): MenuFigures {
  const { price, prices, kcal, sodium, caffeine, allergens } = facts
  return {
    price: price ?? 0,
    prices,
    kcal: whole(kcal),
    sodium: whole(sodium),
    isSalty: sodium !== null && hasSaltMark(sodium, rules),
    caffeine: isDrink ? whole(caffeine) : null,
    walk: kcal === null ? null : burnMinutes(kcal, rules),
    allergens,
  }
}

export type Outline = {
  names: Text
  note: { en: string | null; ar: string | null }
  logo: string | null
  sections: { id: string; names: Text }[]
  items: MenuItem[]
}

export type Built = {
  content: MenuContent
  /** Items that are left out, with what they lack. */
  blocked: Map<string, ItemGap[]>
}

/** What would be published: dishes and options without a blocking gap, in the order of the outline. */
export function buildContent(outline: Outline, factsOf: ReadonlyMap<string, DishFacts>, rules: MenuRuleVersion): Built {
  const blocked = new Map<string, ItemGap[]>()
  const ready = (item: MenuItem): DishFacts | null => {
    const facts = factsOf.get(item.recipeId) ?? null
    const gaps = blockingGaps(gapsOfItem(facts, item.isDrink), item.passed)
    if (gaps.length > 0) blocked.set(item.id, gaps)
    return gaps.length > 0 ? null : facts
  }
  const optionOf = (item: MenuItem): MenuOption[] => {
    const facts = ready(item)
    if (!facts) return []
    const names = { en: facts.names.en ?? '', ar: facts.names.ar ?? '' }
    return [{ recipeId: item.recipeId, names, ...figuresOf(facts, item.isDrink, rules) }]
  }
  const dishOf = (item: MenuItem): MenuDish[] => {
    const options = outline.items.filter(({ parentId }) => parentId === item.id).flatMap((option) => optionOf(option))
    return optionOf(item).map((dish) => ({
      ...dish,
      text: item.text,
      tags: item.tags,
      isDrink: item.isDrink,
      photo: item.photoId,
      options,
    }))
  }
  const sections = outline.sections.map(({ id, names }) => ({
    id,
    names,
    dishes: outline.items
      .filter(({ sectionId, parentId }) => sectionId === id && parentId === null)
      .flatMap((item) => dishOf(item)),
  }))
  return {
    content: {
      names: outline.names,
      note: outline.note,
      // without a logo the contents stay those of earlier publications
      ...(outline.logo !== null && { logo: outline.logo }),
      sections: sections.filter(({ dishes }) => dishes.length > 0),
      dailyEnergy: rules.dailyEnergy,
      dailyCaffeine: rules.dailyCaffeine,
      // under the first rules the contents stay those of earlier publications
      ...(rules.from !== menuRuleVersions[0].from && {
        rules: { from: rules.from, salt: toNumber(saltOf(rules.saltMarkSodium)), pregnancy: rules.pregnancyCaffeine },
      }),
    },
    blocked,
  }
}
