import type { Page } from '@playwright/test'
import { homeContentMessages } from '../../messages/home-content.ts'
import { homeMessages } from '../../messages/home.ts'
import { navigationMessages } from '../../messages/navigation.ts'
import { siteContentMessages as say } from '../../messages/site-content.ts'
import { expect, expectNoAxeViolations, hydrated, lookUp, pageOf, people, signIn, test } from './support.ts'

const script = '<script>document.title = "broken"</script>'
const editor = '/admin/page-builder/home'

/** The number of the latest publication of a content. */
const latest = async (kind: 'home' | 'navigation'): Promise<number> => {
  const rows = await lookUp<{ number: number }>(
    `select coalesce(max(r.number), 0)::int as number from app.page_revisions r join app.pages p on p.id = r.page_id
     where p.kind = $1`,
    [kind],
  )
  return rows[0]!.number
}

/** Presses publish and confirms it. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.publish.en, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.publish.en }).click()
}

// the second looks at what the first published
test.describe.configure({ mode: 'serial' })

test('staff write the home page in both languages; visitors see it once it is published', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const first = await latest('home')
  await signIn(page, people.admin)
  await page.goto(editor)
  await hydrated(page)
  await expectNoAxeViolations(page)

  // a text in one language only is counted and not published
  await page.locator('summary', { hasText: say.slideNumber.en.replace('{number}', '1') }).click()
  await page.locator('[name="slides.0.title.en"]').fill(`A promise ${script}`)
  await page.locator('[name="slides.0.title.ar"]').fill('')
  await expect(page.getByText(say.missingAr.en.one.replace('{count}', '1'))).toBeVisible()
  await publish(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('[name="slides.0.title.ar"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="slides.0.title.ar"]').fill('وعد جديد')
  await page.locator('[name="slides.0.buttons.0.target"]').fill('javascript:alert(1)')
  await page.getByRole('button', { name: say.saveDraft.en }).click()
  await expect(page.locator('[name="slides.0.buttons.0.target"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="slides.0.buttons.0.target"]').fill('/plans')

  // a draft is for staff only
  await page.getByRole('button', { name: say.saveDraft.en }).click()
  await expect(page.getByText(say.saved.en)).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await visitor.goto('/?preview=draft')
  await expect(visitor.locator('h1')).toHaveText(homeContentMessages.slide1Title.en)
  await page.goto('/?preview=draft')
  await expect(page.locator('h1')).toContainText(script)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  // two editors: the second is told, and nothing of theirs is lost
  await page.goto(editor)
  await hydrated(page)
  const other = await pageOf(browser, 'en', baseURL!, people.admin)
  await other.goto(editor)
  await hydrated(other)
  await other.locator('[name="voicesNote.en"]').fill('Written by the other one')
  await other.getByRole('button', { name: say.saveDraft.en }).click()
  await expect(other.getByText(say.saved.en)).toBeVisible()
  await page.locator('[name="voicesNote.en"]').fill('Written by me')
  await page.getByRole('button', { name: say.saveDraft.en }).click()
  await expect(page.getByText(say.conflictTitle.en)).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(page.locator('[name="voicesNote.en"]')).toHaveValue('Written by me')
  await page.getByRole('button', { name: say.replaceOther.en }).click()
  await expect(page.getByText(say.saved.en)).toBeVisible()
  await other.close()

  // published at once, in both languages, and a pasted script is only text
  await publish(page)
  await expect(page.getByText(say.published.en.replace('{number}', String(first + 1)))).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.locator('h1')).toContainText(script)
  await expect(visitor).not.toHaveTitle('broken')
  await visitor.goto('/ar')
  await expect(visitor.locator('h1')).toHaveText('وعد جديد')
})

test('entries move with their texts, a version is restored, and the delivered content comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const before = await latest('home')
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await signIn(page, people.admin)
  await page.goto(editor)
  await hydrated(page)
  await page.getByRole('button', { name: say.down.en.replace('{thing}', 'Slide 1') }).click()
  await expect(page.locator('[name="slides.1.title.ar"]')).toHaveValue('وعد جديد')
  await publish(page)
  await expect(page.getByText(say.published.en.replace('{number}', String(before + 1)))).toBeVisible()
  await visitor.goto('/ar')
  await expect(visitor.locator('h1')).toHaveText(homeContentMessages.slide2Title.ar)

  // and rolled back
  await page.getByRole('button', { name: say.restoreNamed.en.replace('{number}', String(before)) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.restore.en }).click()
  await page.waitForURL(`**/admin/page-builder/home?from=version-${before + 2}`)
  await visitor.goto('/ar')
  await expect(visitor.locator('h1')).toHaveText('وعد جديد')

  await expect(page.locator('[name="slides.0.title.ar"]')).toHaveValue('وعد جديد')

  // the delivered content again, for the journeys that follow
  await page.getByRole('button', { name: say.reset.en }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.resetConfirm.en }).click()
  await page.waitForURL('**/admin/page-builder/home?from=start-*')
  await expect(page.locator('[name="slides.0.title.ar"]')).toHaveValue(homeContentMessages.slide1Title.ar)
  await publish(page)
  await expect(page.getByText(say.published.en.replace('{number}', String(before + 3)))).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.locator('h1')).toHaveText(homeContentMessages.slide1Title.en)
  await expect(visitor.getByRole('region', { name: homeMessages.slideshow.en })).toBeVisible()
})

test('a new entry of a menu appears on the site in both languages', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const first = await latest('navigation')
  await signIn(page, people.admin)
  await page.goto('/admin/page-builder/menus')
  await hydrated(page)
  await expectNoAxeViolations(page)
  await page.locator('summary', { hasText: navigationMessages.pricing.en }).click()
  const menu = page
    .locator('li[data-entry]')
    .filter({ has: page.locator('[name="header.1.label.en"]') })
    .first()
  await menu.getByRole('button', { name: say.add.en.replace('{thing}', say.link.en) }).click()
  await expect(page.locator('[name="header.1.links.3.label.en"]')).toBeFocused()
  await page.locator('[name="header.1.links.3.label.en"]').fill('Sample report')
  await page.locator('[name="header.1.links.3.label.ar"]').fill('تقرير نموذجي')
  await page.locator('[name="header.1.links.3.target"]').fill('/ai-reports')
  await publish(page)
  await expect(page.getByText(say.published.en.replace('{number}', String(first + 1)))).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await visitor.goto('/ar/about')
  await expect(
    visitor.getByRole('banner').getByRole('link', { name: 'تقرير نموذجي', includeHidden: true }).first(),
  ).toHaveAttribute('href', '/ar/ai-reports')
  await page.getByRole('button', { name: say.reset.en }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.resetConfirm.en }).click()
  await page.waitForURL('**/admin/page-builder/menus?from=start-*')
  await expect(page.locator('[name="header.1.links.3.target"]')).toHaveCount(0)
  await publish(page)
  await expect(page.getByText(say.published.en.replace('{number}', String(first + 2)))).toBeVisible()
})
