import { randomUUID } from 'node:crypto'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { requestCode } from '../../domain/evaluation.ts'
import { addDays, formatDay, riyadhDay } from '../../domain/riyadh-time.ts'
import { translator } from '../../domain/text.ts'
import {
  assignmentRuleMessages,
  boardMessages,
  branchPlaceMessages,
  manyMessages,
  roomMessages,
  visitRoomMessages,
} from '../../messages/control-room.ts'
import { asPerson } from './as-person.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, signIn, test } from './support.ts'

const room = '/admin/secret-shopper'
type Ordered = { id: string; code: string; branch: string }

/** Orders of a demo client at branches of their own, a day apart from each other, found by a word that nobody else uses. */
async function orders(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string, many: number, days: number) {
  const tag = randomUUID().slice(0, 8)
  const owner = await asPerson(playwright, baseURL, 'saffron')
  const made: Ordered[] = []
  for (let n = 1; n <= many; n++) {
    const branch = `Room ${tag} ${n}`
    const form = {
      intent: 'order',
      clientKey: randomUUID(),
      branchName: branch,
      branchLocation: 'Prince Sultan Street, Jeddah',
      evaluationType: 'basic',
      visitAt: `${addDays(riyadhDay(new Date()), days + n)}T13:00`,
      notes: '',
    }
    await owner.post('/client/secret-shopper', { form })
    const [row] = await lookUp<{ id: string; number: string }>(
      'select id, number from app.mystery_shopping_requests where branch_name = $1',
      [branch],
    )
    made.push({ id: row!.id, code: requestCode(Number(row!.number)), branch })
  }
  await owner.dispose()
  return { tag, made }
}

const openRoom = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

