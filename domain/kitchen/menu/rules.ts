import { rational, ratio } from '#/domain/rational.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { MenuRules } from './marks.ts'

/** How well a value is known: an official text was read, it is reported, or it is a usual assumption. */
export type Trust = 'official' | 'reported' | 'assumed'
export const ruleParts = ['salt', 'caffeine', 'pregnancy', 'energy', 'walk'] as const
export type RulePart = (typeof ruleParts)[number]

/** Limits and rates of menus from a day on, each with where it comes from. */
export type MenuRuleVersion = MenuRules & {
  /** The first day on which menus are published by it. */
  from: Day
  /** The day by which a person reads the regulations again. */
  reviewOn: Day
  sources: Record<RulePart, { trust: Trust; source: string }>
}

/**
 * Versions of the rules, the oldest first; a change is a new entry, so that a menu keeps the rules of the day on which it was
 * published. Sources are named as their publishers name them.
 */
export const menuRuleVersions: readonly [MenuRuleVersion, ...MenuRuleVersion[]] = [
  {
    from: '2025-07-01',
    reviewOn: '2027-01-31',
    saltMarkSodium: rational(2000),
    walkRate: ratio(343n, 80n),
    dailyCaffeine: 400,
    pregnancyCaffeine: 200,
    dailyEnergy: 2000,
    sources: {
      salt: { trust: 'official', source: 'SFDA, news 2703257, 2025-02-27' },
      caffeine: { trust: 'official', source: 'SFDA, news 2703257, 2025-02-27' },
      pregnancy: { trust: 'reported', source: 'Zawya, 2025-06-19' },
      energy: { trust: 'assumed', source: '2,000 kcal' },
      walk: { trust: 'assumed', source: 'MET 3.5, 70 kg' },
    },
  },
]

/** The rules by which a menu is published on a day; before the first ones these count. */
export const menuRulesOn = (
  day: Day,
  versions: readonly [MenuRuleVersion, ...MenuRuleVersion[]] = menuRuleVersions,
): MenuRuleVersion => versions.findLast(({ from }) => from <= day) ?? versions[0]
