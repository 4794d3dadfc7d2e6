import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { requestCode } from '../../domain/evaluation.ts'
import { weekdayOf } from '../../domain/calendar.ts'
import { addDays, formatDay, riyadhDay } from '../../domain/riyadh-time.ts'
import type { Lang } from '../../domain/text.ts'
import { translator } from './page-words.ts'
import {
  assignmentRuleMessages,
  boardMessages,
  branchPlaceMessages,
  manyMessages,
  roomMessages,
  visitRoomMessages,
} from '../../messages/ordering/control-room.ts'
import { waveMessages } from '../../messages/ordering/waves.ts'
import { asPerson, send } from './as-person.ts'
import { plainTab } from './plain-tab.ts'
import { expect, expectSoundPage, hydrated, lookUp, openFilters, people, signIn, test } from './support.ts'

const room = '/admin/secret-shopper'
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
type Ordered = { id: string; code: string; branch: string }

/** Orders of a demo client at new branches, a day apart, found by a unique word. */
async function orders(owner: APIRequestContext, many: number, days: number) {
  const tag = randomUUID().slice(0, 8)
  const made: Ordered[] = []
  for (let n = 1; n <= many; n++) {
    const branch = `Room ${tag} ${n}`
    const visitAt = `${addDays(riyadhDay(new Date()), days + n)}T13:00`
    await send(owner, '/client/secret-shopper', {
      intent: 'order',
      clientKey: randomUUID(),
      branchName: branch,
      branchLocation: 'Prince Sultan Street, Jeddah',
      evaluationType: 'basic',
      visitAt,
      soonSeen: visitAt,
      notes: '',
    })
    const [row] = await lookUp<{ id: string; number: string }>(
      'select id, number from app.mystery_shopping_requests where branch_name = $1',
      [branch],
    )
    made.push({ id: row!.id, code: requestCode(Number(row!.number)), branch })
  }
  return { tag, made }
}

const openRoom = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

type World = { page: Page; lang: Lang; playwright: PlaywrightWorkerArgs['playwright']; baseURL: string }

