import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { allergens } from '#/domain/kitchen/book.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { setClock } from '#/platform/clock.ts'
import { type World, world } from '#/tests/world.ts'
import { previewMenu } from '../menu-page/preview.server.ts'
import { sendMenu } from '../menu-page/send-menu.server.ts'
import { printMenu } from '../menu-print/print-menu.server.ts'
import { addDishes, moveItem, passGaps, placeItem, removeItem } from './edit-items.server.ts'
import { addMenu, addSection, archiveMenu, movedBy, moveSection, removeSection, saveMenu } from './edit-menu.server.ts'
import { dropLogo, sendMenuPhoto, setLogo } from './photo.server.ts'
import { publishMenu, rollBack } from './publish.server.ts'
import { listMenus, readMenu } from './read-menus.server.ts'
import { setSlug } from './slugs.server.ts'
import { readSoldOut, setSoldOut } from './sold-out.server.ts'

let w: World
let client: Actor
let stranger: Actor
let manager: Actor
let runner: Actor
let neighbour: Actor
let here: string
let elsewhere: string
let rice: string
let lamb: string
let unknown: string

const day = '2026-11-23'
const evening = fromRiyadh(`${day}T20:00`)!

async function branchOf(name: string): Promise<string> {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location, hours) values ($1, $2, 'Riyadh', '{"0": [["12:00", "01:00"]], "1": [["12:00", "01:00"]]}') returning id`,
    [client.id, name],
  )
  return rows[0].id
}

/** A published dish of one ingredient with its price; `whole`: everything is known of the ingredient. */
async function dishOf(name: string, whole: boolean): Promise<string> {
  const id = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by) values ($1, $2, $3, $3, 'g', 'grains', $2)`,
    [id, client.id, `${name} raw`],
  )
  if (whole) {
    for (const group of allergens)
      await w.owner.query(
        `insert into app.ingredient_allergens (client_id, ingredient_id, allergen, state, evidence, said_on, signed_by, signed_name)
         values ($1, $2, $3, 'free', 'label', $4, $1, 'Chef')`,
        [client.id, id, group, day],
      )
    for (const nutrient of ['kcal', 'sodium', 'caffeine'])
      await w.owner.query(
        `insert into app.ingredient_nutrients (client_id, ingredient_id, nutrient, amount, source, said_on) values ($1, $2, $3, 350, 'label', $4)`,
        [client.id, id, nutrient, day],
      )
  }
  await w.owner.query(
    `with r as (insert into app.recipes (id, client_id, kind, name_en, name_ar, created_by) values ($1, $2, 'dish', $3, $4, $2)),
       v as (insert into app.recipe_versions (id, client_id, recipe_id, kind, name_en, name_ar, number, state, from_on, published_at, published_by,
         created_by, updated_by) values ($1, $2, $1, 'dish', $3, $4, 1, 'published', '2026-01-01', now(), $2, $2, $2)),
       l as (insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
         values ($1, $2, $1, 0, $1, '200', 'g', 'ap'))
     insert into app.dish_prices (id, client_id, recipe_id, price_halalas, starts_on, created_by) values ($1, $2, $1, 3900, '2026-01-01', $2)`,
    [id, client.id, name, `${name} بالعربية`],
  )
  return id
}

beforeAll(async () => {
  w = await world()
  setClock(() => evening)
  client = await w.client({ company: 'Saffron House' })
  stranger = await w.client({ company: 'Dallah' })
  here = await branchOf('Corniche')
  elsewhere = await branchOf('Malqa')
  manager = await w.member(client, [{ role: 'manager' }])
  runner = await w.member(client, [{ role: 'branch_manager', node: here }])
  neighbour = await w.member(client, [{ role: 'branch_manager', node: elsewhere }])
  rice = await dishOf('Rice', true)
  lamb = await dishOf('Lamb', true)
  unknown = await dishOf('Unknown', false)
})
beforeEach(() => setClock(() => evening))

async function menuOf(actor = manager, recipes = [rice, lamb, unknown]) {
  const [id, section] = [randomUUID(), randomUUID()]
  await addMenu(actor, { id, nameEn: `Menu ${id.slice(0, 6)}`, nameAr: 'القائمة', branch: null, channel: null })
  await addSection(actor, id, { id: section, nameEn: 'Mains', nameAr: 'الأطباق' })
  await addDishes(actor, id, section, recipes)
  return { id, section }
}
const slugOf = async (id: string): Promise<string> =>
  (await readMenu(client, id)).addresses.find(({ branchId }) => branchId === null)!.slug!
const get = (slug: string, query = '', headers: Record<string, string> = {}, lang: 'en' | 'ar' = 'en') => {
  const url = new URL(`http://localhost/menu/${slug}${query}`)
  return sendMenu({ request: new Request(url, { headers }), url, slug, lang })
}
const items = async (id: string) => (await readMenu(client, id)).sections.flatMap((section) => section.items)

