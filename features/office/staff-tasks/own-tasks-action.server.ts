import type { Actor } from '#/domain/actor.ts'
import type { StaffTaskStep } from '#/domain/office/staff-task.ts'
import type { Looked } from './hold-task.server.ts'
import { moveTask } from './move-task.server.ts'
import { noteTask } from './note-task.server.ts'

type Sent =
  | { intent: 'move-work'; task: Looked; step: StaffTaskStep }
  | { intent: 'note-work'; taskId: string; clientKey: string; text: string }

/** Carries out a step of the owner's own list (`ownTaskForm`). */
export async function takeOwnTaskStep(actor: Actor, sent: Sent): Promise<{ done: string }> {
  if (sent.intent === 'move-work') await moveTask(actor, sent.task, sent.step)
  else await noteTask(actor, sent.taskId, { id: sent.clientKey, text: sent.text })
  return { done: sent.intent }
}
