import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { demoPeople } from '../../demo/people.ts'
import { addDays, riyadhDay } from '../../domain/riyadh-time.ts'
import { currentEdition } from '../../domain/terms.ts'
import type { Lang } from '../../domain/text.ts'
import { branchImportMessages } from '../../messages/companies/branch-import.ts'
import { branchListMessages } from '../../messages/office/branch-records.ts'
import { asPerson, send } from './as-person.ts'
import { invitationLink } from './invitation-link.ts'
import { assign, newClient, newShopper, password, release } from './own-people.ts'
import { handIn, questionsWithoutPhoto } from './own-report.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, say, signIn, test, uniqueEmail } from './support.ts'
import { pressTwice } from './press-twice.ts'
import { expectToFitAPhone } from './widths.ts'
import { translator } from './page-words.ts'

/** Sheets of openpyxl: an empty sheet before, a title, merged headings in two rows, dates, empty rows between brands. */
const sheet = (name: string) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: readFileSync(new URL(name, import.meta.url)),
})
const word = (lang: Lang, key: keyof typeof branchImportMessages): string =>
  translator(lang, branchImportMessages)(key as 'title')
const grades = { facts: '5', completeness: '4', objectivity: '5', language: '4', punctuality: '5' }

type Branch = { id: string; name: string; name_ar: string; region: string; region_id: string }
const branchesOf = (clientId: string) =>
  lookUp<Branch>(
    `select b.id, b.name, b.name_ar, p.name_en as region, p.id as region_id from app.branches b
       join app.org_nodes n on n.id = b.id join app.org_nodes p on p.id = n.parent_id
     where b.client_id = $1 order by b.name`,
    [clientId],
  )

/** A person who has joined the team of the company by invitation, as manager of a region. */
async function regionManager(visitor: APIRequestContext, owner: APIRequestContext, regionId: string, lang: Lang) {
  const email = uniqueEmail('region')
  const invitation = { intent: 'invite', email, language: lang, role: 'manager', node: regionId }
  await send(owner, '/client/users/invite', invitation)
  const account = { fullName: 'Majed Al-Harbi', password, confirmPassword: password, agreed: currentEdition }
  await send(visitor, await invitationLink(email), { intent: 'create', ...account })
  return { ...demoPeople.saffron, email, password }
}

type Visited = {
  playwright: PlaywrightWorkerArgs['playwright']
  baseURL: string
  owner: APIRequestContext
  clientId: string
}

/** A visit that the owner orders for a branch of the chain: at one o'clock, when all of them are open. */
async function order(owner: APIRequestContext, branch: string, daysAhead: number): Promise<void> {
  const visitAt = `${addDays(riyadhDay(new Date()), daysAhead)}T13:00`
  await send(owner, '/client/secret-shopper', {
    intent: 'order',
    clientKey: randomUUID(),
    branchName: branch,
    branchLocation: branch.endsWith('Corniche') ? 'Jeddah' : 'Riyadh',
    evaluationType: 'basic',
    visitAt,
    soonSeen: visitAt,
    notes: '',
  })
}

/** Counts the live events of a page from now on. */
async function listening(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const heard: string[] = []
        Object.assign(window, { heard })
        const source = new EventSource('/events')
        source.addEventListener('message', ({ data }) => heard.push(String(data)))
        source.addEventListener('open', () => done())
      }),
  )
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length)
}

/** A released report of a branch. */
async function visited({ playwright, baseURL, owner, clientId }: Visited, branch: string): Promise<string> {
  const visitor = await asPerson(playwright, baseURL, null)
  const admin = await asPerson(playwright, baseURL, 'admin')
  const shopper = await newShopper(visitor, admin)
  await order(owner, branch, 2)
  const [request] = await lookUp<{ id: string }>(
    'select id from app.mystery_shopping_requests where client_id = $1 and branch_name = $2',
    [clientId, branch],
  )
  // why: the shopper lives where the branch is, as assignments require
  await lookUp(
    `update app.mystery_shopper_profiles set city = (select city from app.branches where client_id = $2 and name = $3)
     where profile_id = $1`,
    [shopper.id, clientId, branch],
  )
  await assign(admin, request!.id, shopper.id)
  const reportId = await handIn(playwright, baseURL, { requestId: request!.id, shopper }, { photo: false })
  await release(admin, reportId, grades)
  for (const context of [visitor, admin]) await context.dispose()
  return reportId
}

async function check(page: Page, lang: Lang, file: ReturnType<typeof sheet>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: word(lang, 'check'), exact: true }).click()
}

