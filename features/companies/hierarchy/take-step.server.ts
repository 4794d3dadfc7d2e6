import type { Actor } from '#/domain/actor.ts'
import { addGroup } from './add-group.server.ts'
import { closeGroup, deleteGroup, mergeGroup, renameGroup, reopenGroup } from './change-group.server.ts'
import type { NodeStep } from './form.ts'
import { moveNode } from './move-node.server.ts'

/** Takes a step of the page of the tree. Returns the node to show next; null after a deletion. */
export async function takeNodeStep(actor: Actor, step: NodeStep): Promise<string | null> {
  switch (step.intent) {
    case 'add': {
      const { intent: _, ...group } = step
      return (await addGroup(actor, group)).id
    }
    case 'rename': {
      const { intent: _, ...named } = step
      await renameGroup(actor, named)
      return step.nodeId
    }
    case 'move':
      await moveNode(actor, step)
      return step.nodeId
    case 'merge':
      await mergeGroup(actor, step)
      return step.intoId
    case 'close':
      await closeGroup(actor, step)
      return step.nodeId
    case 'reopen':
      await reopenGroup(actor, step)
      return step.nodeId
    case 'delete':
      await deleteGroup(actor, step)
      return null
  }
}
