import { translator } from './page-words.ts'
import { errorMessages } from '../../messages/errors.ts'
import { staffTaskMessages } from '../../messages/office/staff-tasks.ts'
import { asPerson } from './as-person.ts'
import { plainTab } from './plain-tab.ts'
import { pressTwice } from './press-twice.ts'
import { expect, expectNoAxeViolations, expectSoundPage, hydrated, lookUp, people, signIn, test } from './support.ts'

const taskOf = async (title: string) =>
  (
    await lookUp<{ id: string; status: string; owner: string | null; priority: string; version: number }>(
      `select t.id, t.status, o.full_name as owner, t.priority, t.version from app.work_tasks t
       left join app.profiles o on o.id = t.owner_id where t.title = $1`,
      [title],
    )
  )[0]

test('a task is written down, given, moved on the board, noted and done; of two who change it the second is told', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const t = translator(lang, staffTaskMessages)
  const title = `Work ${Math.random().toString(36).slice(2, 9)}`
  await signIn(page, people.admin)
  await page.goto(`/admin/tasks?q=${encodeURIComponent(title)}`)
  await hydrated(page)
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
  await pressTwice(dialog.getByRole('button', { name: t('add') }))
  await expect(dialog).toBeHidden()
  const written = (await taskOf(title))!
  expect(written).toMatchObject({ status: 'todo', owner: people.freelancer.name, priority: 'high', version: 1 })

  // a colleague is faster with the same task
  await page.getByRole('checkbox', { name: t('choose', { title }) }).check()
  await page.getByRole('button', { name: t('setPriority') }).click()
  await dialog.locator('select[name=priority]').selectOption('low')
  const colleague = await asPerson(playwright, baseURL!, 'editor')
  await colleague.post('/admin/tasks', {
    form: { intent: 'priority-many', task: `${written.id}:1`, priority: 'urgent' },
  })
  await colleague.dispose()
  await dialog.getByRole('button', { name: t('apply') }).click()
  await expect(page.getByText(translator(lang, errorMessages)('changed-meanwhile'))).toBeVisible()
  expect(await taskOf(title)).toMatchObject({ priority: 'urgent', version: 2 })
  await expectSoundPage(page, lang)

  await page.getByRole('link', { name: t('view_board'), exact: true }).click()
  const column = (status: 'todo' | 'doing' | 'done') =>
    page.getByRole('region', { name: t(`status_${status}`), exact: true })
  await expect(column('todo').getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: t('steps', { title }) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: t('step_start') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(column('doing').getByRole('link', { name: title })).toBeVisible()
  await page.getByText(t('moved', { title, status: t('status_doing') })).waitFor()
  expect((await taskOf(title))?.status).toBe('doing')
  // why first: scrolling while the button is down would move the card away from the mouse
  await column('done').scrollIntoViewIfNeeded()
  await column('doing').getByRole('article').dragTo(column('done'))
  await expect(column('done').getByRole('link', { name: title })).toBeVisible()
  await expect.poll(async () => (await taskOf(title))?.status).toBe('done')
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)

  const plain = await plainTab(page)
  await plain.goto(`/admin/tasks/${written.id}`)
  await expect(plain.locator('h1')).toContainText(title)
  await plain.locator('[name=text]').fill('It was quick.')
  await plain.getByRole('button', { name: t('addNote') }).click()
  await expect(plain.getByText('It was quick.')).toBeVisible()
  await plain.getByRole('button', { name: t('step_reopen') }).click()
  await expect(plain.getByText(t('status_todo')).first()).toBeVisible()
  await expectSoundPage(plain, lang)
})
