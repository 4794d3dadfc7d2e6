import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { teamPeople } from '../../demo/team.ts'
import { receivingMessages } from '../../messages/kitchen/receiving.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn } from './support.ts'
import { killTab } from './kill-tab.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, serviceWorkers: 'allow' })

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** An order of 20 lines to the branch of the branch manager, sent to the supplier; chilled goods come first. */
async function orderOf20(): Promise<string> {
  const [of] = await lookUp<{ client: string; branch: string; supplier: string }>(
    `select m.client_id as client, b.id as branch, s.id as supplier from app.members m
     join app.profiles p on p.id = m.profile_id and p.email = $1
     join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
     join app.branches b on b.client_id = m.client_id and b.id = g.node_id
     join app.suppliers s on s.client_id = m.client_id and s.name_en = 'Al Noor Poultry'`,
    [teamPeople.branchManager.email],
  )
  const { client, branch, supplier } = of!
  const id = randomUUID()
  await lookUp(
    `insert into app.purchase_orders (id, client_id, branch_id, supplier_id, state, wanted_on, created_by, sent_at)
     values ($1, $2, $3, $4, 'sent', (now() at time zone 'Asia/Riyadh')::date, $2, now())`,
    [id, client, branch, supplier],
  )
  await lookUp(
    `insert into app.purchase_order_lines (client_id, order_id, place, ingredient_id, pack, quantity, unit, packs, price, vat_mode, net, vat)
     select $1, $2, row_number() over (order by i.storage = 'chilled' desc nulls last, i.name_en), i.id, 'carton', 11, 'kg', 10, 165, 'excluded', 1650, 247.5
     from app.ingredients i where i.client_id = $1 and i.base = 'g' and i.state = 'active'
     order by i.storage = 'chilled' desc nulls last, i.name_en limit 20`,
    [client, id],
  )
  return id
}

