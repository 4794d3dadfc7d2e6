import type { Actor } from '#/domain/actor.ts'
import { passableGaps } from '#/domain/kitchen/menu/gaps.ts'
import type { MenuTag } from '#/domain/kitchen/menu/content.ts'
import { halalas } from '#/domain/money.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { saveDishPrices } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { addDishes, passGaps, saveItem } from '#/features/kitchen/menus/edit-items.server.ts'
import { addMenu, addSection, saveMenu } from '#/features/kitchen/menus/edit-menu.server.ts'
import { publishMenu } from '#/features/kitchen/menus/publish.server.ts'
import { readMenu } from '#/features/kitchen/menus/read-menus.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { dallahMenu, type DemoMenu, saffronMenu } from '../kitchen/menus.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoRecipeId } from './tell-recipes.server.ts'

type Company = 'saffron' | 'dallah'

/** Days since the menus are published: after the recipes came into force. */
const daysPublished = 12
/** Dishes that the owner publishes without details, as an example of "not declared". */
const mostPassed = 2

/** The outline with its texts. Repeated, it changes nothing that is there already. */
async function writeOutline(owner: Actor, company: Company, menuId: string, menu: DemoMenu): Promise<void> {
  await addMenu(owner, { id: menuId, nameEn: menu.en, nameAr: menu.ar, branch: null, channel: null })
  const offered = new Set((await readMenu(owner, menuId)).addable.map(({ id }) => id))
  for (const { en, ar, dishes } of menu.sections) {
    const section = sameIdFor('menu-section', company, en)
    await addSection(owner, menuId, { id: section, nameEn: en, nameAr: ar })
    const recipeIds = dishes.map((dish) => demoRecipeId(company, dish.en)).filter((id) => offered.has(id))
    if (recipeIds.length > 0) await addDishes(owner, menuId, section, recipeIds)
  }
}

async function tellMenu(owner: Actor, company: Company, menu: DemoMenu, at: Date): Promise<void> {
  const menuId = sameIdFor('menu', company)
  const told = await readMenu(owner, menuId).catch(() => null)
  if (told && told.liveId !== null) return
  const from = addDays(riyadhDay(at), -daysPublished)
  const dishes = menu.sections.flatMap((section) => section.dishes)
  const recipeOf = new Map(dishes.map((dish) => [demoRecipeId(company, dish.en), dish]))
  await happeningAt(addMinutes(startOfDay(from), 11 * 60), async () => {
    await writeOutline(owner, company, menuId, menu)
    const page = await readMenu(owner, menuId)
    const { nameEn, nameAr } = { nameEn: menu.en, nameAr: menu.ar }
    const note = { noteEn: menu.noteEn, noteAr: menu.noteAr }
    await saveMenu(owner, menuId, { revision: page.menu.revision, nameEn, nameAr, ...note, channel: null })
    let passed = 0
    for (const { id: section, items } of page.sections)
      for (const item of items) {
        const dish = recipeOf.get(item.recipeId)
        if (!dish) continue
        const { textEn, textAr, tags = [] } = dish
        await saveItem(owner, menuId, item.id, { textEn, textAr, tags: tags as MenuTag[], isDrink: false, section })
        if (item.price === null) {
          const price = { channelId: null, branchId: null, halalas: halalas(dish.riyals) }
          const key = sameIdFor('menu-price', company, dish.en)
          await saveDishPrices(owner, { recipeId: item.recipeId, startsOn: from, prices: [price], key })
        }
        const gaps = passableGaps.filter((gap) => item.gaps.includes(gap))
        if (gaps.length === 0 || passed >= mostPassed) continue
        passed += 1
        await passGaps(owner, menuId, item.id, gaps, 'The specification of the supplier is on its way')
      }
    await publishMenu(owner, menuId)
  })
}

/** A published menu of each company that has recipes. */
export async function tellMenus({ saffron, dallah }: Cast, at: Date): Promise<void> {
  await tellMenu(saffron, 'saffron', saffronMenu, at)
  await tellMenu(dallah, 'dallah', dallahMenu, at)
}
