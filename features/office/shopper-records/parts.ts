import type { Actor } from '#/domain/actor.ts'
import { may, type Permission } from '#/domain/permissions.ts'

/** Tabs of a shopper's record with their parts; a part is addressed by `?tab=`. */
export const shopperTabs = {
  overview: ['overview', 'ties'],
  visits: ['visits', 'kept'],
  reports: ['reports'],
  money: ['payouts'],
  papers: ['papers'],
  messages: ['emails'],
  activity: ['history'],
} as const satisfies Record<string, readonly string[]>
export type ShopperTab = keyof typeof shopperTabs
export type ShopperPart = (typeof shopperTabs)[ShopperTab][number]

const tabNames = Object.keys(shopperTabs) as ShopperTab[]
export const shopperParts: readonly ShopperPart[] = tabNames.flatMap((tab) => shopperTabs[tab])

/** Permission of a part, besides that of the page. */
const needs: Partial<Record<ShopperPart, Permission>> = {
  reports: 'review.browse',
  payouts: 'payouts.browse',
  emails: 'emails.read',
}

/** Parts that the reader's role opens. */
export const shopperPartsFor = (actor: Actor): ShopperPart[] =>
  shopperParts.filter((part) => !needs[part] || may(actor, needs[part]))

/** The asked part, if it is among those that the reader may see. */
export const shopperPartOf = (value: string | null, seen: readonly ShopperPart[]): ShopperPart =>
  seen.find((part) => part === value) ?? 'overview'

export const shopperTabOf = (part: ShopperPart): ShopperTab =>
  tabNames.find((tab) => (shopperTabs[tab] as readonly ShopperPart[]).includes(part)) ?? 'overview'

/** Tabs with the parts that the reader may see; a tab without one is left out. */
export const shopperTabsWith = (seen: readonly ShopperPart[]): { tab: ShopperTab; parts: ShopperPart[] }[] =>
  tabNames
    .map((tab) => ({ tab, parts: shopperTabs[tab].filter((part) => seen.includes(part)) }))
    .filter(({ parts }) => parts.length > 0)