test('20 lines are received without a connection, the tab dies, and the delivery is posted exactly once', async ({
  page: first,
  context,
  line,
  lang,
}) => {
  test.setTimeout(240_000)
  const t = translator(lang, receivingMessages)
  // a price of its own for each run: one that is in force already is not added again
  const riyals = (170 + (Date.now() % 2000) / 100).toFixed(2)
  const orderId = await orderOf20()
  await signIn(first, teamPeople.branchManager)
  await first.goto('/client/procurement/receive')
  await hydrated(first)
  await expectSoundPage(first, lang)
  const path = `/client/field/receive/order/${orderId}`
  await first.locator(`a[href="${path}"]`).click()
  await first.waitForURL(`**${path}`)
  await hydrated(first)
  await expect
    .poll(() => first.evaluate(async (address) => (await caches.match(location.origin + address)) !== undefined, path))
    .toBe(true)
  const cards = (page: Page) => page.locator('li[data-result]')
  await expect(cards(first)).toHaveCount(20)
  await goOffline(context, line)

  const open = async (card: Locator) => card.getByRole('heading').getByRole('button').click()
  const [damaged, warm] = [cards(first).nth(0), cards(first).nth(1)]
  await open(damaged)
  await damaged.getByLabel(t('refused'), { exact: true }).fill('٢')
  await expect(damaged.getByText(t('problem_reason'))).toBeVisible()
  await damaged.getByText(t('reason_damaged'), { exact: true }).click()
  await expect(damaged.getByText(t('photoNeeded'))).toBeVisible()
  await damaged.locator('input[type=file]').setInputFiles(await photo('damaged.jpg', '#963'))
  await expect(damaged.locator('img')).toHaveCount(1)
  // the page is examined on a screen that holds all of it, because a bar at its foot covers some of it
  await first.setViewportSize({ width: 390, height: 6000 })
  await expectSoundPage(first, lang)
  await first.setViewportSize(phone)
  await open(warm)
  await warm.getByLabel(t('temperature'), { exact: true }).fill('9,4')
  await warm.locator('input[type=file]').setInputFiles(await photo('warm.jpg', '#369'))
  await expect(warm.locator('img')).toHaveCount(1)
  const fine = cards(first).nth(4)
  await fine.locator('[aria-pressed]').click()
  await expect(fine).toHaveAttribute('data-result', 'fine')

  const page = await killTab(context, first, path)
  await expect(cards(page).nth(4)).toHaveAttribute('data-result', 'fine')
  await expect(cards(page).nth(0)).toHaveAttribute('data-result', 'part')
  await expect(cards(page).nth(1)).toHaveAttribute('data-result', 'warm')
  const short = cards(page).nth(2)
  await open(short)
  await short.getByLabel(t('delivered'), { exact: true }).fill('7')
  const dear = cards(page).nth(3)
  await open(dear)
  await dear.getByLabel(t('price'), { exact: true }).fill(riyals)
  await page.getByRole('button', { name: t('allFine') }).click()
  // a price above the order is decided before the delivery is posted
  const name = await dear.getByRole('heading').locator('bdi').first().textContent()
  await page.getByRole('button', { name: t('nextLine', { name: name! }) }).click()
  await expect(dear.getByText(t('problem_price-choice'))).toBeVisible()
  await dear.getByText(t('acceptPrice'), { exact: true }).click()
  await page.getByLabel(t('paperNumber')).fill('DN 2041')
  await page.getByRole('button', { name: t('post'), exact: true }).click()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()
  await expectSoundPage(page, lang)
  await page.reload()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()

  await goOnline(context, line)
  await expect(page.locator('[data-settled=posted]')).toBeVisible({ timeout: 60_000 })
  const receipts = await lookUp<{ id: string; lines: number; moves: number; photos: number; paper_number: string }>(
    `select r.id, r.paper_number,
       (select count(*)::int from app.goods_receipt_lines l where l.receipt_id = r.id) as lines,
       (select count(*)::int from app.stock_moves m join app.goods_receipt_lines l on l.id = m.receipt_line_id where l.receipt_id = r.id) as moves,
       (select count(*)::int from app.goods_receipt_lines l join app.files f on f.id = l.file_id where l.receipt_id = r.id) as photos
     from app.goods_receipts r where r.order_id = $1`,
    [orderId],
  )
  expect(receipts).toMatchObject([{ lines: 20, moves: 20, photos: 2, paper_number: 'DN 2041' }])
  const odd = await lookUp(
    `select l.accepted::float8 as accepted, l.refused::float8 as refused, l.reason, l.temperature::float8 as temperature, l.takes_price as takes
     from app.goods_receipt_lines l where l.receipt_id = $1 and (l.reason is not null or l.temperature is not null or l.price is not null) order by l.place`,
    [receipts[0]!.id],
  )
  expect(odd).toEqual([
    { accepted: 8, refused: 2, reason: 'damaged', temperature: null, takes: false },
    { accepted: 10, refused: 0, reason: null, temperature: 9.4, takes: false },
    { accepted: 7, refused: 0, reason: 'short', temperature: null, takes: false },
    { accepted: 10, refused: 0, reason: null, temperature: null, takes: true },
  ])
  expect(await lookUp('select state from app.purchase_orders where id = $1', [orderId])).toEqual([
    { state: 'part_received' },
  ])
  expect(
    await lookUp(
      `select source, amount::float8 as amount from app.ingredient_prices where document = 'DN 2041' and id = any
      (select l.id from app.goods_receipt_lines l where l.receipt_id = $1)`,
      [receipts[0]!.id],
    ),
  ).toEqual([{ source: 'receipt', amount: Number(riyals) }])

  await page.getByRole('link', { name: t('view') }).click()
  await page.waitForURL('**/client/procurement/receive/*')
  await hydrated(page)
  await expect(page.getByText('DN 2041')).toBeVisible()
  await expect(page.locator('li[data-line] img')).toHaveCount(2)
  await expect(page.locator('li[data-line]').nth(1)).toContainText('9.4')
  await expectSoundPage(page, lang)
  // the rest of the order is what is still to come
  await page.goto(path)
  await hydrated(page)
  await expect(cards(page)).toHaveCount(2)
})