test('a dish with a gap is left out, and published once an owner answers for it, as not declared', async () => {
  const { id } = await menuOf()
  const [, , gap] = await items(id)
  expect(gap).toMatchObject({ gaps: ['kcal', 'allergens'], isBlocked: true })
  expect(await publishMenu(manager, id)).toEqual({ number: 1, leftOut: 1 })
  const slug = await slugOf(id)
  const first = await (await get(slug)).text()
  expect(first).toContain('>Rice')
  expect(first).not.toContain('>Unknown')
  await expect(publishMenu(manager, id)).rejects.toMatchObject({ code: 'menu.same' })
  await expect(passGaps(manager, id, gap!.id, ['kcal'], 'Soon')).rejects.toMatchObject({ code: 'not-allowed' })
  await passGaps(client, id, gap!.id, ['kcal', 'allergens'], 'The laboratory answers next week')
  expect(await publishMenu(manager, id)).toEqual({ number: 2, leftOut: 0 })
  const second = await (await get(slug)).text()
  expect(second).toContain('>Unknown')
  expect(second).toContain('Allergens not declared')
  const avoiding = await (await get(slug, '?avoid=milk')).text()
  expect(avoiding).toMatch(/<li class="d" hidden=""[^>]*>(?:(?!<\/li>).)*Unknown/)
  const { publications } = await readMenu(client, id)
  expect(await rollBack(manager, id, publications[1]!.id)).toEqual({ number: 1 })
  expect(await (await get(slug)).text()).not.toContain('>Unknown')
})

test('nothing ready cannot be published', async () => {
  const { id } = await menuOf(manager, [unknown])
  await expect(publishMenu(manager, id)).rejects.toMatchObject({ code: 'menu.nothing-ready' })
  expect((await get('no-such-menu')).status).toBe(404)
  expect((await get('No Such')).status).toBe(404)
})

// why: the script of the page holds the words as well
const soldOutMark = /<span class="so">Sold out today/

