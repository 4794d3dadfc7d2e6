import { useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { showToast } from '#/ui/toast.tsx'
import type { RoleAnswer } from '../role-change.ts'

type Result = FormResult<RoleAnswer> | undefined
type Step = 'save' | 'retire'

const checkIn = (answer: Result, of: Step) =>
  answer?.ok && answer.result.step === 'check' && answer.result.of === of ? answer.result : null

/**
 * A step with a role that is shown before it is confirmed. The check disappears when a field changes. `version` stays that
 * of the fields until they are saved, or until the reader was told that another owner saved the role.
 */
export function useRoleStep(of: Step, version: number, done: string) {
  const fetcher = useFetcher<FormResult<RoleAnswer>>()
  const page = useActionData<FormResult<RoleAnswer>>()
  const answer: Result = fetcher.data ?? page
  const [dropped, setDropped] = useState<Result>()
  const [base, setBase] = useState({ version, answer })
  const isStale = answer?.ok === false && answer.problem?.code === 'staff.role-changed'
  const isSaved = answer?.ok === true && answer.result.step === 'saved'
  if (answer !== base.answer && fetcher.state === 'idle')
    setBase({ version: isStale || isSaved ? version : base.version, answer })
  const found = checkIn(answer, of)
  return {
    check: answer === dropped ? null : found,
    /** What was sent when another owner had saved the role; null: nothing of the kind. */
    overtaken: isStale ? answer.values : null,
    version: base.version,
    changed: () => setDropped(answer),
    typed: checkIn(page, of)?.typed ?? null,
    form: {
      fetcher,
      onDone: (result: unknown) => {
        if ((result as RoleAnswer | null)?.step === 'saved') showToast({ text: done, kind: 'success' })
      },
    },
  }
}
