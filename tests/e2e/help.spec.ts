import { helpMessages } from '../../messages/site/help.ts'
import { shellMessages } from '../../messages/shell.ts'
import {
  accountMenu,
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  people,
  publicPage,
  say,
  signIn,
  test,
} from './support.ts'

const asked = {
  en: { own: 'move a visit', other: 'فاتورة ضريبية' },
  ar: { own: 'تغيير موعد زيارة', other: 'tax invoice' },
}
const article = '/docs/owners/move-or-cancel-a-visit'

test('the help answers a question in either script, and its article leads to the page of the product and back', async ({
  page,
  lang,
}) => {
  await page.goto(publicPage(lang, '/docs'))
  await expectSoundPage(page, lang)
  const common = page.getByRole('region', { name: say(lang, helpMessages.common) })
  await expect(common.getByRole('link')).toHaveCount(10)

  await hydrated(page)
  const search = page.getByRole('searchbox', { name: say(lang, helpMessages.searchLabel) })
  await search.pressSequentially(asked[lang].own)
  const answers = page.locator('section:has(#answers-title)')
  await expect(answers.getByRole('link').first()).toHaveAttribute('href', publicPage(lang, article))
  await expect(search).toBeFocused()

  await page.goto(publicPage(lang, `/docs?q=${encodeURIComponent(asked[lang].other)}`))
  await expect(answers.getByText(say(lang, helpMessages.inOther)).first()).toBeVisible()
  await expectNoAxeViolations(page)

  await signIn(page, people.saffron)
  await page.goto(publicPage(lang, article))
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: say(lang, helpMessages.open), exact: true }).click()
  await page.waitForURL('**/client/secret-shopper')
  await accountMenu(page).first().click()
  await page.getByRole('link', { name: say(lang, shellMessages.help), exact: true }).click()
  await page.waitForURL(`**${publicPage(lang, '/docs/owners/order-a-visit')}`)
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('the search is a form, an unknown article is not found, and one of another role leads to its address', async ({
    page,
    lang,
  }) => {
    await page.goto(publicPage(lang, '/docs'))
    await page.getByRole('searchbox').fill(asked[lang].own)
    await page
      .getByRole('search')
      .getByRole('button', { name: say(lang, helpMessages.searchAction) })
      .click()
    await page.locator('section:has(#answers-title)').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${publicPage(lang, article)}$`))
    await expect(
      page.getByRole('region', { name: say(lang, helpMessages.steps) }).getByRole('listitem'),
    ).not.toHaveCount(0)
    expect((await page.request.get(publicPage(lang, '/docs/owners/no-such-article'))).status()).toBe(404)
    expect((await page.request.get(publicPage(lang, '/docs/no-such-role'))).status()).toBe(404)
    const moved = await page.request.get(publicPage(lang, '/docs/accountants/move-or-cancel-a-visit'), {
      maxRedirects: 0,
    })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, publicPage(lang, article)])
  })
})
