import type { Actor } from '#/domain/actor.ts'
import { addGroup } from './add-group.server.ts'
import { closeGroup, deleteGroup, mergeGroup, renameGroup, reopenGroup } from './change-group.server.ts'
import type { NodeStep } from './form.ts'
import { moveNode } from './move-node.server.ts'

type Change = Exclude<NodeStep, { intent: 'add' }>

async function change(actor: Actor, step: Change): Promise<void> {
  switch (step.intent) {
    case 'rename':
      return renameGroup(actor, step)
    case 'move':
      return moveNode(actor, step)
    case 'merge':
      return mergeGroup(actor, step)
    case 'close':
      return closeGroup(actor, step)
    case 'reopen':
      return reopenGroup(actor, step)
    case 'delete':
      return deleteGroup(actor, step)
  }
}

/** Takes a step of the page of the tree. Returns the node to show next; null after a deletion. */
export async function takeNodeStep(actor: Actor, step: NodeStep): Promise<string | null> {
  if (step.intent === 'add') return (await addGroup(actor, step)).id
  await change(actor, step)
  if (step.intent === 'delete') return null
  return step.intent === 'merge' ? step.intoId : step.nodeId
}
