import type { Lang } from '#/domain/text.ts'
import type { CollectionView } from '../crypto/session.ts'
import type { VaultData } from '../read-vault.server.ts'

/** A collection that was verified and opened. */
export type OpenView = Extract<CollectionView, { problem: null }>

/** Name of a person of the vault; null once their account is gone. */
export const nameOf = ({ names }: Pick<VaultData, 'names'>, person: string): string | null =>
  names.find((one) => one.person === person)?.name ?? null

/** Logins of a collection that a person who left could read, with those people. */
export function toChangeIn({ departures }: Pick<VaultData, 'departures'>, collection: string) {
  const found = new Map<string, VaultData['departures']>()
  for (const one of departures)
    if (one.collection === collection) found.set(one.entry, [...(found.get(one.entry) ?? []), one])
  return found
}

/** Collections with passwords to change first, then by name. */
export function inOrder(data: Pick<VaultData, 'departures'>, collections: readonly CollectionView[], lang: Lang) {
  const rank = (one: CollectionView) => [
    toChangeIn(data, one.id).size > 0 ? 0 : 1,
    one.problem === null ? one.name : '',
  ]
  return collections.toSorted((a, b) => {
    const [first, nameA] = rank(a)
    const [second, nameB] = rank(b)
    return Number(first) - Number(second) || String(nameA).localeCompare(String(nameB), lang)
  })
}
