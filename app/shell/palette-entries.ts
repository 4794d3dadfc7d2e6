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
  Settings,
  Store,
  UserRound,
  Waves,
} from 'lucide-react'
import type { FoundRecord, RecordKind } from '#/features/office/search/records.ts'
import type { Area } from './portal-menus.ts'

export type PaletteEntry = { id: string; to: string; icon: LucideIcon; title: string; detail?: string }
export type PaletteGroup = {
  key: 'recent' | 'goTo' | 'actions' | RecordGroupKey
  entries: readonly PaletteEntry[]
}
/** Stored part of a chosen entry. */
export type RecentEntry = Pick<PaletteEntry, 'to' | 'title' | 'detail'>

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
  settings: { kind: 'setting', icon: Settings },
} as const satisfies Record<string, { kind: RecordKind; icon: LucideIcon }>
type RecordGroupKey = keyof typeof kinds

/** Groups of records. Those with an exact match are told apart, which stand above the pages; inside, exact ones first, then those opened before. */
export const recordGroups = (
  records: readonly FoundRecord[],
  recent: readonly RecentEntry[],
): { exact: PaletteGroup[]; others: PaletteGroup[] } => {
  const opened = new Set(recent.map(({ to }) => to))
  const place = ({ exact, to }: FoundRecord) => (exact ? 0 : opened.has(to) ? 1 : 2)
  const exact = new Set(records.filter((record) => record.exact).map(({ kind }) => kind))
  const groups = (Object.keys(kinds) as RecordGroupKey[]).map((key) => ({
    key,
    entries: records
      .filter((record) => record.kind === kinds[key].kind)
      .toSorted((a, b) => place(a) - place(b))
      .map(({ id, to, title, detail }) => ({ id: `${key}-${id}`, to, title, detail, icon: kinds[key].icon })),
  }))
  return {
    exact: groups.filter(({ key }) => exact.has(kinds[key].kind)),
    others: groups.filter(({ key }) => !exact.has(kinds[key].kind)),
  }
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
