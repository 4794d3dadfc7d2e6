import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, gunzipSync, inflateSync } from 'node:zlib'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import jwt from 'jsonwebtoken'
import type { Lang } from '../../domain/text.ts'
import { certificateDocumentMessages } from '../../messages/certification/certificate-documents.ts'
import { certificateWords } from '../../messages/certification/certificate-words.ts'
import { misuseFormTexts } from '../../messages/site/misuse-report.ts'
import { verificationMessages } from '../../messages/certification/verification.ts'
import { pdfPages } from '../pdf-text.ts'
import { asPerson } from './as-person.ts'
import { networkOf } from './network.ts'
import { decideAbout, type OwnCertificate, ownCertificate } from './own-certificate.ts'
import { expect, expectSoundPage, lookUp, publicPage, say, test } from './support.ts'

type Entry = { statusListIndex: string; statusListCredential: string }
type Signed = { jti: string; validUntil: string; issuer: { id: string }; credentialStatus: Entry }

/** Verifies a token as a stranger: with nothing but the token and its own addresses. */
async function checked<T>(stranger: APIRequestContext, token: string): Promise<T> {
  const { kid } = jwt.decode(token, { complete: true })!.header
  const key = (await (await stranger.get(kid!)).json()) as JsonWebKey
  return jwt.verify(token, createPublicKey({ key, format: 'jwk' }), { algorithms: ['RS256'] }) as T
}

/** Whether the bit of a certificate is currently set. */
async function isStopped(stranger: APIRequestContext, { credentialStatus }: Signed): Promise<boolean> {
  const token = await (await stranger.get(credentialStatus.statusListCredential)).text()
  const list = await checked<{ credentialSubject: { encodedList: string } }>(stranger, token)
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
  const place = Number(credentialStatus.statusListIndex)
  return ((bits[place >> 3]! >> (7 - (place & 7))) & 1) === 1
}

/** Text chunks of a badge. */
async function textOf(badge: APIResponse): Promise<string[]> {
  const png = await badge.body()
  const found: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const body = png.subarray(at + 4, at + 8 + png.readUInt32BE(at))
    expect(png.readUInt32BE(at + 4 + body.length)).toBe(crc32(body))
    if (body.toString('latin1', 0, 4) === 'iTXt') found.push(body.toString('utf8', 4))
  }
  return found
}

async function paperOf(stranger: APIRequestContext, address: string): Promise<{ bytes: Buffer; text: string }> {
  const answer = await stranger.get(`${address}/certificate.pdf`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const bytes = await answer.body()
  return { bytes, text: pdfPages(bytes).join('\n') }
}

/** File embedded in a PDF. */
function carriedBy(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const at = /obj\s<<(?:(?!endobj)[\s\S])*?\/Type \/EmbeddedFile[\s\S]*?stream\r?\n/.exec(text)!
  const from = at.index + at[0].length
  const carried = bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(at[0])![1]))
  return (at[0].includes('FlateDecode') ? inflateSync(carried) : carried).toString('utf8')
}

