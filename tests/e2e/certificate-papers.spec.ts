import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { pdfPages } from '../pdf-text.ts'
import { asPerson } from './as-person.ts'
import { ownCertificate } from './own-certificate.ts'
import { expect, test } from './support.ts'

const words = {
  en: { valid: 'Valid until', revoked: 'Revoked on' },
  ar: { valid: 'سارية حتى', revoked: 'أُلغيت بتاريخ' },
}

const paperOf = async (request: APIRequestContext, address: string): Promise<{ bytes: Buffer; text: string }> => {
  const answer = await request.get(`${address}/certificate.pdf`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const bytes = await answer.body()
  return { bytes, text: pdfPages(bytes).join('\n') }
}

/** The file that a PDF carries. */
function carriedBy(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const at = /obj\s<<(?:(?!endobj)[\s\S])*?\/Type \/EmbeddedFile[\s\S]*?stream\r?\n/.exec(text)!
  const from = at.index + at[0].length
  const carried = bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(at[0])![1]))
  return (at[0].includes('FlateDecode') ? inflateSync(carried) : carried).toString('utf8')
}

/** A site of somebody else, with this on its only page. */
async function siteWith(body: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Restaurant</title>${body}`),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

test('paper, badge and credential of one certificate tell the same, and what is taken away is told at once', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const own = await ownCertificate(playwright, baseURL!)
  const { request } = page
  const address = `/review/${own.publicId}`
  const badge = async () => (await request.get(`${address}/badge.svg?lang=${lang}`)).text()

  const paper = await paperOf(request, address)
  expect(paper.text).toContain(own.number)
  expect(paper.text).toContain(own.branch)
  expect(paper.text).not.toContain('Revoked on')
  expect(carriedBy(paper.bytes)).toBe(await (await request.get(`${address}/credential.jwt`)).text())
  expect(await badge()).toContain(words[lang].valid)

  const other = await siteWith(`<img alt="" src="${baseURL}${address}/badge.svg?lang=${lang}">`)
  await page.goto(other.address)
  const width = () => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(300)
  other.close()

  const admin = await asPerson(playwright, baseURL!, 'admin')
  const reason = { reasonClass: 'misuse', reason: 'It hangs in another branch.' }
  await admin.post(`/admin/certificates/${own.certificateId}`, {
    form: { intent: 'revoke', version: '1', typedNumber: own.number, ...reason },
  })
  await admin.dispose()
  await expect.poll(badge, { timeout: 5000 }).toContain(words[lang].revoked)
  const after = await paperOf(request, address)
  expect(after.text).toContain('Revoked on')
  expect(after.text).toContain('Misuse of the certificate')

  for (const file of ['certificate.pdf', 'certificate.png', 'badge.svg'])
    expect((await request.get(`/review/${'0'.repeat(32)}/${file}`)).status(), file).toBe(404)
})
