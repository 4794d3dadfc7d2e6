import { messageMessages } from '../../messages/site/messages.ts'
import { expect, expectSoundPage, hydrated, lookUp, publicPage, say, test } from './support.ts'

test('a message on the subject of the address is answered with a ticket, the form is cleared and the line stays', async ({
  page,
  lang,
}) => {
  await page.goto(publicPage(lang, '/contact?subject=plans'))
  await hydrated(page)
  const send = page.getByRole('button', { name: say(lang, messageMessages.send), exact: true })
  await expect(page.locator('input[name=subject]')).not.toHaveValue('')
  await page.locator('input[name=subject]').fill('')
  await send.click()
  await expect(page.getByRole('alert')).toBeFocused()
  for (const name of ['name', 'email', 'subject', 'message'])
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=phone]')).not.toHaveAttribute('aria-invalid', 'true')
  await expectSoundPage(page, lang)
  const message = `Three branches in Jeddah ${crypto.randomUUID()}`
  await page.locator('input[name=name]').fill('ريم العتيبي')
  await page.locator('input[name=email]').fill('reem@example.com')
  await page.locator('input[name=subject]').fill('عرض سعر')
  await page.locator('textarea[name=message]').fill(message)
  await page.waitForTimeout(2100)
  await send.click()
  await expect(page.getByText(say(lang, messageMessages.thanks))).toBeVisible()
  await expect(page.locator('textarea[name=message]')).toHaveValue('')
  const kept = await lookUp<{ ticket: string; slug: string; state: string }>(
    `select s.ticket, s.state, f.slug from app.form_submissions s join app.forms f on f.id = s.form_id
     where s.answers::text like $1`,
    [`%${message}%`],
  )
  expect(kept).toMatchObject([{ slug: 'contact', state: 'new' }])
  await expect(page.getByText(say(lang, messageMessages.thanks))).toBeHidden()
  await expect(page.getByText(kept[0]!.ticket)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ scripts: false })
  test('a message can be left, under no subject that the address invents', async ({ page, lang }) => {
    await page.goto(publicPage(lang, '/contact?subject=%3Cscript%3E'))
    await expect(page.locator('input[name=subject]')).toHaveValue('')
    const message = `Without scripts ${crypto.randomUUID()}`
    await page.locator('input[name=name]').fill('Noura')
    await page.locator('input[name=email]').fill('noura@example.com')
    await page.locator('input[name=subject]').fill('Visits')
    await page.locator('textarea[name=message]').fill(message)
    await page.getByRole('button', { name: say(lang, messageMessages.send), exact: true }).click()
    await expect
      .poll(
        async () =>
          (await lookUp('select 1 from app.form_submissions where answers::text like $1', [`%${message}%`])).length,
      )
      .toBe(1)
  })
})
