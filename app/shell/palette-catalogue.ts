import { CirclePlus, CornerDownRight } from 'lucide-react'
import type { FoundRecord } from '#/features/office/search/records.ts'
import { actionSubject, type Called, placeRank } from '#/domain/office/find-places.ts'
import { langs, type Lang } from '#/domain/text.ts'
import { otherWords, paletteMessages, type PaletteKey } from '#/messages/palette.ts'
import { shellMessages } from '#/messages/shell.ts'
import type { Rights } from '#/ui/rights.tsx'
import type { PaletteEntry } from './palette-entries.ts'
import { type Action, paletteActions, palettePlaces, type Place } from './palette-places.ts'
import { type Area, portalMenus } from './portal-menus.ts'

const alsoOf = (key: string): string[] => {
  const also = otherWords[key]
  return also ? langs.flatMap((lang) => also[lang].split(/[,،] /)) : []
}
const calledOf = (key: PaletteKey): Called => ({
  names: langs.map((lang) => paletteMessages[key][lang]),
  also: alsoOf(key),
})

const isOffered = ({ opens, has }: Rights, { to, right }: Place): boolean =>
  opens(to.split('?')[0]!) && (right === undefined || has(right))

const byRank = (found: readonly { rank: number | null; entry: PaletteEntry }[]): PaletteEntry[] =>
  found
    .flatMap(({ rank, entry }) => (rank === null ? [] : [{ rank, entry }]))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)

/** Pages of the area that the reader may open, best first. Without text only those of the menus, in their order. */
export function pagesFor(area: Area, typed: string, lang: Lang, rights: Rights): PaletteEntry[] {
  const menu = portalMenus[area]
    .flatMap(({ links }) => links)
    .filter(({ to, right }) => rights.opens(to) && (right === undefined || rights.has(right)))
    .map(({ to, icon, label }) => ({
      rank: placeRank(typed, { names: langs.map((of) => shellMessages[label][of]), also: alsoOf(label) }),
      entry: { id: to, to, icon, title: shellMessages[label][lang] },
    }))
  const icons = new Map(menu.map(({ entry }) => [entry.to, entry.icon]))
  const above = (to: string) =>
    [...icons].filter(([path]) => to.startsWith(`${path}/`)).toSorted((a, b) => b[0].length - a[0].length)[0]?.[1]
  const below = palettePlaces[area]
    .filter((place) => typed.trim() !== '' && isOffered(rights, place))
    .map(({ to, label }) => ({
      rank: placeRank(typed, calledOf(label)),
      entry: { id: to, to, icon: above(to) ?? CornerDownRight, title: paletteMessages[label][lang] },
    }))
  return byRank([...menu, ...below])
}

const offeredActions = (area: Area, rights: Rights): Action[] =>
  rights.viewing ? [] : paletteActions[area].filter((action) => isOffered(rights, action))

/** Actions that the typed text names, best first. */
export const actionsFor = (area: Area, typed: string, lang: Lang, rights: Rights): PaletteEntry[] =>
  byRank(
    offeredActions(area, rights).map(({ to, label }) => ({
      rank: placeRank(typed, calledOf(label)),
      entry: { id: `action-${label}`, to, icon: CirclePlus, title: paletteMessages[label][lang] },
    })),
  )

export type AboutActions = { subject: string; actions: readonly Action[] }

/** Actions that the typed text begins with, and what they are about. Null: none. */
export function aboutIn(area: Area, typed: string, rights: Rights): AboutActions | null {
  const found = offeredActions(area, rights).flatMap((action) => {
    const subject = action.about ? actionSubject(typed, calledOf(action.label)) : null
    return subject === null ? [] : [{ action, subject }]
  })
  // the longest name leaves the shortest subject
  const subject = found.map((one) => one.subject).toSorted((a, b) => a.length - b.length)[0]
  if (subject === undefined) return null
  return { subject, actions: found.filter((one) => one.subject === subject).map(({ action }) => action) }
}

/** Each action about each found record to which it applies. */
export const aboutEntries = ({ actions }: AboutActions, records: readonly FoundRecord[], lang: Lang): PaletteEntry[] =>
  actions.flatMap(({ label, about }) =>
    records.flatMap((record): PaletteEntry[] => {
      const to = about?.[record.kind]?.(record) ?? null
      if (to === null) return []
      const title = paletteMessages[label][lang]
      return [{ id: `about-${label}-${record.id}`, to, icon: CirclePlus, title, detail: record.title }]
    }),
  )
