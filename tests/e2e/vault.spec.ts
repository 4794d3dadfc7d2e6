import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { demoVaultPassword } from '../../demo/vault.ts'
import { teamPeople } from '../../demo/team.ts'
import { ownCompanyMessages } from '../../messages/companies/own-companies.ts'
import { vaultFaultMessages } from '../../messages/operations/vault-faults.ts'
import { vaultMessages } from '../../messages/operations/vault.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, signIn, test } from './support.ts'

const address = '/client/secure-password-vault'

/** Everything that a browser sends, as text. */
function recorded(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '')
  })
  return sent
}

/** What the page keeps in the browser. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
      }),
    )
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, caches_, databases, document.cookie])
  })

/** A text as it is, and as encodings would show it. */
const formsOf = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('hex'),
  ...[0, 1, 2].map((offset) =>
    Buffer.from(`${'x'.repeat(offset)}${text}`)
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, -4),
  ),
]

async function setUp(page: Page, lang: 'en' | 'ar', password: string): Promise<string> {
  const t = translator(lang, vaultMessages)
  await page.goto(address)
  await hydrated(page)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=again]').fill(password)
  await page.locator('input[name=understood]').check()
  await page.getByRole('button', { name: t('setUp'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('kitTitle') })).toBeVisible()
  const kit = (await page.getByText(/^([\dA-Z]{5}-){5}[\dA-Z]$/).textContent())!
  await page.getByRole('button', { name: t('kitDone') }).click()
  await expect(page.getByRole('button', { name: t('lockNow') })).toBeVisible()
  return kit
}

