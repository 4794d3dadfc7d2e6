import { translator } from '../../domain/text.ts'
import { errorMessages } from '../../messages/errors.ts'
import { workMessages } from '../../messages/work.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  pageOf,
  people,
  signIn,
  test,
} from './support.ts'

const taskOf = async (title: string) =>
  (
    await lookUp<{ status: string; owner: string | null; priority: string; version: number }>(
      `select t.status, o.full_name as owner, t.priority, t.version from app.work_tasks t
       left join app.profiles o on o.id = t.owner_id where t.title = $1`,
      [title],
    )
  )[0]

test('a task is written down, given, moved on the board, noted and done', async ({ page, lang }) => {
  const t = translator(lang, workMessages)
  const title = `Work ${Math.random().toString(36).slice(2, 9)}`
  await signIn(page, people.admin)
  await page.goto('/admin/tasks')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: t('new') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('add') }).click()
  await expect(dialog.locator('[name=title][aria-invalid=true]')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.locator('[name=title]').fill(title)
  await dialog.getByRole('combobox', { name: t('owner') }).fill(people.freelancer.name)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(people.freelancer.name) })
    .click()
  await dialog.locator('select[name=priority]').selectOption('high')
  await dialog.getByRole('button', { name: t('add') }).dblclick()
  await expect(dialog).toBeHidden()
  expect(await taskOf(title)).toMatchObject({ status: 'todo', owner: people.freelancer.name, priority: 'high' })

  await page.goto(`/admin/tasks?view=board&q=${encodeURIComponent(title)}`)
  await hydrated(page)
  const column = (status: 'todo' | 'doing' | 'done') =>
    page.getByRole('region', { name: t(`status_${status}`), exact: true })
  await expect(column('todo').getByRole('link', { name: title })).toBeVisible()
  await expectSoundPage(page, lang)
  const menu = page.getByRole('button', { name: t('steps', { title }) })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: t('step_start') })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(column('doing').getByRole('link', { name: title })).toBeVisible()
  await expect.poll(async () => (await taskOf(title))?.status).toBe('doing')
  await column('doing').getByRole('article').dragTo(column('done'))
  await expect(column('done').getByRole('link', { name: title })).toBeVisible()
  await expect.poll(async () => (await taskOf(title))?.status).toBe('done')

  await column('done').getByRole('link', { name: title }).click()
  await expect(page.locator('h1')).toContainText(title)
  await page.locator('[name=text]').fill('It was quick.')
  await page.getByRole('button', { name: t('addNote') }).click()
  await expect(page.getByText('It was quick.')).toBeVisible()
  await page.getByRole('button', { name: t('step_reopen') }).click()
  await expect(page.getByText(t('status_todo')).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/tasks?view=board')
  await hydrated(page)
  await expectSoundPage(page, lang)
})

test('of two people who change one task the second is told, and nothing is overwritten', async ({
  page,
  lang,
  browser,
  baseURL,
}) => {
  const t = translator(lang, workMessages)
  const title = `Shared ${Math.random().toString(36).slice(2, 9)}`
  await signIn(page, people.admin)
  await page.goto('/admin/tasks?new=1')
  await hydrated(page)
  await page.locator('[name=title]').fill(title)
  await page.getByRole('button', { name: t('add') }).click()
  await expect.poll(async () => (await taskOf(title))?.version).toBe(1)
  await page.goto(`/admin/tasks?q=${encodeURIComponent(title)}`)
  await hydrated(page)
  const colleague = await pageOf(browser, lang, baseURL!, people.editor)
  await colleague.goto(`/admin/tasks?q=${encodeURIComponent(title)}`)
  await hydrated(colleague)

  await page.getByRole('checkbox', { name: t('choose', { title }) }).check()
  await page.getByRole('button', { name: t('setPriority') }).click()
  await page.getByRole('dialog').locator('select[name=priority]').selectOption('urgent')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('apply') })
    .click()
  await expect.poll(async () => (await taskOf(title))?.priority).toBe('urgent')

  await colleague.getByRole('checkbox', { name: t('choose', { title }) }).check()
  await colleague.getByRole('button', { name: t('setPriority') }).click()
  await colleague.getByRole('dialog').locator('select[name=priority]').selectOption('low')
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: t('apply') })
    .click()
  await expect(colleague.getByText(translator(lang, errorMessages)('changed-meanwhile'))).toBeVisible()
  expect(await taskOf(title)).toMatchObject({ priority: 'urgent', version: 2 })
  await colleague.context().close()
})
