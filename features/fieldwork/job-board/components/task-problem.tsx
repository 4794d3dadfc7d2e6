import { refusalsIn } from '#/domain/assignment.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { useRefusalEnd } from '#/features/ordering/assignment/components/refusal-end.ts'
import { errorMessages } from '#/messages/errors.ts'
import { shopperTaskMessages, whyNotMessages } from '#/messages/shopper-tasks.ts'
import { FormError } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'

/** Refusal of the last step. The lists below are already current: taken and expired ones are gone. */
export function TaskProblem({ result }: { result: FormResult | undefined }) {
  const t = useT(shopperTaskMessages)
  const error = useT(errorMessages)
  const why = useT(whyNotMessages)
  const endOf = useRefusalEnd()
  if (!result || result.ok || !result.problem || result.problem.code === 'unexpected') return null
  const { code, details } = result.problem
  const refusals = refusalsIn(details)
  return (
    <FormError>
      <p>{code === 'evaluation.shopper-refused' ? t('refused') : error(code)}</p>
      {refusals.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {refusals.map((refusal) => (
            <li key={refusal.rule}>
              {why(`rule_${refusal.rule}`)} ({endOf(refusal)})
            </li>
          ))}
        </ul>
      )}
    </FormError>
  )
}