/** Bulk steps in the list: filter, bonus, cancellation; a finished request is left out with a reason. */
async function changeMany(
  { page, lang, playwright, baseURL }: World,
  { tag, made }: Awaited<ReturnType<typeof orders>>,
) {
  const t = translator(lang, manyMessages)
  await openRoom(page, room)
  const toWaves = page.getByRole('link', { name: translator(lang, waveMessages)('title') })
  await page
    .getByRole('main')
    .locator('summary', { hasText: translator(lang, roomMessages)('planning') })
    .click()
  await expect(toWaves).toHaveAttribute('href', `${room}/waves`)
  await openFilters(page, lang)
  await page.locator('input[name=branch]').fill(tag)
  await page.locator('input[name=branch]').press('Enter')
  // why: the list before the filter may have as many rows
  await page.waitForURL((url) => url.searchParams.get('branch') === tag)
  await expect(page.getByRole('row')).toHaveCount(4)

  await page.getByRole('checkbox', { name: t('selectPage') }).check()
  await page
    .getByRole('button', { name: t('actions'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('act_bonus') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=riyals]').fill('٤٠')
  await dialog.getByRole('button', { name: t('act_bonus') }).click()
  await expect(page.getByText(`${t('act_bonus')}: ${t('done', { count: 3 })}`)).toBeVisible()
  // why: the column of the bonus leaves where the table is narrower
  await page.setViewportSize({ width: 1920, height: 900 })
  await expect(page.getByRole('cell', { name: '40.00' })).toHaveCount(3)
  await page.setViewportSize(desktop)

  const admin = await asPerson(playwright, baseURL, 'admin')
  await send(admin, room, { intent: 'cancel', requestId: made[0]!.id, reason: 'Ordered twice.' })
  await admin.dispose()
  await page.getByRole('checkbox', { name: t('selectPage') }).check()
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
}

const openByCity = (page: Page, title: string) => page.getByRole('region', { name: title })

const placeOf = (branch: string) =>
  lookUp('select latitude::float, longitude::float from app.branches where name = $1', [branch])

/** Days until the first visit, whose successor can move two days within its week. */
function daysToMonday(): number {
  const today = riyadhDay(new Date())
  let days = 30
  while (weekdayOf(addDays(today, days + 1)) !== 1) days++
  return days
}

/** Places a branch by its form and finds its visit by city, without scripts. */
async function placeBranch(plain: Page, lang: Lang, tag: string, branch: string): Promise<void> {
  const t = translator(lang, boardMessages)
  const place = translator(lang, branchPlaceMessages)
  await plain.goto(`${room}?view=map&branch=${tag}`)
  const toPlace = plain.getByRole('link', { name: `${t('givePlace')}: ${branch}` })
  await toPlace.click()
  await plain.locator('input[name=latitude]').fill('21.5433')
  await plain.locator('input[name=longitude]').fill('39.1728')
  await expectSoundPage(plain, lang)
  await plain.getByRole('button', { name: place('save') }).click()
  await expect(plain.getByText(place('placeOf', { branch }))).toHaveCount(0)
  await plain.goto(`${room}?view=map&branch=${tag}`)
  await expect(openByCity(plain, t('openTitle')).getByRole('link', { name: branch })).toBeVisible()
  await expect(toPlace).toHaveCount(0)
  expect(await placeOf(branch)).toEqual([{ latitude: 21.5433, longitude: 39.1728 }])
}

test('many requests are changed at once, and the one that is over says why; a card moves by keyboard, a visit to other days from the calendar, a branch gets a place on the map, and the client sees nothing of offers and bonus', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const owner = await asPerson(playwright, baseURL!, 'saffron')
  await signIn(page, people.admin)
  await page.setViewportSize(desktop)
  await changeMany({ page, lang, playwright, baseURL: baseURL! }, await orders(owner, 3, 20))

  const days = daysToMonday()
  const { tag, made } = await orders(owner, 2, days)
  const [{ id, code, branch }] = made as [Ordered, Ordered]
  const t = translator(lang, boardMessages)
  const many = translator(lang, manyMessages)
  await page.setViewportSize(phone)
  await openRoom(page, `${room}?view=board&branch=${tag}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  await page.setViewportSize(desktop)
  const columnOf = (column: 'pending' | 'approved') =>
    page.getByRole('region', { name: t(`column_${column}`), exact: true })
  await expect(columnOf('pending').getByRole('listitem')).toHaveCount(2)
  await expectSoundPage(page, lang)
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await columnOf('pending').getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  // why: the menu takes the focus only after rendering, and earlier keys do nothing
  await expect(entry(t('open'))).toBeFocused()
  await expect(page.getByRole('menuitem')).toHaveText([t('open'), t('move_approve'), t('move_cancel')])
  await page.keyboard.press('ArrowDown')
  await expect(entry(t('move_approve'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(columnOf('approved').getByRole('listitem')).toHaveCount(1)
  await expect(columnOf('pending').getByRole('listitem')).toHaveCount(1)

  const monday = addDays(riyadhDay(new Date()), days + 1)
  await openRoom(page, `${room}?view=calendar&span=week&day=${monday}&branch=${tag}`)
  for (const [size, moved] of [
    [desktop, 1],
    [phone, 2],
  ] as const) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: t('cardMenu', { code }) }).click()
    await entry(t('moveDay')).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=days]').fill('1')
    await dialog.getByRole('button', { name: many('act_move') }).click()
    const cell = page.getByRole('listitem').filter({ hasText: formatDay(addDays(monday, moved), lang) })
    await expect(cell.getByRole('link', { name: branch })).toBeVisible()
    await expect(page.getByText(`${many('act_move')}: ${many('done', { count: 1 })}`)).toBeVisible()
    await expectSoundPage(page, lang)
  }
  const [row] = await lookUp<{ scheduled_date: Date }>(
    'select scheduled_date from app.mystery_shopping_requests where id = $1',
    [id],
  )
  expect(riyadhDay(row!.scheduled_date)).toBe(addDays(monday, 2))

  const plain = await plainTab(page)
  await placeBranch(plain, lang, tag, branch)
  await page.getByRole('link', { name: translator(lang, roomMessages)('view_cities'), exact: true }).click()
  await expect(openByCity(page, t('openTitle')).getByRole('link', { name: branch })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  await page.setViewportSize(desktop)
  await expectSoundPage(page, lang)

  await plain.goto(`${room}/${id}`)
  const word = translator(lang, visitRoomMessages)
  await plain.locator('input[name=riyals]').fill('75')
  await plain.getByRole('button', { name: word('saveBonus') }).click()
  await expect(plain.getByText(word('bonus_admin'), { exact: true })).toBeVisible()
  await plain.locator('textarea[name=scenario]').fill('Ask for a table for two and say that you are new in town.')
  await plain.getByRole('button', { name: word('saveBrief') }).click()
  await plain.waitForURL(/done=briefSaved/)
  await expect(plain.locator('textarea[name=scenario]')).toHaveValue(/new in town/)
  const seen = await (await owner.get(`/client/secret-shopper/${id}`)).text()
  expect(seen).toContain(branch)
  for (const secret of ['new in town', '75.00', word('offers')]) expect(seen).not.toContain(secret)
  // the bonus in halalas as a whole number; the same digits may occur inside an identifier
  expect(seen).not.toMatch(/(?<![\w-])7500(?![\w-])/)
  await owner.dispose()
})

test.describe('before scripts arrive', () => {
  test.use({ scripts: false })

  test('the rules of assignment say what is wrong with a number and keep the one that is right', async ({
    page,
    lang,
  }) => {
    const t = translator(lang, assignmentRuleMessages)
    await signIn(page, people.admin)
    await page.goto(`${room}/settings`)
    const before = await page.locator('input[name=standbyHours]').inputValue()
    await page.locator('input[name=radiusKm]').fill('far')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('input[name=radiusKm]')).toHaveValue('far')
    await expectSoundPage(page, lang)
    await page.locator('input[name=radiusKm]').fill('٤٠')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page.locator('input[name=radiusKm]')).toHaveValue('40')
    await expect(page.locator('input[name=standbyHours]')).toHaveValue(before)
  })
})
