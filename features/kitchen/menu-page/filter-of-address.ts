import { allergens } from '#/domain/kitchen/book.ts'
import { menuTags } from '#/domain/kitchen/menu/content.ts'
import type { MenuFilter } from '#/domain/kitchen/menu/filter.ts'
import { latinDigits } from '#/domain/digits.ts'
import { fold } from '#/domain/fold.ts'

/** Limits of energy that the page offers, kcal. */
export const energyLimits = [300, 500, 700] as const

/** Reads the filter of an address; what it does not know is passed over. */
export function filterOfAddress(asked: URLSearchParams): MenuFilter {
  const avoid = asked.getAll('avoid')
  const tags = asked.getAll('tag')
  const below = /^\d{1,5}$/.exec(latinDigits(asked.get('kcal') ?? ''))
  return {
    words: fold((asked.get('q') ?? '').slice(0, 60)).replace(/\s+/g, ' '),
    avoid: allergens.filter((group) => avoid.includes(group)),
    below: below && Number(below[0]) > 0 ? Number(below[0]) : null,
    tags: menuTags.filter((tag) => tags.includes(tag)),
  }
}
