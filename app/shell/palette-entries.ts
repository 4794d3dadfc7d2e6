import type { LucideIcon } from 'lucide-react'
import {
  Award,
  Banknote,
  Building2,
  ClipboardList,
  ClipboardPlus,
  CreditCard,
  FileChartColumn,
  History,
  ListTodo,
  ReceiptText,
  Store,
  UserRound,
  Waves,
} from 'lucide-react'
import type { FoundRecord, RecordKind } from '#/features/office/search/records.ts'
import { fold } from '#/domain/fold.ts'
import { shellMessages } from '#/messages/shell.ts'
import { type Area, portalMenus } from './portal-menus.ts'

export type PaletteEntry = { id: string; to: string; icon: LucideIcon; title: string; detail?: string }
export type PaletteGroup = {
  key: 'recent' | 'goTo' | RecordGroupKey
  entries: readonly PaletteEntry[]
}
/** Stored part of a chosen entry. */
export type RecentEntry = Pick<PaletteEntry, 'to' | 'title' | 'detail'>

type Translated = (key: (typeof portalMenus)[Area][number]['links'][number]['label']) => string

/** Matches page names in both languages. */
export function matchingPages(
  area: Area,
  typed: string,
  t: Translated,
  opens: (path: string) => boolean,
): PaletteEntry[] {
  const words = fold(typed)
  return portalMenus[area]
    .flatMap((group) => group.links)
    .filter(({ to }) => opens(to))
    .filter(
      ({ label }) => fold(shellMessages[label].en).includes(words) || fold(shellMessages[label].ar).includes(words),
    )
    .map(({ to, icon, label }) => ({ id: to, to, icon, title: t(label) }))
}

const kinds = {
  branches: { kind: 'branch', icon: Store },
  clients: { kind: 'client', icon: Building2 },
  people: { kind: 'person', icon: UserRound },
  requests: { kind: 'request', icon: ClipboardList },
  reports: { kind: 'report', icon: FileChartColumn },
  correctiveActions: { kind: 'action', icon: ClipboardPlus },
  certificates: { kind: 'certificate', icon: Award },
  invoices: { kind: 'invoice', icon: ReceiptText },
  payments: { kind: 'payment', icon: CreditCard },
  batches: { kind: 'batch', icon: Banknote },
  waves: { kind: 'wave', icon: Waves },
  officeTasks: { kind: 'task', icon: ListTodo },
} as const satisfies Record<string, { kind: RecordKind; icon: LucideIcon }>
type RecordGroupKey = keyof typeof kinds

/** Groups of records; one with an exact match stands before the others. */
export const recordGroups = (records: readonly FoundRecord[]): PaletteGroup[] => {
  const exact = new Set(records.filter((record) => record.exact).map(({ kind }) => kind))
  return (Object.keys(kinds) as RecordGroupKey[])
    .toSorted((a, b) => Number(exact.has(kinds[b].kind)) - Number(exact.has(kinds[a].kind)))
    .map((key) => ({
      key,
      entries: records
        .filter((record) => record.kind === kinds[key].kind)
        .map(({ id, to, title, detail }) => ({ id: `${key}-${id}`, to, title, detail, icon: kinds[key].icon })),
    }))
}

export const recentGroup = (recent: readonly RecentEntry[]): PaletteGroup => ({
  key: 'recent',
  entries: recent.map((entry) => ({ ...entry, id: `recent-${entry.to}`, icon: History })),
})

const storageKey = 'palette-recent'
const mostRecent = 4

/** Recently chosen entries of this tab (why: shared computers must store no names). */
export function readRecent(area: Area): RecentEntry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((entry: RecentEntry) => typeof entry?.title === 'string' && entry.to?.startsWith(`/${area}`))
      : []
  } catch {
    return []
  }
}

export function keepRecent(area: Area, { to, title, detail }: RecentEntry): void {
  const rest = readRecent(area).filter((entry) => entry.to !== to)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([{ to, title, detail }, ...rest].slice(0, mostRecent)))
  } catch {
    // a full or forbidden storage only loses the shortcut
  }
}
