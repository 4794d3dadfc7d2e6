import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { type StaffTaskStatus, type StaffTaskStep, staffTaskSteps } from '#/domain/office/staff-task.ts'
import { errorMessages } from '#/messages/errors.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { StaffTaskLine } from '../list.ts'

type Move = { id: string; title: string; to: StaffTaskStatus }

/** Moves a task in the background and reports the result. `moving`: the pending one. */
export function useStep() {
  const t = useT(staffTaskMessages)
  const say = useT(errorMessages)
  const fetcher = useFetcher<FormResult>()
  const sent = useRef<Move | null>(null)
  const { data, state } = fetcher
  useEffect(() => {
    const move = sent.current
    if (!data || !move || state !== 'idle') return
    sent.current = null
    if (data.ok) {
      showToast({ text: t('moved', { title: move.title, status: t(`status_${move.to}`) }), kind: 'success' })
      return
    }
    const code = data.problem?.code ?? 'bad-request'
    showToast({ text: say(code), kind: 'danger' })
  }, [data, state, t, say])
  const take = (task: StaffTaskLine, step: StaffTaskStep) => {
    if (fetcher.state !== 'idle') return
    sent.current = { id: task.id, title: task.title, to: staffTaskSteps[step].to }
    const form = { intent: 'move', task: `${task.id}:${task.version}`, step }
    void fetcher.submit(form, { method: 'post', action: href('/admin/tasks/:taskId', { taskId: task.id }) })
  }
  const pressed = fetcher.formData
  const step = pressed?.get('step')
  const task = pressed?.get('task')
  const id = typeof task === 'string' ? task.split(':')[0] : undefined
  const moving = typeof step === 'string' && id ? { id, to: staffTaskSteps[step as StaffTaskStep].to } : null
  return { take, moving }
}
