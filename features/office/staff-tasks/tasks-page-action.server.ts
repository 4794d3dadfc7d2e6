import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Undone } from '#/domain/undo.ts'
import { changeTasks, type ManyChanged, moveTasks } from './change-many.server.ts'
import type { StaffTasksInput, WrittenTask } from './form.ts'
import { moveTask } from './move-task.server.ts'
import { undoTasks } from './undo-many.server.ts'
import { createTask, type Task } from './write-task.server.ts'

/** Refuses a typed name that was not chosen from the list. */
export function ownerOf({ owner, ownerId }: { owner: string; ownerId: string | null }): string | null {
  if (owner.trim() !== '' && !ownerId) throw new AppError('bad-request', {}, { owner: 'work-owner' })
  return ownerId
}

export const taskOf = ({ title, details, priority, dueOn, repeats, link, ...who }: WrittenTask): Task => ({
  title,
  details,
  ownerId: ownerOf(who),
  priority,
  dueOn,
  repeats,
  link,
})

/** Carries out a step of the list or the board. */
export async function takeTasksPageStep(
  actor: Actor,
  input: StaffTasksInput,
): Promise<ManyChanged | Undone | { done: string }> {
  switch (input.intent) {
    case 'create':
      await createTask(actor, input.clientKey, taskOf(input))
      return { done: input.intent }
    case 'move':
      await moveTask(actor, input.task, input.step)
      return { done: input.intent }
    case 'move-many':
      return moveTasks(actor, input.task, input.step)
    case 'undo-many':
      return undoTasks(actor, input.what, input.before)
    case 'own-many':
      return changeTasks(actor, input.task, { ownerId: ownerOf(input) })
    case 'due-many':
      return changeTasks(actor, input.task, { dueOn: input.dueOn })
    case 'priority-many':
      return changeTasks(actor, input.task, { priority: input.priority })
  }
}
