import { demoPeople } from '../../demo/people.ts'
import type { Lang } from '../../domain/text.ts'
import { clientMessages } from '../../messages/companies/clients.ts'
import { clientPaperMessages } from '../../messages/office/client-papers.ts'
import { clientPageMessages } from '../../messages/office/clients.ts'
import { staffViewMessages } from '../../messages/office/staff-view.ts'
import { currentEdition } from '../../domain/terms.ts'
import { asPerson } from './as-person.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  pageOf,
  people,
  publicPage,
  say,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'
import { smallPdf } from '../small-pdf.ts'

const word = (lang: Lang, key: keyof typeof clientMessages): string => say(lang, clientMessages[key])
const paper = (lang: Lang, key: keyof typeof clientPaperMessages): string => say(lang, clientPaperMessages[key])
const view = (lang: Lang, key: keyof typeof staffViewMessages): string => say(lang, staffViewMessages[key])
const password = 'seven-camels'
const pdf = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: smallPdf() }

test('a new client sends documents, answers a question and is approved; staff open its record and its pages as read-only', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  const email = uniqueEmail('papers')
  const company = `Papers ${email.slice(7, 13)}`
  const visitor = await asPerson(playwright, baseURL!, null)
  const form = {
    fullName: 'Lina',
    email,
    password,
    confirmPassword: password,
    agreed: currentEdition,
    companyName: company,
  }
  expect((await visitor.post(publicPage(lang, '/client-registration'), { form })).ok()).toBe(true)
  const [client] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [email])
  const clientId = client!.id

  const own = await pageOf(browser, lang, baseURL!, { ...demoPeople.saffron, email, password })
  await own.goto('/client/setup/papers')
  await hydrated(own)
  await own.locator('select[name=kind]').selectOption('registration')
  await own.locator('input[type=file]').setInputFiles(pdf)
  await own.getByRole('button', { name: paper(lang, 'send'), exact: true }).click()
  await expect(own.getByRole('listitem').filter({ hasText: paper(lang, 'kind_registration') })).toBeVisible()
  await expectSoundPage(own, lang)

  // why: a person has one open view, and the journeys of both languages run at the same time
  await signIn(page, lang === 'en' ? people.admin : people.editor)
  await page.goto(`/admin/client-approval?client=${clientId}`)
  await hydrated(page)
  const main = page.getByRole('main')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main
      .getByRole('listitem')
      .filter({ hasText: paper(lang, 'kind_registration') })
      .getByRole('link')
      .click(),
  ])
  expect(await download.failure()).toBeNull()
  await main.getByRole('button', { name: word(lang, 'ask'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectNoAxeViolations(page)
  await dialog.getByRole('textbox').fill('الرخصة البلدية ناقصة')
  await dialog.getByRole('button', { name: word(lang, 'ask'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main).toContainText('الرخصة البلدية ناقصة')
  await expectSoundPage(page, lang)

  await own.reload()
  await hydrated(own)
  await expect(own.getByRole('main')).toContainText('الرخصة البلدية ناقصة')
  await expectSoundPage(own, lang)
  await own.getByRole('textbox', { name: paper(lang, 'answer') }).fill('أُرسلت الآن')
  await own.getByRole('button', { name: paper(lang, 'sendAnswer') }).click()
  await expect(own.getByRole('main')).toContainText(paper(lang, 'answered'))

  await page.goto(`/admin/client-approval?client=${clientId}`)
  await hydrated(page)
  await expect(main).toContainText('أُرسلت الآن')
  await main.getByRole('button', { name: word(lang, 'approve'), exact: true }).click()
  await expect(main.getByRole('button', { name: word(lang, 'suspend'), exact: true })).toBeVisible()

  await page.goto(`/admin/clients/${clientId}?part=notes`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await main.getByRole('textbox').fill('Wants evening visits only.')
  await main.getByRole('button', { name: say(lang, clientPageMessages.saveNote) }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Wants evening visits only.' })).toBeVisible()

  await page.goto(`/admin/clients/${clientId}`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await main.getByRole('button', { name: view(lang, 'open') }).click()
  await dialog.getByRole('textbox').fill('a question about documents')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: view(lang, 'open') }).click()
  await page.waitForURL('**/client/dashboard')
  await hydrated(page)
  const banner = page.getByRole('region', { name: view(lang, 'banner') })
  await expect(banner).toContainText(company)
  await expectNoAxeViolations(page)
  await banner.getByRole('button', { name: view(lang, 'end') }).click()
  await page.waitForURL(`**/admin/clients/${clientId}`)

  await own.goto('/client/setup/views')
  await hydrated(own)
  await expect(own.getByRole('main')).toContainText('a question about documents')
  await expectSoundPage(own, lang)
  await own.context().close()

  const recorded = await lookUp<{ action: string }>(
    `select action from app.activity_log where client_id = $1 and action in ('clients.send-paper', 'clients.open-paper', 'clients.ask',
       'clients.answer', 'clients.approve', 'clients.note', 'clients.view-as', 'clients.view-end') order by at`,
    [clientId],
  )
  expect(recorded.map(({ action }) => action)).toEqual([
    'clients.send-paper',
    'clients.open-paper',
    'clients.ask',
    'clients.answer',
    'clients.approve',
    'clients.note',
    'clients.view-as',
    'clients.view-end',
  ])
})