/** A foreign site with this content on its only page. */
async function siteWith(body: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Restaurant</title>${body}`),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

const forged = 'ITQ-FORG-ED00-0000'

/** Reports misuse on a certificate's page: first empty, then with text and a forged number. */
async function tellMisuse(page: Page, lang: Lang, seen: string): Promise<void> {
  const form = page.locator('#misuse form')
  const send = form.getByRole('button', { name: say(lang, misuseFormTexts.button) })
  await page.locator('#misuse summary').click()
  await form.locator('select[name=kind]').selectOption('elsewhere')
  await send.click()
  await expect(page.locator('#misuse')).toHaveAttribute('open', '')
  await expect(form.locator('select[name=kind]')).toHaveValue('elsewhere')
  await form.locator('textarea[name=message]').fill(seen)
  await form.evaluate((element: HTMLFormElement, number) => {
    // a forged number, which the server must ignore
    element.querySelector<HTMLInputElement>('input[name=certificate]')!.value = number
  }, forged)
  await send.click()
  await expect(page.locator('#misuse')).toContainText(say(lang, misuseFormTexts.success))
}

test.describe.serial('one certificate', () => {
  let own: OwnCertificate
  let at: string
  let stranger: APIRequestContext
  let token: string
  let credential: Signed
  const says = (stopped: boolean) => expect.poll(() => isStopped(stranger, credential), { timeout: 5000 }).toBe(stopped)

  test.beforeAll(async ({ playwright, baseURL }) => {
    own = await ownCertificate(playwright, baseURL!)
    at = `/review/${own.publicId}`
    stranger = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: networkOf(test.info()) })
    token = await (await stranger.get(`${at}/credential.jwt`)).text()
    credential = await checked<Signed>(stranger, token)
  })
  test.afterAll(() => stranger.dispose())

  test('anybody checks it with its credential alone, which its badge and its paper carry', async ({ baseURL }) => {
    expect((await stranger.get(`${at}/credential.jwt`)).headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    expect(credential.jti).toBe(`${baseURL}${at}`)
    expect(JSON.stringify(credential)).toContain(own.branch)
    const middle = Math.floor(token.length / 2)
    const changed = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1)
    await expect(checked(stranger, changed)).rejects.toThrow()
    const { keys } = (await (await stranger.get('/.well-known/jwks.json')).json()) as { keys: { kid: string }[] }
    const named = jwt.decode(token, { complete: true })!.header.kid!
    expect(keys.map(({ kid }) => `${baseURL}/credentials/keys/${kid}`)).toContain(named)
    expect(await (await stranger.get(credential.issuer.id)).json()).toMatchObject({
      id: credential.issuer.id,
      type: ['Profile'],
    })
    const badge = await stranger.get(`${at}/badge.png`)
    expect(badge.headers()['content-disposition']).toBe(`attachment; filename="${own.number}.png"`)
    expect(await textOf(badge)).toEqual([`openbadgecredential\0\0\0\0\0${token}`])
    expect(await isStopped(stranger, credential)).toBe(false)
    const paper = await paperOf(stranger, at)
    for (const said of [own.number, own.branch]) expect(paper.text).toContain(said)
    expect(paper.text).not.toContain('Revoked on')
    expect(carriedBy(paper.bytes)).toBe(token)
  })

  test('a critical failure suspends it by itself, for everybody to see; a visit that does not count gives it back', async ({
    playwright,
    baseURL,
    lang,
  }) => {
    const shown = async () => (await stranger.get(publicPage(lang, at))).text()
    expect(await shown()).toContain(say(lang, verificationMessages.is_valid))
    const reportId = await own.visitAgain({ K3: false })
    await expect.poll(shown).toContain(say(lang, verificationMessages.is_suspended))
    expect(await shown()).toContain(say(lang, certificateWords.reason_critical_failure))
    await says(true)
    expect(await textOf(await stranger.get(`${at}/badge.png`))).toEqual([])
    const told = () =>
      lookUp<{ kind: string }>(
        `select n.kind from app.notifications n join app.profiles p on p.id = n.profile_id
       where p.email = $1 and n.kind like 'certificate.%' order by n.created_at`,
        [own.client.email],
      )
    await expect.poll(async () => (await told()).at(-1)?.kind).toBe('certificate.suspended-by-rule')

    const admin = await asPerson(playwright, baseURL!, 'admin')
    const [report] = await lookUp<{ version: number }>(
      'select version from app.mystery_shopping_reports where id = $1',
      [reportId],
    )
    const form = { intent: 'exclude', version: String(report!.version), reason: 'Another branch was visited.' }
    await admin.post(`/admin/reports/${reportId}`, { form })
    await admin.dispose()
    await expect.poll(shown).toContain(say(lang, verificationMessages.is_valid))
    await says(false)
  })

  test('misuse is told on its page; revoked, its page, its paper, its credential and the badge on another site say so at once', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    const banner = page.locator('[data-state]')
    const stateNow = async () => (await stranger.get(`${at}/state.json`)).json()
    await page.goto(publicPage(lang, at))
    await expect(banner).toHaveAttribute('data-state', 'valid')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.branch)
    await expect(page.getByText(say(lang, certificateWords.reason_misuse))).toHaveCount(0)
    const valid = { number: own.number, state: 'valid', isValid: true, isSignatureRight: true }
    expect(await stateNow()).toMatchObject(valid)
    const seen = `It hangs in the window of another restaurant, ${own.publicId.slice(0, 6)}.`
    await tellMisuse(page, lang, seen)

    const address = `${at}/badge.svg?lang=${lang}`
    const badge = async () => (await stranger.get(address)).text()
    const until = (state: 'on_valid' | 'on_revoked') =>
      say(lang, certificateDocumentMessages[state]).replace('{date}', '').trim()
    expect(await badge()).toContain(until('on_valid'))
    const other = await siteWith(`<img alt="" src="${baseURL}${address}">`)
    await page.goto(other.address)
    const width = () => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(300)
    other.close()

    const admin = await asPerson(playwright, baseURL!, 'admin')
    const reason = { reasonClass: 'misuse', reason: 'It hangs in another branch.' }
    await decideAbout(admin, own.certificateId, { intent: 'revoke', typedNumber: own.number, ...reason })
    await expect.poll(badge, { timeout: 5000 }).toContain(until('on_revoked'))
    for (const each of ['en', 'ar'] as const)
      await expect
        .poll(async () => (await stranger.get(publicPage(each, at))).text(), { timeout: 5000 })
        .toContain(verificationMessages.is_revoked[each])
    expect(await stateNow()).toMatchObject({ state: 'revoked', isValid: false, reason: 'misuse' })
    await says(true)
    expect(await (await stranger.get(`${at}/credential.jwt`)).text()).toBe(token)
    const after = await paperOf(stranger, at)
    expect(after.text).toContain('Revoked on')
    expect(after.text).toContain('Misuse of the certificate')
    await page.goto(publicPage(lang, at))
    await expect(banner).toHaveAttribute('data-state', 'revoked')
    await expect(page.getByText(say(lang, certificateWords.reason_misuse))).toBeVisible()
    await expect(page.getByText(say(lang, verificationMessages.browserOk))).toBeVisible()
    await expectSoundPage(page, lang)

    const [report] = await lookUp<{ id: string }>('select id from app.form_submissions where answers::text like $1', [
      `%${seen}%`,
    ])
    const told = await (await admin.get(`/admin/forms/submissions/${report!.id}`)).text()
    expect(told).toContain(own.number)
    expect(told).toContain(`href="${baseURL}${at}"`)
    expect(told).not.toContain(forged)
    await admin.dispose()
  })

  test('what does not exist answers the same, whatever it is called', async () => {
    const nothing = `/review/${'0'.repeat(32)}`
    const paths = [
      `${nothing}/credential.jwt`,
      '/review/x/badge.png',
      '/credentials/achievements/bronze',
      '/credentials/keys/x',
      '/credentials/status/revocation/999',
      '/credentials/status/refresh/0',
    ]
    for (const path of paths) {
      const answer = await stranger.get(path)
      expect([answer.status(), await answer.text()], path).toEqual([404, '404'])
      expect((await stranger.head(path)).status(), path).toBe(404)
    }
    for (const file of ['certificate.pdf', 'certificate.png', 'badge.svg'])
      expect((await stranger.get(`${nothing}/${file}`)).status(), file).toBe(404)
  })
})
