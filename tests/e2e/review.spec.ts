import type { APIRequestContext, Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { certificateWords } from '../../messages/certification/certificate-words.ts'
import { certifiedMessages } from '../../messages/certification/get-certified.ts'
import { verificationMessages as words } from '../../messages/certification/verification.ts'
import { takeScriptsFrom } from './scripts.ts'
import { expect, lookUp, publicPage, say, test } from './support.ts'
import { expectSoundAndNarrow } from './widths.ts'

type Shown = { public_id: string; number: string; state: string; branch_name: string; branch_name_ar: string | null }
/** A certificate of the demo world that no journey changes. */
async function toldCertificate(branch: string): Promise<Shown> {
  const rows = await lookUp<Shown>(
    'select public_id, number, state, branch_name, branch_name_ar from app.certificates where branch_name ilike $1 order by issued_at limit 1',
    [`%${branch}%`],
  )
  expect(rows, `a certificate of ${branch}`).toHaveLength(1)
  return rows[0]!
}

const banner = (page: Page) => page.locator('[data-state]')
const pageOfId = (lang: Lang, id: string) => publicPage(lang, `/review/${id}`)

test('a certificate says what it is worth, the browser checks it itself and takes it back when the signature is another, and it needs neither scripts nor a wide screen', async ({
  page,
  context,
  lang,
}) => {
  const told = await toldCertificate('khobar')
  const scripts: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  await page.goto(pageOfId(lang, told.public_id))
  await expect(banner(page)).toHaveAttribute('data-state', /^(valid|expires-soon)$/)
  await expect(page.getByText(say(lang, words.serverOk), { exact: true })).toBeVisible()
  await expect(page.getByText(say(lang, words.browserOk))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(told.number))
  await page.locator('details summary').first().click()
  await expectSoundAndNarrow(page, lang)

  const inline = await page.locator('script:not([type="application/ld+json"])').allTextContents()
  expect(scripts).toEqual([])
  expect(inline.join('').length).toBeLessThan(30_000)

  // a wrong signature in the browser replaces the verdict; a missing key is reported as unchecked
  await page.route('**/credential.jwt', async (route) => {
    const token = await (await route.fetch()).text()
    const at = Math.floor(token.length / 2)
    await route.fulfill({ body: token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1) })
  })
  await page.goto(pageOfId(lang, told.public_id))
  await expect(page.locator('[data-outcome="not-ours"]')).toBeVisible()
  await expect(page.getByText(say(lang, words.is_unverified))).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.unroute('**/credential.jwt')
  await page.route('**/.well-known/jwks.json', (route) => route.abort())
  await page.goto(pageOfId(lang, told.public_id))
  await expect(page.getByText(say(lang, words.unreachable))).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await page.close()

  const still = await context.newPage()
  await takeScriptsFrom(still)
  await still.goto(pageOfId(lang, told.public_id))
  await expect(banner(still)).toBeVisible()
  await expect(still.getByText(say(lang, words.serverOk), { exact: true })).toBeVisible()
  for (const hidden of [words.copy, words.share, words.browserOk, words.checkAgain])
    await expect(still.getByText(say(lang, hidden), { exact: true })).toBeHidden()
  await still.getByRole('link', { name: say(lang === 'en' ? 'ar' : 'en', { en: 'English', ar: 'العربية' }) }).click()
  await expect(still.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'ar' : 'en')
  await expect(banner(still)).toBeVisible()
})

/** Page content without parts that differ per answer. */
const plainOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  // the length of the compressed page differs by some bytes with the nonce; the page itself is compared
  const { date: _date, 'x-request-id': _id, 'content-length': _length, ...rest } = answer.headers()
  const { 'content-security-policy': policy = '', ...headers } = rest
  const text = (await answer.text()).replaceAll(/nonce="[^"]*"/g, '')
  return { status: answer.status(), text, headers, policy: policy.replaceAll(/nonce-[^']+/g, '') }
}

test.describe('with scripts off', () => {
  test.use({ scripts: false })

  test('a suspended certificate says so first, with the kind of reason and what its holder may do', async ({
    page,
    lang,
  }) => {
    const told = await toldCertificate('corniche')
    await page.goto(pageOfId(lang, told.public_id))
    await expect(banner(page)).toHaveAttribute('data-state', 'suspended')
    await expect(banner(page)).toContainText(say(lang, words.is_suspended))
    await expect(page.getByRole('heading', { name: say(lang, words.whySuspended) })).toBeVisible()
    await expect(page.getByText(say(lang, certificateWords.reason_misuse))).toBeVisible()
    await expect(page.getByText(say(lang, words.reply))).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectSoundAndNarrow(page, lang)
  })

  test('a number leads to its page; unknown, malformed and foreign addresses give one page, guessing is slowed, and a true address still opens', async ({
    page,
    lang,
  }) => {
    const { request } = page
    const told = await toldCertificate('khobar')
    const [{ id }] = (await lookUp<{ id: string }>('select id from app.certificates where public_id = $1', [
      told.public_id,
    ])) as [{ id: string }]
    await page.goto(publicPage(lang, '/get-certified'))
    await page.locator('input[name=number]').fill(told.number.toLowerCase())
    await page.getByRole('button', { name: say(lang, certifiedMessages.checkNumber) }).click()
    await expect(page).toHaveURL(new RegExp(`${pageOfId(lang, told.public_id)}(#register)?$`))
    await expect(banner(page)).toHaveAttribute('data-state', /^(valid|expires-soon)$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      lang === 'ar' ? (told.branch_name_ar ?? told.branch_name) : told.branch_name,
    )

    const first = await plainOf(request, pageOfId(lang, '0'.repeat(32)))
    expect(first.status).toBe(404)
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.headers['x-robots-tag']).toBe('noindex')
    expect(first.policy).toContain("frame-ancestors 'none'")
    for (const wrong of [
      'nothing',
      told.public_id.slice(0, -1),
      told.public_id.toUpperCase(),
      id,
      told.number,
      '%3Cb%3E',
    ])
      expect(await plainOf(request, pageOfId(lang, wrong)), wrong).toEqual(first)
    await page.goto(pageOfId(lang, 'nothing'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(lang, words.none))
    await expectSoundAndNarrow(page, lang)

    const statuses: number[] = []
    for (let n = 0; n < 30; n++) statuses.push((await request.get(`/review/${n}/state.json`)).status())
    expect(statuses.at(-1)).toBe(429)
    expect((await plainOf(request, pageOfId(lang, 'nothing'))).text).toContain(say(lang, words.busy))
    expect((await request.get(pageOfId(lang, told.public_id))).status()).toBe(200)
    const lookUpByNumber = await plainOf(request, publicPage(lang, `/get-certified?number=${told.number}`))
    expect(lookUpByNumber.text).toContain(say(lang, certifiedMessages.busyText))
  })
})
