import { apiKeyMessages } from '../../messages/partners/api-keys.ts'
import { apiReferenceMessages } from '../../messages/partners/api-reference.ts'
import { webhookMessages } from '../../messages/partners/webhooks.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { receiverFor } from './webhook-receiver.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'

const inSaved = (lang: string, path: string): string => (lang === 'ar' ? `/ar${path}` : path)

test('an owner makes a key, a program reads and orders with it, and its end is immediate', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, apiKeyMessages)
  const word = translator(lang, apiReferenceMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  const [branch] = await lookUp<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [owner.id],
  )
  await signIn(page, owner)
  await page.goto('/client/api')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page
    .getByRole('link', { name: t('make') })
    .first()
    .click()
  await page.waitForURL('**/client/api/new')
  await hydrated(page)
  await expectSoundPage(page, lang)
  const form = page.getByRole('main')
  await form.getByLabel(t('name'), { exact: true }).fill('Power BI')
  await form.getByRole('button', { name: t('save') }).click()
  // without a right nothing is made, and the name stays
  await expect(form.locator('fieldset [id$="-error"]')).toBeVisible()
  await expect(form.getByLabel(t('name'), { exact: true })).toHaveValue('Power BI')
  for (const scope of ['branches:read', 'requests:write'] as const)
    await form.getByRole('checkbox', { name: t(`scope_${scope}`) }).check()
  await form.getByRole('button', { name: t('save') }).click()
  const secret = (await form.locator('[data-secret]').textContent())!.trim()
  expect(secret).toMatch(/^itqan_[\w-]{43}$/)
  await expectSoundPage(page, lang)

  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${secret}`, 'accept-language': lang },
  })
  const read = await program.get('/api/v1/branches')
  expect([read.status(), (await read.json()).data]).toMatchObject([200, [{ id: branch!.id, name: 'Olaya' }]])
  const data = {
    branch_id: branch!.id,
    evaluation_type: 'basic',
    scheduled_date: new Date(Date.now() + 9 * 86_400_000),
  }
  const order = () => program.post('/api/v1/requests', { data, headers: { 'idempotency-key': 'first-order' } })
  const made = await order()
  expect(made.status()).toBe(201)
  expect(await (await order()).json()).toEqual(await made.json())
  expect((await program.get('/api/v1/reports')).status()).toBe(403)
  const tooLong = await program.post('/api/v1/requests', {
    data: 'x'.repeat(200_000),
    headers: { 'idempotency-key': 'long' },
  })
  expect(tooLong.status()).toBe(413)

  // the reference tries a request with the key
  await page.goto(inSaved(lang, '/docs/api'))
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByLabel(word('tryKey'), { exact: true }).fill(secret)
  await page.getByRole('button', { name: word('trySend') }).click()
  await expect(page.getByText(word('tryAnswer', { status: 200 }))).toBeVisible()

  await page.goto('/client/api')
  await hydrated(page)
  await expect(page.getByText(secret.slice(-4))).toBeVisible()
  await page.getByRole('button', { name: t('revoke') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('revoke') })
    .click()
  await expect(page.getByText(t('state_revoked'), { exact: true })).toBeVisible()
  expect((await program.get('/api/v1/branches')).status()).toBe(401)
  await program.dispose()
})

test('an owner adds an endpoint, the receiver checks the signature of the test event, and it is sent again', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, webhookMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  const receiver = await receiverFor()
  await signIn(page, owner)
  await page.goto('/client/api/webhooks')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page
    .getByRole('link', { name: t('make') })
    .first()
    .click()
  await page.waitForURL('**/client/api/webhooks/new')
  await hydrated(page)
  const form = page.getByRole('main')
  await form.getByLabel(t('name'), { exact: true }).fill('Task board')
  await form.getByLabel(t('url'), { exact: true }).fill('https://10.0.0.1/hook')
  await form.getByRole('checkbox', { name: t('event_action.opened') }).check()
  await form.getByRole('button', { name: t('save') }).click()
  // a private network is refused beside its field, and what was typed stays
  await expect(form.locator('[id$="-error"]').first()).toBeVisible()
  await expect(form.getByLabel(t('name'), { exact: true })).toHaveValue('Task board')
  await form.getByLabel(t('url'), { exact: true }).fill(receiver.url)
  await form.getByRole('button', { name: t('save') }).click()
  const secret = (await form.locator('[data-secret]').textContent())!.trim()
  expect(secret).toMatch(/^whsec_/)
  await expectSoundPage(page, lang)

  await page.getByRole('link', { name: t('open') }).click()
  await page.waitForURL(/\/client\/api\/webhooks\/[\da-f-]{36}$/)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: t('test') }).click()
  await expect.poll(() => receiver.requests.length).toBe(1)
  expect(receiver.isSigned(receiver.requests[0]!, secret)).toBe(true)
  expect(receiver.isSigned(receiver.requests[0]!, `whsec_${'a'.repeat(44)}`)).toBe(false)
  expect(JSON.parse(receiver.requests[0]!.body)).toMatchObject({ type: 'webhook.test' })
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(t('state_delivered'), { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page
    .getByRole('button', { name: t('replay'), exact: true })
    .first()
    .click()
  await expect.poll(() => receiver.requests.length).toBe(2)
  const ids = receiver.requests.map(({ headers }) => headers['webhook-id'])
  expect(ids[0]).toBe(ids[1])
  receiver.close()
})
