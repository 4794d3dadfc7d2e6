import type { APIRequestContext, Page } from '@playwright/test'
import { homeContentMessages } from '../../messages/site/home-content.ts'
import { homeMessages } from '../../messages/site/home.ts'
import { navigationMessages } from '../../messages/site/navigation.ts'
import { siteContentMessages as say } from '../../messages/site/site-content.ts'
import { expect, expectNoAxeViolations, hydrated, lookUp, pageOf, people, signIn, test } from './support.ts'

const script = '<script>document.title = "broken"</script>'
const editor = '/admin/page-builder/home'

/** Number of a content's latest publication. */
const latest = async (kind: 'home' | 'navigation'): Promise<number> => {
  const rows = await lookUp<{ number: number }>(
    `select coalesce(max(r.number), 0)::int as number from app.page_revisions r join app.pages p on p.id = r.page_id
     where p.kind = $1`,
    [kind],
  )
  return rows[0]!.number
}

/** Publishes with confirmation. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.publish.en, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.publish.en }).click()
}

/** Text of a page of the site for a reader. */
const words = async (who: APIRequestContext, path: string): Promise<string> => (await who.get(path)).text()
const headingOf = async (who: APIRequestContext, path: string): Promise<string> =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await words(who, path))?.[1] ?? ''
const escaped = script.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test('staff write the home page in both languages, publish, move, roll back and reset it; visitors see what is published', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const first = await latest('home')
  const published = (number: number) =>
    expect(page.getByText(say.published.en.replace('{number}', String(number)))).toBeVisible()
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
  expect(await headingOf(request, '/?preview=draft')).toContain(homeContentMessages.slide1Title.en)
  expect(await headingOf(page.request, '/?preview=draft')).toContain(escaped)
  expect(await words(page.request, '/?preview=draft')).toMatch(/<meta name="robots" content="noindex/)

  // two editors, one without scripts: the second gets a message and keeps the input
  const other = await pageOf(browser, 'en', baseURL!, people.admin, { scripts: false })
  await other.goto(editor)
  await other.locator('[name="voicesNote.en"]').fill('Written by the other one')
  await other.getByRole('button', { name: say.saveDraft.en }).click()
  await expect(other.getByText(say.saved.en)).toBeVisible()
  await other.context().close()
  await page.locator('[name="voicesNote.en"]').fill('Written by me')
  await page.getByRole('button', { name: say.saveDraft.en }).click()
  await expect(page.getByText(say.conflictTitle.en)).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(page.locator('[name="voicesNote.en"]')).toHaveValue('Written by me')
  await page.getByRole('button', { name: say.replaceOther.en }).click()
  await expect(page.getByText(say.saved.en)).toBeVisible()

  // published immediately in both languages; a pasted script is plain text
  await publish(page)
  await published(first + 1)
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await visitor.goto('/')
  await expect(visitor.locator('h1')).toContainText(script)
  await hydrated(visitor)
  await expect(visitor).not.toHaveTitle('broken')
  await visitor.context().close()
  expect(await headingOf(request, '/ar')).toContain('وعد جديد')

  // entries move with their texts
  await page.getByRole('button', { name: say.down.en.replace('{thing}', 'Slide 1') }).click()
  await expect(page.locator('[name="slides.1.title.ar"]')).toHaveValue('وعد جديد')
  await publish(page)
  await published(first + 2)
  expect(await headingOf(request, '/ar')).toContain(homeContentMessages.slide2Title.ar)

  // and rolled back
  await page.getByRole('button', { name: say.restoreNamed.en.replace('{number}', String(first + 1)) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.restore.en }).click()
  await page.waitForURL(`**/admin/page-builder/home?from=version-${first + 3}`)
  expect(await headingOf(request, '/ar')).toContain('وعد جديد')
  await expect(page.locator('[name="slides.0.title.ar"]')).toHaveValue('وعد جديد')

  // restores the delivered content for the following journeys
  await page.getByRole('button', { name: say.reset.en }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.resetConfirm.en }).click()
  await page.waitForURL('**/admin/page-builder/home?from=start-*')
  await expect(page.locator('[name="slides.0.title.ar"]')).toHaveValue(homeContentMessages.slide1Title.ar)
  await publish(page)
  await published(first + 4)
  expect(await headingOf(request, '/')).toContain(homeContentMessages.slide1Title.en)
  expect(await words(request, '/')).toContain(`aria-label="${homeMessages.slideshow.en}"`)
})

test('a new entry of a menu appears on the site in both languages', async ({ page, request }) => {
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
  const banner = /<header.*?<\/header>/s.exec(await words(request, '/ar/about'))?.[0] ?? ''
  expect(banner).toMatch(/<a [^>]*href="\/ar\/ai-reports"[^>]*>(?:(?!<\/a>).)*تقرير نموذجي/s)
  await page.getByRole('button', { name: say.reset.en }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.resetConfirm.en }).click()
  await page.waitForURL('**/admin/page-builder/menus?from=start-*')
  await expect(page.locator('[name="header.1.links.3.target"]')).toHaveCount(0)
  await publish(page)
  await expect(page.getByText(say.published.en.replace('{number}', String(first + 2)))).toBeVisible()
})