test('two people share logins that no request, no storage and no table shows; a removed person gets nothing new', async ({
  page,
  browser,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const t = translator(lang, vaultMessages)
  const mark = randomUUID().slice(0, 8)
  const canary = {
    collection: `Canarycollection${mark}`,
    title: `Canarytitle${mark}`,
    url: `canarysite${mark}.example`,
    user: `canaryuser${mark}`,
    secret: `Canarysecret${mark}`,
    notes: `Canarynote${mark}`,
  }
  const passwords = [`Canaryvault${mark}one`, `Canaryvault${mark}two`]
  const [visitor, admin] = [await asPerson(playwright, baseURL!, null), await asPerson(playwright, baseURL!, 'admin')]
  const owner = await newClient(visitor, admin, { company: `Vaulted ${mark}` })
  const colleague = await newClient(await asPerson(playwright, baseURL!, null), admin)
  await lookUp(`update app.profiles set full_name = 'Reem Al-Harbi' where id = $1`, [colleague.id])
  await lookUp(
    `with m as (insert into app.members (client_id, profile_id) values ($1, $2) returning id, client_id)
     insert into app.member_grants (client_id, member_id, node_id, role)
     select m.client_id, m.id, n.id, 'viewer' from m join app.org_nodes n on n.client_id = m.client_id and n.kind = 'root'`,
    [owner.id, colleague.id],
  )

  const sent = recorded(page.context())
  await signIn(page, owner)
  const kit = await setUp(page, lang, passwords[0]!)
  await expectSoundPage(page, lang)

  await page.getByRole('button', { name: t('newCollection') }).click()
  await page.locator('input[name=name]').fill(canary.collection)
  await page.getByRole('button', { name: t('addCollection') }).click()
  await expect(page.getByRole('navigation', { name: t('collections') })).toContainText(canary.collection)
  await page.getByRole('button', { name: t('newEntry') }).click()
  for (const field of ['title', 'url', 'user', 'secret'] as const)
    await page.locator(`input[name=${field}]`).fill(canary[field])
  await page.locator('textarea[name=notes]').fill(canary.notes)
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  const panel = page.getByRole('complementary', { name: canary.title })
  await expect(panel).toBeVisible()
  await expect(panel).not.toContainText(canary.secret)
  await panel.getByRole('button', { name: t('show_secret') }).click()
  await expect(panel).toContainText(canary.secret)
  await expect(panel).toContainText(t('opened_shown_secret'))
  await expectSoundPage(page, lang)

  // A reload locks; a wrong password opens nothing and asks the server nothing
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(canary.title)).toHaveCount(0)
  const before = sent.length
  await page.locator('input[name=password]').fill('not the vault password')
  await page.getByRole('button', { name: t('unlock'), exact: true }).click()
  await expect(page.getByText(translator(lang, vaultFaultMessages)('wrong-password'))).toBeVisible()
  expect(sent.slice(before).filter((text) => text.includes(address))).toEqual([])
  await page.locator('input[name=password]').fill(passwords[0]!)
  await page.getByRole('button', { name: t('unlock'), exact: true }).click()
  await expect(page.getByRole('button', { name: canary.title })).toBeVisible()

  // A second browser sets up its own vault, and is given the collection
  const other = await pageOf(browser, lang, baseURL!, colleague)
  const sentByOther = recorded(other.context())
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto('/client/dashboard')
  await hydrated(other)
  await other.locator('header button').first().click()
  const menu = other.getByRole('dialog')
  await menu.getByText(translator(lang, ownCompanyMessages)('switch')).click()
  await menu.getByRole('button', { name: `Vaulted ${mark}` }).click()
  await expect(other).toHaveURL(/\/client\/dashboard$/)
  await setUp(other, lang, passwords[1]!)
  await expect(other.getByText(t('emptyReader'))).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.locator('input[name=password]').fill(passwords[0]!)
  await page.getByRole('button', { name: t('unlock'), exact: true }).click()
  await page.getByRole('button', { name: t('sharePeople') }).click()
  await page.locator('select[name=person]').selectOption({ label: 'Reem Al-Harbi' })
  await page.getByRole('button', { name: t('share'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Reem Al-Harbi' })).toBeVisible()
  await other.reload()
  await hydrated(other)
  await other.locator('input[name=password]').fill(passwords[1]!)
  await other.getByRole('button', { name: t('unlock'), exact: true }).click()
  await other.getByRole('button', { name: canary.title }).click()
  await other.getByRole('button', { name: t('show_secret') }).click()
  await expect(other.getByText(canary.secret)).toBeVisible()
  await expect(other.getByRole('button', { name: t('edit'), exact: true })).toHaveCount(0)
  await expectSoundPage(other, lang)

  // Removal: a new key, nothing new for the removed person, and the password is listed as one to change
  await dialog.getByRole('listitem').filter({ hasText: 'Reem Al-Harbi' }).getByRole('button').click()
  await page.getByRole('button', { name: t('removePersonConfirm') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: t('toChange', { count: 1 }) })).toBeVisible()
  await other.reload()
  await hydrated(other)
  await other.locator('input[name=password]').fill(passwords[1]!)
  await other.getByRole('button', { name: t('unlock'), exact: true }).click()
  await expect(other.getByText(t('missing', { count: 1 }))).toBeVisible()
  await expect(other.getByText(canary.title)).toHaveCount(0)

  // The kit opens the vault, and gives it a new password
  await page.getByRole('button', { name: t('lockNow') }).click()
  await page.getByRole('button', { name: t('useKit') }).click()
  await page.locator('input[name=recovery]').fill(kit.toLowerCase())
  await page.locator('input[name=password]').fill(`${passwords[0]}new`)
  await page.locator('input[name=again]').fill(`${passwords[0]}new`)
  await page.locator('input[name=kit]').uncheck()
  await page.getByRole('button', { name: t('recover') }).click()
  await expect(page.getByRole('button', { name: canary.title })).toBeVisible()

  // Canaries: traffic, storage, database
  const texts = [...Object.values(canary), ...passwords, kit]
  const everything = [...sent, ...sentByOther, await stored(page), await stored(other)].join('\n').toLowerCase()
  for (const text of texts)
    for (const form of formsOf(text)) expect(everything.includes(form.toLowerCase()), `${text} was sent`).toBe(false)
  const tables = await lookUp<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('app', 'auth', 'pgboss') and table_type = 'BASE TABLE'`,
    [],
  )
  for (const { name } of tables) {
    const found = await lookUp<{ n: number }>(`select count(*)::int as n from ${name} t where t::text ilike any ($1)`, [
      texts.flatMap(formsOf).map((form) => `%${form}%`),
    ])
    expect([name, found[0]?.n]).toEqual([name, 0])
  }
})

test('the demo vault opens with its password and locks by hand', async ({ page, lang }) => {
  const t = translator(lang, vaultMessages)
  await signIn(page, teamPeople.regionManager)
  await page.goto(address)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.locator('input[name=password]').fill(demoVaultPassword)
  await page.getByRole('button', { name: t('unlock'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('toChange', { count: 2 }) })).toBeVisible()
  await page.getByRole('button', { name: t('lockNow') }).click()
  await expect(page.getByRole('button', { name: t('unlock'), exact: true })).toBeVisible()
  await expect(page.getByText('Jahez partner')).toHaveCount(0)
})
