import { actionBoardMessages } from '../../messages/reporting/action-board.ts'
import { actionSourceMessages } from '../../messages/reporting/action-sources.ts'
import { correctiveActionMessages } from '../../messages/reporting/corrective-actions.ts'
import { translator } from './page-words.ts'
import { expect, expectNoAxeViolations, expectSoundPage, hydrated, lookUp, people, signIn, test } from './support.ts'

test('a guest review becomes an action; another is added by hand and moved on the board', async ({ page, lang }) => {
  test.setTimeout(120_000)
  const t = translator(lang, actionSourceMessages)
  const word = translator(lang, correctiveActionMessages)
  const board = translator(lang, actionBoardMessages)
  const title = `Sources ${Math.random().toString(36).slice(2, 9)}`
  await signIn(page, people.saffron)
  await page.goto('/client/certificates/reviews?period=24')
  await hydrated(page)
  await page
    .getByRole('link', { name: t('openAction') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newTitle'))
  await hydrated(page)
  await expectNoAxeViolations(page)
  await page.locator('[name=title]').fill(title)
  await page.locator('[name=ownerName]').last().fill('Huda')
  await page.getByRole('button', { name: t('add'), exact: true }).click()
  await expect(page).toHaveURL(/\/client\/tasks\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('link', { name: t('viewReview') })).toBeVisible()
  await expect(page.getByText(t('source_guest'), { exact: true }).last()).toBeVisible()
  const [ofReview] = await lookUp<{ source: string; review: string | null }>(
    'select source, guest_review_id as review from app.report_actions where title = $1',
    [title],
  )
  expect(ofReview).toMatchObject({ source: 'guest', review: expect.any(String) })

  // by hand: what is missing is said, and what was typed stays
  await page.goto('/client/tasks/new')
  await hydrated(page)
  const byHand = `${title} 2`
  await page.locator('[name=title]').fill(byHand)
  await page.locator('[name=details]').fill('Order the seal first')
  await page.getByRole('button', { name: t('add'), exact: true }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(page.locator('[name=title]')).toHaveValue(byHand)
  await page.getByLabel(t('branch'), { exact: true }).selectOption({ index: 1 })
  await page.locator('[name=ownerName]').last().fill('Huda')
  await page.getByRole('button', { name: t('add'), exact: true }).click()
  // why: the form holds the same text until the action is stored
  await expect(page).toHaveURL(/\/client\/tasks\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Order the seal first')).toBeVisible()

  await page.goto(`/client/tasks?q=${encodeURIComponent(title)}&source=manual`)
  await hydrated(page)
  await expect(page.getByRole('link', { name: byHand }).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: board('view_board'), exact: true }).click()
  await expect(page).toHaveURL(/view=board/)
  await expect(page).toHaveURL(/source=manual/)
  const column = (status: 'open' | 'in_progress') =>
    page.getByRole('region', { name: word(`status_${status}`), exact: true })
  await expect(column('open').getByRole('article')).toHaveCount(1)
  await expectSoundPage(page, lang)
  // the menu is opened and used by keys alone
  await page.getByRole('button', { name: board('steps', { title: byHand }) }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: word('start'), exact: true }).press('Enter')
  await expect(column('in_progress').getByRole('article')).toHaveCount(1)
  // why: the card moves at once, before the answer of the server
  await expect
    .poll(() => lookUp('select status from app.report_actions where title = $1', [byHand]))
    .toEqual([{ status: 'in_progress' }])

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(column('in_progress')).toBeHidden()
  await page.getByRole('button', { name: word('status_in_progress') }).click()
  await expect(column('open')).toBeHidden()
  await expect(column('in_progress').getByRole('article')).toBeVisible()
  await expectSoundPage(page, lang)
})