/** Imports the chain as its owner, after the correction of one row. */
async function importChain(page: Page, lang: Lang): Promise<void> {
  await page.goto('/client/branches')
  await page.getByRole('link', { name: say(lang, branchListMessages.importMany), exact: true }).click()
  await page.waitForURL('**/client/branches/import')
  await hydrated(page)
  await check(page, lang, sheet('chain-with-error.xlsx'))
  const preview = page.getByRole('region', { name: word(lang, 'planTitle'), exact: true })
  const wrong = preview.getByRole('row').filter({ hasText: word(lang, 'problem_outside') })
  await expect(wrong).toHaveCount(1)
  await expect(wrong).toContainText('29')
  await expect(preview.getByRole('button')).toHaveCount(0)
  await expectSoundPage(page, lang)
  await check(page, lang, sheet('chain.xlsx'))
  await expect(preview.getByRole('heading', { name: word(lang, 'treeTitle') })).toBeVisible()
  // the company, three brands and six regions
  await expect(preview.locator('section li')).toHaveCount(10)
  await expect(preview.locator('section li').first()).toContainText('40')
  await expectSoundPage(page, lang)
  await expectToFitAPhone(page)
  await pressTwice(preview.getByRole('button'))
  await expect(page.getByText(word(lang, 'importedTitle'), { exact: true })).toBeVisible()
}

test('a chain imports 40 branches from a sheet of another program; a region manager sees its seven branches everywhere, and a branch that moves', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const visitor = await asPerson(playwright, baseURL!, null)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const client = await newClient(visitor, admin, { questions: questionsWithoutPhoto })
  await signIn(page, client)
  await importChain(page, lang)
  const branches = await branchesOf(client.id)
  expect(branches).toHaveLength(40)
  const seven = branches.filter(({ name, region }) => name.startsWith('Naranj') && region === 'Western region')
  const others = branches.filter((branch) => !seven.includes(branch))
  expect(seven).toHaveLength(7)

  const owner = await asPerson(playwright, baseURL!, null)
  await owner.post('/login', { form: { intent: 'sign-in', email: client.email, password: client.password } })
  const visiting = { playwright, baseURL: baseURL!, owner, clientId: client.id }
  const own = await visited(visiting, 'Naranj Corniche')
  const foreign = await visited(visiting, 'Naranj Olaya')
  const person = await regionManager(await asPerson(playwright, baseURL!, null), owner, seven[0]!.region_id, lang)
  const manager = await pageOf(browser, lang, baseURL!, person)

  const seen = async (path: string): Promise<string> => {
    const answer = await manager.request.get(path)
    expect(answer.status(), path).toBe(200)
    return answer.text()
  }
  const namesIn = (text: string, among: readonly Branch[]) =>
    among.filter(({ name, name_ar }) => text.includes(name) || text.includes(name_ar)).map(({ name }) => name)
  for (const path of [
    '/client',
    '/client/branches',
    '/client/branches/tree',
    '/client/branches/export?format=csv',
    '/client/secret-shopper',
    '/client/reports',
    '/client/reports/branches',
    '/client/reports/compare',
    '/client/reports/export?format=csv',
    '/client/certificates',
    '/client/tasks',
    '/client/notifications',
    '/client/users',
    '/client/users/branch',
    '/client/users/export?format=csv',
    '/command-palette?q=Naranj',
    '/command-palette?q=Olaya',
  ])
    expect({ path, others: namesIn(await seen(path), others) }).toEqual({ path, others: [] })
  for (const path of ['/client/branches', '/client/branches/export?format=csv'])
    expect(namesIn(await seen(path), seven), path).toHaveLength(7)
  for (const path of ['/client/reports', '/client/secret-shopper', '/command-palette?q=Corniche'])
    expect(namesIn(await seen(path), seven), path).toContain('Naranj Corniche')
  expect((await manager.request.get(`/client/reports/${own}`)).status()).toBe(200)
  for (const path of [`/client/reports/${foreign}`, `/client/reports/${foreign}/document`])
    expect((await manager.request.get(path)).status(), path).toBe(404)
  // of the owner the name and the role alone
  for (const path of ['/client/users', '/client/users/export?format=csv']) {
    expect(await seen(path)).toContain(person.email)
    expect(await seen(path)).not.toContain(client.email)
  }
  await manager.goto('/client/branches')
  await expectSoundPage(manager, lang)

  // live events: of two orders the one for the own branch is heard
  const heard = await listening(manager)
  const mailed = async () =>
    (
      await lookUp<{ n: number }>(
        `select count(*)::int as n from app.emails where kind = 'request.received' and profile_id = $1`,
        [client.id],
      )
    )[0]!.n
  const before = await mailed()
  await order(owner, 'Naranj Olaya', 3)
  await expect.poll(mailed).toBe(before + 1)
  expect(await heard()).toBe(0)
  await order(owner, 'Naranj Corniche', 3)
  await expect.poll(heard).toBe(1)

  const moving = others.find(({ name }) => name === 'Naranj Olaya')!
  const [node] = await lookUp<{ version: number }>('select version from app.org_nodes where id = $1', [moving.id])
  await send(owner, '/client/branches/tree', {
    intent: 'move',
    nodeId: moving.id,
    version: String(node!.version),
    parentId: seven[0]!.region_id,
  })
  expect(namesIn(await seen('/client/branches'), branches)).toHaveLength(8)
  expect((await manager.request.get(`/client/reports/${foreign}`)).status()).toBe(200)
})
