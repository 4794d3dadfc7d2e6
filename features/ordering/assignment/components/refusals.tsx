import type { Refusal } from '#/domain/assignment.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { useT } from '#/ui/language.tsx'
import { useRefusalEnd } from './refusal-end.ts'

type RefusalsProps = {
  refusals: readonly Refusal[]
  /** Addresses the shopper instead of the office. */
  own?: boolean
}

/** Refusals of a visit, one line per rule, each with its end. */
export function Refusals({ refusals, own = false }: RefusalsProps) {
  return (
    <ul className="flex min-w-0 flex-col gap-1">
      {refusals.map((refusal) => (
        <RefusalLine key={refusal.rule} refusal={refusal} own={own} />
      ))}
    </ul>
  )
}

/** A refusal with its end. */
function RefusalLine({ refusal, own }: { refusal: Refusal; own: boolean }) {
  const t = useT(assignmentMessages)
  const endOf = useRefusalEnd()
  return (
    <li className="text-ui">
      {t(`${own ? 'my' : 'rule'}_${refusal.rule}`)} <span className="text-caption text-ink-2">({endOf(refusal)})</span>
    </li>
  )
}
