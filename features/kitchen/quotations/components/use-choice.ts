import { useState } from 'react'
import type { Choice, Needs } from '#/domain/kitchen/buying/comparison.ts'
import { inParts } from '#/domain/kitchen/buying/request.ts'
import { inBase } from '#/domain/kitchen/buying/supplier.ts'
import { readQuantity } from '#/domain/kitchen/quantity.ts'
import { times } from '#/domain/rational.ts'
import type { RequestNeed } from '../read-request.server.ts'

/** What is chosen for each line: a supplier, nothing, or parts with a typed quantity for each supplier. */
export type Choosing = {
  of: (lineId: string) => string
  choose: (lineId: string, supplierId: string) => void
  type: (lineId: string, supplierId: string, typed: string) => void
  typed: (lineId: string, supplierId: string) => string
}

/** Choice of an award while it is made, and what follows from it; quantities that cannot be read count nothing. */
export function useChoice(lines: readonly RequestNeed[], needs: Needs, first: ReadonlyMap<string, string>) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(first)
  const [typed, setTyped] = useState<ReadonlyMap<string, ReadonlyMap<string, string>>>(new Map())
  const choice: Choice = new Map(
    lines.flatMap(({ id, unit }) => {
      const one = chosen.get(id)
      if (!one) return []
      if (one !== inParts) return [[id, new Map([[one, needs.get(id)!]])] as const]
      const parts = [...(typed.get(id) ?? [])].flatMap(([supplierId, text]) => {
        const read = readQuantity(text)
        return 'problem' in read || read.value.n <= 0n
          ? []
          : [[supplierId, times(read.value, inBase(1, unit))] as const]
      })
      return parts.length > 0 ? [[id, new Map(parts)] as const] : []
    }),
  )
  const choosing: Choosing = {
    of: (lineId) => chosen.get(lineId) ?? '',
    choose: (lineId, supplierId) => setChosen(new Map([...chosen, [lineId, supplierId]])),
    typed: (lineId, supplierId) => typed.get(lineId)?.get(supplierId) ?? '',
    type: (lineId, supplierId, text) =>
      setTyped(new Map([...typed, [lineId, new Map([...(typed.get(lineId) ?? []), [supplierId, text]])]])),
  }
  return { choice, choosing }
}
