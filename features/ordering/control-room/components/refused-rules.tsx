import { refusalsIn } from '#/domain/assignment.ts'
import type { ErrorDetails } from '#/domain/errors.ts'
import { useRefusalEnd } from '#/features/ordering/assignment/components/refusal-end.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { useT } from '#/ui/language.tsx'

/** Refusing rules with their ends. */
export function RefusedRules({ details }: { details: ErrorDetails }) {
  const t = useT(assignmentMessages)
  const endOf = useRefusalEnd()
  const refusals = refusalsIn(details)
  if (refusals.length === 0) return null
  return (
    <ul className="list-disc ps-5 text-caption">
      {refusals.map((refusal) => (
        <li key={refusal.rule}>
          {t(`rule_${refusal.rule}`)} ({endOf(refusal)})
        </li>
      ))}
    </ul>
  )
}
