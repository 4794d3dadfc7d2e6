import { type BranchHours, hoursOf } from '#/domain/branch-hours.ts'
import type { MenuContent } from '#/domain/kitchen/menu/content.ts'
import type { Text } from '#/domain/text.ts'

export type ShownBranch = {
  id: string
  names: Text
  hours: BranchHours
  phone: string | null
  location: string | null
  city: string | null
}

/** What a page of a menu is drawn from. */
export type ShownMenu = {
  content: MenuContent
  publishedAt: Date
  company: Text
  branch: ShownBranch | null
  /** Recipes that ran out in the branch. */
  soldOut: ReadonlySet<string>
  /** Menus of single branches, offered on that of all. */
  branches: { slug: string; names: Text }[]
}

/** As priv.open_menu answers. */
export type OpenedMenu = {
  /** Id of the publication: two of the same moment differ. */
  publication: string
  content: MenuContent
  publishedAt: string
  company: Text
  branch: (Omit<ShownBranch, 'hours'> & { hours: unknown }) | null
  soldOut: string[]
  branches: { slug: string; names: Text }[]
}

export const shownMenu = ({ content, publishedAt, company, branch, soldOut, branches }: OpenedMenu): ShownMenu => ({
  content,
  publishedAt: new Date(publishedAt),
  company,
  branch: branch && { ...branch, hours: hoursOf(branch.hours) },
  soldOut: new Set(soldOut),
  branches,
})
