import { createContext, use } from 'react'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import type { PhotoCounts } from '#/domain/operations/audits/answers.ts'
import type { PhotoItem } from '#/features/fieldwork/visits/device/photo-uploads.ts'
import type { AuditStore, AuditStoreState } from '../device/audit-store.ts'
import { kindOfPhotoKey } from '../photo-key.ts'
import type { AuditFilling } from '../read-filling.server.ts'

type Open = { filling: AuditFilling; store: AuditStore; state: AuditStoreState; readOnly: boolean }
export const AuditContext = createContext<Open | null>(null)

export function useAudit(): Open {
  const open = use(AuditContext)
  if (!open) throw new Error('no audit is open')
  return open
}

/** Failed questions whose earlier action is opened again; not those for which the server asks a follow-up of their own. */
export function reopenedBy({ filling, state }: Pick<Open, 'filling' | 'state'>): ReadonlySet<string> {
  const asked = new Set(state.missing.filter(({ why }) => why === 'action').map(({ key }) => key))
  return new Set(filling.reopens.filter((key) => !asked.has(key)))
}

/** Name of a question in lists of what is missing: its number, or that it is asked again. */
export const pointOf = (key: string, again: string): string => (actionAskedAgain(key) === null ? key : again)

/** Photos by question that count: those that the server refused do not. */
export function countPhotos(photos: readonly PhotoItem[]): PhotoCounts {
  const counts: Record<string, { finding: number; fix: number }> = {}
  for (const { questionKey, state } of photos) {
    if (state === 'refused') continue
    const { key, kind } = kindOfPhotoKey(questionKey)
    const before = counts[key] ?? { finding: 0, fix: 0 }
    counts[key] = { ...before, [kind]: before[kind] + 1 }
  }
  return counts
}
