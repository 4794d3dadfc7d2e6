import type { NoticeList } from './notice.ts'

/** Address of the newest notices of an inbox, as JSON; a form sent there marks notices as read. */
export const bellOf = (inbox: string): string => `${inbox}/bell`

export type Newest = { list: NoticeList | null; failed: boolean }
const unknown: Newest = { list: null, failed: false }

let shown = unknown
let turn = 0
const heard = new Set<() => void>()

function show(next: Newest): void {
  shown = next
  for (const tell of heard) tell()
}

/** The notices that bell and inbox share: the last loaded ones, also while newer ones fail to load. */
export const newest = {
  subscribe: (tell: () => void): (() => void) => {
    heard.add(tell)
    return () => void heard.delete(tell)
  },
  now: (): Newest => shown,
  onServer: (): Newest => unknown,
}

/**
 * Loads the newest notices of an inbox. Not by a fetcher of the router, which loads the module of the asked page first and
 * loads the whole document again when that fails: a line lost at that moment would take the page away.
 */
export async function loadNewest(inbox: string): Promise<void> {
  const own = ++turn
  const list = await fetch(bellOf(inbox), { headers: { accept: 'application/json' } })
    .then((answer) => (answer.ok && !answer.redirected ? (answer.json() as Promise<NoticeList>) : null))
    .catch(() => null)
  if (own === turn) show(list ? { list, failed: false } : { ...shown, failed: true })
}

/** Forgets the notices of the inbox shown before. */
export function forgetNewest(): void {
  turn += 1
  show(unknown)
}

/** Marks notices as read, and loads the rest. Offline nothing changes. */
export async function markInBell(inbox: string, fields: Record<string, string>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  await fetch(bellOf(inbox), { method: 'POST', body }).catch(() => null)
  await loadNewest(inbox)
}
