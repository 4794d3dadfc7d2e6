import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { readBefore } from '#/domain/undo.ts'
import { type World, world } from '#/tests/world.ts'
import { categorise, undoCategory } from './change-category.server.ts'
import { recipesForm } from './form.ts'
import { recipeList } from './list.ts'
import { browseRecipes } from './list.server.ts'
import { addRecipe } from './save-draft.server.ts'

let w: World
let owner: Actor
beforeAll(async () => {
  w = await world()
  owner = await w.client()
}, 60_000)

async function recipe(name: string, category: string | null): Promise<string> {
  const id = randomUUID()
  await addRecipe(owner, { id, kind: 'dish', nameEn: name, nameAr: null, category })
  return id
}
const browse = (query = '') => browseRecipes(owner, readList(recipeList, new URLSearchParams(query)))
const names = async (query: string) => (await browse(query)).rows.map(({ name }) => name)

test('recipes are put into a category of the company, found by it, and put back', async () => {
  const [mandi, kabsa, sauce] = [
    await recipe('Mandi', 'Mains'),
    await recipe('Kabsa', 'أطباق رئيسية'),
    await recipe('Sauce', null),
  ]
  expect((await browse()).categories).toEqual(expect.arrayContaining(['Mains', 'أطباق رئيسية']))
  expect(await names('category=mains')).toEqual(['Mandi'])
  expect(await names('category=-')).toEqual(['Sauce'])
  const { categorised, undo } = await categorise(owner, { ids: [mandi, kabsa, sauce], category: 'Mains' })
  expect(categorised).toBe(2)
  expect(await names('category=Mains')).toEqual(['Kabsa', 'Mandi', 'Sauce'])
  const form = recipesForm.parse(undo)
  if (form.intent !== 'undo-category') throw new Error('another step')
  expect(readBefore(undo!['before']!)).toHaveLength(2)
  expect(await undoCategory(owner, form.before, form.names)).toEqual({ undone: 2, kept: [] })
  expect(await names('category=أطباق رئيسية')).toEqual(['Kabsa'])
  expect(await names('category=-')).toEqual(['Sauce'])
})

test('those who publish do it, and a stranger finds no recipe', async () => {
  const id = await recipe('Saleeg', null)
  for (const role of ['branch_manager', 'viewer', 'accountant'] as const)
    await expect(categorise(await w.member(owner, [{ role }]), { ids: [id], category: 'Mains' })).rejects.toMatchObject(
      { code: 'not-allowed' },
    )
  await expect(categorise(await w.client(), { ids: [id], category: 'Mains' })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(
    await categorise(await w.member(owner, [{ role: 'manager' }]), { ids: [id], category: 'Mains' }),
  ).toMatchObject({
    categorised: 1,
  })
})