test('many requests are found, given a bonus and cancelled; the one that is over stays and says why', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const { tag, made } = await orders(playwright, baseURL!, 3, 20)
  const t = translator(lang, manyMessages)
  await signIn(page, people.admin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openRoom(page, room)
  await page.locator('summary', { hasText: translator(lang, roomMessages)('moreFilters') }).click()
  await page.locator('input[name=branch]').fill(tag)
  await page.locator('input[name=branch]').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(4)
  expect(new URL(page.url()).searchParams.get('branch')).toBe(tag)
  await expectSoundPage(page, lang)

  await page.getByRole('button', { name: t('selectPage') }).click()
  await page
    .getByRole('button', { name: t('actions'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('act_bonus') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=riyals]').fill('٤٠')
  await dialog.getByRole('button', { name: t('act_bonus') }).click()
  await expect(page.getByText(`${t('act_bonus')}: ${t('done', { count: 3 })}`)).toBeVisible()
  await expect(page.getByRole('cell', { name: '40.00' })).toHaveCount(3)

  const admin = await asPerson(playwright, baseURL!, 'admin')
  await admin.post(room, { form: { intent: 'cancel', requestId: made[0]!.id, reason: 'Ordered twice.' } })
  await admin.dispose()
  await page.getByRole('button', { name: t('selectPage') }).click()
  await page
    .getByRole('button', { name: t('actions'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('act_cancel') }).click()
  await dialog.locator('textarea[name=reason]').fill('The branches close for works.')
  await dialog.getByRole('button', { name: t('act_cancel') }).click()
  await expect(page.getByText(`${t('act_cancel')}: ${t('done', { count: 2 })}`)).toBeVisible()
  await expect(page.getByText(t('refused', { count: 1 }))).toBeVisible()
  await expectSoundPage(page, lang)
  const rows = await lookUp<{ status: string; bonus: string }>(
    'select distinct status, bonus from app.mystery_shopping_requests where branch_name like $1',
    [`Room ${tag}%`],
  )
  expect(rows).toEqual([{ status: 'cancelled', bonus: '4000' }])
})

test('a card moves by keyboard, and the client sees nothing of offers and bonus', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const { tag, made } = await orders(playwright, baseURL!, 2, 30)
  const t = translator(lang, boardMessages)
  await signIn(page, people.admin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openRoom(page, `${room}?view=board&branch=${tag}`)
  const columnOf = (column: 'pending' | 'approved') =>
    page.getByRole('region', { name: t(`column_${column}`), exact: true })
  await expect(columnOf('pending').getByRole('listitem')).toHaveCount(2)
  await expectSoundPage(page, lang)
  await columnOf('pending').getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([t('open'), t('move_approve'), t('move_cancel')])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(columnOf('approved').getByRole('listitem')).toHaveCount(1)
  await expect(columnOf('pending').getByRole('listitem')).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSoundPage(page, lang)

  const [first] = made
  await openRoom(page, `${room}/${first!.id}`)
  const word = translator(lang, visitRoomMessages)
  await page.locator('input[name=riyals]').fill('75')
  await page.getByRole('button', { name: word('saveBonus') }).click()
  await expect(page.getByText(word('bonus_admin'))).toBeVisible()
  await page.locator('textarea[name=scenario]').fill('Ask for a table for two and say that you are new in town.')
  await page.getByRole('button', { name: word('saveBrief') }).click()
  await expect(page.locator('textarea[name=scenario]')).toHaveValue(/new in town/)
  await expectSoundPage(page, lang)
  const owner = await asPerson(playwright, baseURL!, 'saffron')
  const seen = await (await owner.get(`/client/secret-shopper/${first!.id}`)).text()
  expect(seen).toContain(first!.branch)
  for (const secret of ['new in town', '75.00', word('offers')]) expect(seen).not.toContain(secret)
  // the bonus in halalas, as a number of its own: the same digits may stand inside of an identifier
  expect(seen).not.toMatch(/(?<![\w-])7500(?![\w-])/)
  await owner.dispose()
})

test('a visit goes to another day from the calendar, at a desk and on a phone', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const { tag, made } = await orders(playwright, baseURL!, 1, 40)
  const [{ code }] = made as [Ordered]
  const t = translator(lang, boardMessages)
  const many = translator(lang, manyMessages)
  const day = addDays(riyadhDay(new Date()), 41)
  await signIn(page, people.admin)
  for (const [width, moved] of [
    [1440, 1],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openRoom(page, `${room}?view=calendar&span=week&day=${addDays(day, moved - 1)}&branch=${tag}`)
    await page.getByRole('button', { name: t('cardMenu', { code }) }).click()
    await page.getByRole('menuitem', { name: t('moveDay') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=days]').fill('1')
    await dialog.getByRole('button', { name: many('act_move') }).click()
    await expect(page.getByText(`${many('act_move')}: ${many('done', { count: 1 })}`)).toBeVisible()
    const target = addDays(day, moved)
    await openRoom(page, `${room}?view=calendar&span=week&day=${target}&branch=${tag}`)
    const cell = page.getByRole('listitem').filter({ hasText: formatDay(target, lang) })
    await expect(cell.getByRole('link', { name: new RegExp(tag) })).toBeVisible()
    await expectSoundPage(page, lang)
  }
  const [row] = await lookUp<{ scheduled_date: Date }>(
    'select scheduled_date from app.mystery_shopping_requests where branch_name like $1',
    [`Room ${tag}%`],
  )
  expect(riyadhDay(row!.scheduled_date)).toBe(addDays(day, 2))
})

test('a branch is given a place and then stands on the map and in its list', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const { tag, made } = await orders(playwright, baseURL!, 1, 50)
  const t = translator(lang, boardMessages)
  const place = translator(lang, branchPlaceMessages)
  const [{ branch }] = made as [Ordered]
  await signIn(page, people.admin)
  await openRoom(page, `${room}?view=map&branch=${tag}`)
  await expect(page.getByText(t('noneOnMap'))).toBeVisible()
  await page.getByRole('link', { name: `${t('givePlace')}: ${branch}` }).click()
  await page.locator('input[name=latitude]').fill('21.5433')
  await page.locator('input[name=longitude]').fill('39.1728')
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: place('save') }).click()
  await expect(page.getByText(place('placeOf', { branch }))).toHaveCount(0)
  await openRoom(page, `${room}?view=map&branch=${tag}`)
  const list = page.locator('section', { hasText: t('branches') }).last()
  await expect(list.getByRole('link', { name: branch })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(branch) })).toBeVisible()
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSoundPage(page, lang)
})

test('the rules of assignment say what is wrong with a number and keep the one that is right', async ({
  page,
  lang,
}) => {
  const t = translator(lang, assignmentRuleMessages)
  await signIn(page, people.admin)
  await openRoom(page, `${room}/settings`)
  await expectSoundPage(page, lang)
  const before = await page.locator('input[name=standbyHours]').inputValue()
  await page.locator('input[name=radiusKm]').fill('far')
  await page.getByRole('button', { name: t('save') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('input[name=radiusKm]')).toHaveValue('far')
  await page.locator('input[name=radiusKm]').fill('٤٠')
  await page.getByRole('button', { name: t('save') }).click()
  await expect(page.locator('input[name=radiusKm]')).toHaveValue('40')
  await expect(page.locator('input[name=standbyHours]')).toHaveValue(before)
})
