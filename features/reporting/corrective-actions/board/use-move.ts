import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import {
  type CorrectiveActionStatus,
  type CorrectiveActionStep,
  correctiveActionSteps,
} from '#/domain/corrective-action.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { errorMessages } from '#/messages/errors.ts'
import { actionBoardMessages } from '#/messages/reporting/action-board.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { CorrectiveActionLine } from '../read-corrective-actions.server.ts'

type Move = { id: string; title: string; to: CorrectiveActionStatus }

/** Moves an action in the background and reports the result. `moving`: the pending one. */
export function useMove() {
  const t = useT(actionBoardMessages)
  const word = useT(correctiveActionMessages)
  const say = useT(errorMessages)
  const fetcher = useFetcher<FormResult>()
  const sent = useRef<Move | null>(null)
  const { data, state } = fetcher
  useEffect(() => {
    const move = sent.current
    if (!data || !move || state !== 'idle') return
    sent.current = null
    if (data.ok)
      showToast({ text: t('moved', { title: move.title, status: word(`status_${move.to}`) }), kind: 'success' })
    else showToast({ text: say(data.problem?.code ?? 'bad-request'), kind: 'danger' })
  }, [data, state, t, word, say])
  const take = ({ id, title, version }: CorrectiveActionLine, step: CorrectiveActionStep) => {
    if (fetcher.state !== 'idle') return
    sent.current = { id, title, to: correctiveActionSteps[step].to }
    const action = href('/client/tasks/:actionId', { actionId: id })
    void fetcher.submit({ intent: step, version }, { method: 'post', action })
  }
  const step = fetcher.formData?.get('intent')
  const id = fetcher.formAction?.split('/').at(-1)
  const moving =
    typeof step === 'string' && id ? { id, to: correctiveActionSteps[step as CorrectiveActionStep].to } : null
  return { take, moving }
}
