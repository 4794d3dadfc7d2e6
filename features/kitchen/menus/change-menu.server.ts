import type { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { addDishes, moveItem, placeItem, removeItem } from './edit-items.server.ts'
import { addSection, archiveMenu, moveSection, removeSection, renameSection, saveMenu } from './edit-menu.server.ts'
import type { menuForm } from './form.ts'
import { dropLogo } from './photo.server.ts'
import { publishMenu, rollBack } from './publish.server.ts'
import { setSlug } from './slugs.server.ts'

/** Without the logo, whose file the page reads from the request. */
type Input = Exclude<z.output<typeof menuForm>, { intent: 'logo' }>

/** A step without a publication. */
const noNumber = { number: 0 }

/** One step of the page of a menu. Answers the number of a publication where there is one. */
export async function changeMenu(actor: Actor, menuId: string, input: Input): Promise<{ number: number }> {
  switch (input.intent) {
    case 'save':
      await saveMenu(actor, menuId, input)
      break
    case 'add-section':
      await addSection(actor, menuId, { ...input, id: input.clientKey })
      break
    case 'rename-section':
      await renameSection(actor, menuId, input.section, input)
      break
    case 'remove-section':
      await removeSection(actor, menuId, input.section)
      break
    case 'move-section':
      await moveSection(actor, menuId, input.section, input.to)
      break
    case 'add-dishes':
      await addDishes(actor, menuId, input.section, input.dish)
      break
    case 'move-item':
      await moveItem(actor, menuId, input.item, input.to)
      break
    case 'place-item':
      await placeItem(actor, menuId, input.item, input.section, input.before)
      break
    case 'remove-item':
      await removeItem(actor, menuId, input.item)
      break
    case 'no-logo':
      await dropLogo(actor, menuId)
      break
    case 'publish':
      return publishMenu(actor, menuId)
    case 'roll-back':
      return rollBack(actor, menuId, input.publication)
    case 'archive':
    case 'restore':
      await archiveMenu(actor, menuId, input.intent === 'archive')
      break
    case 'slug':
      await setSlug(actor, { menuId, branchId: input.branch, slug: input.slug })
  }
  return noNumber
}