test('sold out in one branch shows there alone, at once, and ends with its closing', async () => {
  const { id } = await menuOf()
  await publishMenu(manager, id)
  const [a, b] = [`here-${id.slice(0, 8)}`, `there-${id.slice(0, 8)}`]
  await setSlug(manager, { menuId: id, branchId: here, slug: a })
  await setSlug(manager, { menuId: id, branchId: elsewhere, slug: b })
  const before = await get(a)
  const etag = before.headers.get('etag')!
  expect(await before.text()).toContain('Open until 1:00 AM')
  expect((await get(a, '', { 'if-none-match': etag })).status).toBe(304)
  await setSoldOut(runner, { branchId: here, recipeId: rice, isOut: true })
  const after = await get(a, '', { 'if-none-match': etag })
  expect(after.status).toBe(200)
  expect(await after.text()).toMatch(soldOutMark)
  expect(await (await get(b)).text()).not.toMatch(soldOutMark)
  await expect(setSoldOut(neighbour, { branchId: here, recipeId: rice, isOut: false })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(setSoldOut(stranger, { branchId: here, recipeId: rice, isOut: false })).rejects.toMatchObject({
    code: 'not-found',
  })
  const board = await readSoldOut(runner, null)
  expect(board.branches.map(({ id: one }) => one)).toEqual([here])
  expect(board.sections[0]!.dishes.find(({ recipeId }) => recipeId === rice)!.until).not.toBeNull()
  setClock(() => fromRiyadh('2026-11-24T01:01')!)
  expect(await (await get(a)).text()).not.toMatch(soldOutMark)
  setClock(() => evening)
  await setSoldOut(runner, { branchId: here, recipeId: rice, isOut: false })
  expect(await (await get(a)).text()).not.toMatch(soldOutMark)
})

test('a former address leads to the current one for ever and is given to no other menu', async () => {
  const { id } = await menuOf()
  const other = await menuOf()
  await publishMenu(manager, id)
  await publishMenu(manager, other.id)
  const old = await slugOf(id)
  await setSlug(manager, { menuId: id, branchId: null, slug: `new-${id.slice(0, 8)}` })
  const moved = await get(old, '?avoid=milk', {}, 'ar')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/ar/menu/new-${id.slice(0, 8)}?avoid=milk`])
  await expect(setSlug(manager, { menuId: other.id, branchId: null, slug: old })).rejects.toMatchObject({
    code: 'menu.slug-taken',
  })
  const foreign = randomUUID()
  await addMenu(stranger, { id: foreign, nameEn: 'Theirs', nameAr: 'لهم', branch: null, channel: null })
  await expect(setSlug(stranger, { menuId: foreign, branchId: null, slug: old })).rejects.toMatchObject({
    code: 'menu.slug-taken',
  })
  await setSlug(manager, { menuId: id, branchId: null, slug: old })
  expect((await get(old)).status).toBe(200)
  await archiveMenu(manager, id, true)
  expect((await get(old)).status).toBe(404)
  await archiveMenu(manager, id, false)
  expect((await get(old)).status).toBe(200)
})

test('openings are counted a day, without filters, news and reads by HEAD', async () => {
  const { id } = await menuOf()
  await publishMenu(manager, id)
  const slug = await slugOf(id)
  await get(slug)
  await get(slug)
  await get(slug, '?avoid=milk')
  await get(slug, '', { 'x-news': '1' })
  expect((await readMenu(manager, id)).openings).toBe(2)
  expect((await get(slug)).headers.has('set-cookie')).toBe(false)
})

test('the outline is moved, emptied and kept in order', async () => {
  const { id, section } = await menuOf()
  const drinks = randomUUID()
  await addSection(manager, id, { id: drinks, nameEn: 'Drinks', nameAr: 'مشروبات' })
  await addSection(manager, id, { id: drinks, nameEn: 'Drinks', nameAr: 'مشروبات' })
  await moveSection(manager, id, drinks, 'up')
  const [first] = await items(id)
  await moveItem(manager, id, first!.id, 'down')
  await addDishes(manager, id, section, [rice])
  expect((await items(id)).map(({ recipeId }) => recipeId)).toEqual([lamb, rice, unknown])
  await placeItem(manager, id, first!.id, drinks, null)
  const { sections } = await readMenu(manager, id)
  expect(sections.map(({ names, items: own }) => [names.en, own.length])).toEqual([
    ['Drinks', 1],
    ['Mains', 2],
  ])
  await expect(removeSection(manager, id, drinks)).rejects.toMatchObject({ code: 'menu.section-full' })
  await removeItem(manager, id, first!.id)
  await removeSection(manager, id, drinks)
  expect((await readMenu(manager, id)).sections).toHaveLength(1)
  expect(movedBy(['a', 'b'], 'a', 'up')).toEqual(['a', 'b'])
})

test('others change nothing and see nothing of a company', async () => {
  const { id, section } = await menuOf()
  for (const actor of [runner, neighbour]) {
    await expect(publishMenu(actor, id)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(publishMenu(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readMenu(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(addDishes(stranger, id, section, [rice])).rejects.toMatchObject({ code: 'not-found' })
  expect((await listMenus(stranger)).some((menu) => menu.id === id)).toBe(false)
  await expect(
    saveMenu(manager, id, { revision: 9, nameEn: 'A', nameAr: 'ب', noteEn: null, noteAr: null, channel: null }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('codes and the paper menu are printed in both languages; the preview shows what is not published yet', async () => {
  const { id } = await menuOf()
  const draft = await (await previewMenu(manager, id, 'ar')).text()
  expect(draft).toContain('معاينة')
  expect(draft).not.toContain('ld+json')
  await publishMenu(manager, id)
  const slug = await slugOf(id)
  for (const kind of ['sheet', 'tent5', 'tent6', 'paper'] as const)
    for (const lang of ['en', 'ar'] as const) {
      const answer = await printMenu(runner, { menuId: id, kind, slug, lang })
      expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    }
  await expect(printMenu(stranger, { menuId: id, kind: 'sheet', slug, lang: 'en' })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(previewMenu(runner, id, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
}, 60_000)

test('readers without the right to write see what guests see, and no gaps', async () => {
  const { id } = await menuOf()
  await publishMenu(manager, id)
  const viewer = await w.member(client, [{ role: 'viewer', node: here }])
  const { sections, mayWrite, blocked } = await readMenu(viewer, id)
  expect({ mayWrite, blocked }).toEqual({ mayWrite: false, blocked: 0 })
  expect(sections[0]!.items.map(({ price, gaps }) => [price, gaps.length])).toEqual([
    [3900, 0],
    [3900, 0],
    [null, 0],
  ])
})

test('the logo is shown from the next publication on, and goes with the one after its removal', async () => {
  const { id } = await menuOf()
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0a0a0a' } })
    .png()
    .toBuffer()
  const sent = [{ bytes, name: 'logo.png' }]
  await expect(setLogo(runner, id, sent)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(setLogo(stranger, id, sent)).rejects.toMatchObject({ code: 'not-found' })
  await publishMenu(manager, id)
  const slug = await slugOf(id)
  await setLogo(manager, id, sent)
  const { logoId } = (await readMenu(manager, id)).menu
  expect(await (await get(slug)).text()).not.toContain('/menu/photos/')
  await publishMenu(manager, id)
  expect(await (await get(slug)).text()).toContain(`/menu/photos/${logoId}?w=320`)
  expect((await sendMenuPhoto(logoId!, '320')).status).toBe(200)
  await dropLogo(manager, id)
  await publishMenu(manager, id)
  expect(await (await get(slug)).text()).not.toContain('/menu/photos/')
})
