import { type Lang, langs } from '#/domain/text.ts'
import type { Block, BlockType, PageContent } from './content.ts'

/** A difference between two versions of a page. */
export type PageChange =
  | { lang: Lang; kind: 'title' | 'description' | 'order' }
  | { lang: Lang; kind: 'added' | 'removed' | 'edited'; block: BlockType }
  | { lang: null; kind: 'settings' }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** Sorts keys, because PostgreSQL reorders them. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const idsOf = (blocks: readonly Block[]) => blocks.map(({ props }) => props.id)

function blockChanges(lang: Lang, before: readonly Block[], after: readonly Block[]): PageChange[] {
  const old = new Map(before.map((block) => [block.props.id, block]))
  const next = new Set(idsOf(after))
  const changes: PageChange[] = []
  for (const block of after) {
    const was = old.get(block.props.id)
    if (!was) changes.push({ lang, kind: 'added', block: block.type })
    else if (!same(was, block)) changes.push({ lang, kind: 'edited', block: block.type })
  }
  for (const block of before) if (!next.has(block.props.id)) changes.push({ lang, kind: 'removed', block: block.type })
  const stayed = idsOf(before).filter((id) => next.has(id))
  const order = idsOf(after).filter((id) => old.has(id))
  if (!same(stayed, order)) changes.push({ lang, kind: 'order' })
  return changes
}

/** Public differences, in page order. */
export function changesBetween(before: PageContent, after: PageContent): PageChange[] {
  const texts = langs.flatMap((lang): PageChange[] => [
    ...(before.title[lang] === after.title[lang] ? [] : [{ lang, kind: 'title' as const }]),
    ...(before.description[lang] === after.description[lang] ? [] : [{ lang, kind: 'description' as const }]),
    ...blockChanges(lang, before.blocks[lang], after.blocks[lang]),
  ])
  const settings = before.noindex === after.noindex && before.imageId === after.imageId
  return settings ? texts : [...texts, { lang: null, kind: 'settings' }]
}

export const sameContent = same
