import type { Browser, Page } from '@playwright/test'
import { demoPeople } from '../../demo/people.ts'
import { teamPeople } from '../../demo/team.ts'
import { orderPageMessages } from '../../messages/kitchen/order-page.ts'
import { orderMessages } from '../../messages/kitchen/orders.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, publicPage, say, signIn, test } from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function withoutAccount(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'consent', value: '1.necessary', url: baseURL }])
  return context.newPage()
}

/** A step that asks for a reason or a note in a dialog. */
async function explain(page: Page, step: string, label: string, field: string, words: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).click()
  await dialog(page).locator(`[name=${field}]`).fill(words)
  await dialog(page).locator(`button[value=${step}]`).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('an order above the limit is returned, changed, approved by another person, sent, confirmed by the link, and revised', async ({
  page,
  browser,
  baseURL,
  lang,
}) => {
  test.setTimeout(420_000)
  const t = (key: keyof typeof orderMessages) => say(lang, orderMessages[key] as { en: string; ar: string })
  const badge = (key: keyof typeof orderMessages) => page.getByRole('main').getByText(t(key), { exact: true }).first()
  await signIn(page, teamPeople.branchManager)
  const [supplier] = await lookUp<{ id: string }>(
    `select s.id from app.suppliers s join app.profiles p on p.id = s.client_id and p.email = $1
     where s.name_en = 'Al Noor Poultry'`,
    [demoPeople.saffron.email],
  )

  await page.goto('/client/procurement/orders')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.goto('/client/procurement/orders/new')
  await hydrated(page)
  await page.locator(`main a[href$="supplier=${supplier!.id}"]`).click()
  await expect(page.locator('[name=packs-1]')).toBeVisible()
  await expectSoundPage(page, lang)

  // nothing ordered and a wrong window: said at the fields, and what was typed stays
  await page.locator('[name=windowFrom]').fill('8')
  await page.locator('main form button[type=submit]').last().click()
  await expect(page.locator('[name=windowFrom][aria-invalid=true]')).toBeVisible()
  const branch = page.locator('[name=branchId]')
  if ((await branch.inputValue()) === '') await branch.selectOption({ index: 1 })
  await page.locator('[name=windowFrom]').fill('08:00')
  await page.locator('[name=windowUntil]').fill('11:00')
  await page.locator('[name=packs-1]').fill(lang === 'ar' ? '٢٠' : '20')
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
  await hydrated(page)
  const address = new URL(page.url()).pathname
  const id = address.split('/').at(-1)!
  await expect(page.getByText(t('askHint'))).toBeVisible()
  await expect(page.getByRole('main').getByText('3,300.00').first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page.locator('main button[value=submit]').click()
  await expect(badge('state_awaiting')).toBeVisible()
  await expect(page.locator('main button[value=approve]')).toHaveCount(0)

  // another person returns it with a reason
  const owner = await pageOf(browser, lang, baseURL!, demoPeople.saffron)
  await owner.goto(address)
  await hydrated(owner)
  await explain(owner, 'return', t('return'), 'reason', 'Fifteen cartons are enough')
  await expect(owner.locator('main button[value=approve]')).toHaveCount(0)

  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Fifteen cartons are enough').first()).toBeVisible()
  await page.locator(`main a[href="${address}/change"]`).click()
  await page.waitForURL(`**${address}/change`)
  await hydrated(page)
  await expect(page.locator('[name=packs-1]')).toHaveValue('20')
  await expectSoundPage(page, lang)
  await page.locator('[name=packs-1]').fill('15')
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(`**${address}`)
  await hydrated(page)
  await expect(page.getByRole('main').getByText('2,475.00').first()).toBeVisible()
  await page.locator('main button[value=submit]').click()
  await expect(badge('state_awaiting')).toBeVisible()

  await owner.reload()
  await hydrated(owner)
  await owner.locator('main button[value=approve]').click()
  await expect(owner.getByRole('main').getByText(t('state_approved'), { exact: true }).first()).toBeVisible()
  await owner.context().close()

  await page.reload()
  await hydrated(page)
  await page.locator('main button[value=send]').click()
  await expect(badge('state_sent')).toBeVisible()
  const mailed = () =>
    lookUp<{ kind: string }>(
      `select e.kind from app.emails e join app.purchase_orders o on o.id = $1
       where e.kind like 'order.%' and e.effect_key like '%' || o.id || '%' order by e.created_at`,
      [id],
    ).then((rows) => rows.map(({ kind }) => kind))
  expect(await mailed()).toEqual(['order.sent'])

  // the supplier reads and confirms in a browser of its own
  await page.locator('main button[value=link]').click()
  const link = await dialog(page).locator('input[name=made]').inputValue()
  await expect(dialog(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
  await page.keyboard.press('Escape')
  const stranger = await withoutAccount(browser, baseURL!)
  const answer = await stranger.goto(link)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await hydrated(stranger)
  const spoken = stranger.url().includes('/ar/') ? 'ar' : 'en'
  await expect(stranger.locator('a[href^="/client"]')).toHaveCount(0)
  await expect(stranger.getByText('2,475.00').first()).toBeVisible()
  await expectSoundPage(stranger, spoken)
  const paper = await stranger.request.get(`${link}/pdf`)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  await stranger.locator('button[value=confirm]').click()
  await expect(stranger.getByText(orderPageMessages.confirmed[spoken])).toBeVisible()
  await expect(stranger.locator('button[value=confirm]')).toHaveCount(0)
  await expectSoundPage(stranger, spoken)

  // an altered link opens nothing, and says no more than an unknown one
  const altered = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of [altered, publicPage(lang, '/order/unknown')]) {
    const gone = await stranger.request.get(wrong)
    expect(gone.status()).toBe(404)
    expect(await gone.text()).toContain(say(wrong.includes('/ar/') ? 'ar' : 'en', orderPageMessages.gone))
  }

  await page.reload()
  await hydrated(page)
  await expect(badge('state_confirmed')).toBeVisible()
  await expectSoundPage(page, lang)

  // a later change is a revision: until it is sent, the supplier reads the order as it was sent last, and that it is being changed
  await explain(page, 'revise', t('revise'), 'note', 'Two more')
  await expect(badge('state_draft')).toBeVisible()
  await stranger.goto(link)
  await hydrated(stranger)
  await expect(stranger.getByText(orderPageMessages.revising[spoken])).toBeVisible()
  await expect(stranger.getByText('2,475.00').first()).toBeVisible()
  await expect(stranger.locator('button[value=confirm]')).toHaveCount(0)
  await expectSoundPage(stranger, spoken)

  // cancelled: the supplier gets a mail and reads it by the link
  await explain(page, 'cancel', t('cancel'), 'reason', 'The event was called off')
  await expect(badge('state_cancelled')).toBeVisible()
  await stranger.reload()
  await hydrated(stranger)
  await expect(stranger.getByText(orderPageMessages.cancelled[spoken])).toBeVisible()
  expect(await mailed()).toEqual(['order.sent', 'order.revising', 'order.cancelled'])
  await stranger.context().close()

  // the file of the list holds it
  const [{ number }] = (await lookUp<{ number: number }>('select number from app.purchase_orders where id = $1', [
    id,
  ])) as [{ number: number }]
  const file = await page.request.get('/client/procurement/orders/export?format=csv')
  expect(file.status()).toBe(200)
  expect(await file.text()).toContain(`,${number},`)
})
