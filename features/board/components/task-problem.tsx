import { type AssignmentRule, assignmentRules } from '#/domain/assignment.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { errorMessages } from '#/messages/errors.ts'
import { shopperTaskMessages, whyNotMessages } from '#/messages/shopper-tasks.ts'
import { FormError } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'

const isRule = (text: string): text is AssignmentRule => assignmentRules.some((rule) => rule === text)

/** Why the last step was refused. The lists below it are fresh already: what is taken or has run out is gone from them. */
export function TaskProblem({ result }: { result: FormResult | undefined }) {
  const t = useT(shopperTaskMessages)
  const error = useT(errorMessages)
  const why = useT(whyNotMessages)
  if (!result || result.ok || !result.problem || result.problem.code === 'unexpected') return null
  const { code, details } = result.problem
  const named = details['rules']
  const rules = typeof named === 'string' ? named.split(' ').filter(isRule) : []
  return (
    <FormError>
      <p>{code === 'evaluation.shopper-refused' ? t('refused') : error(code)}</p>
      {rules.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {rules.map((rule) => (
            <li key={rule}>{why(`rule_${rule}`)}</li>
          ))}
        </ul>
      )}
    </FormError>
  )
}
