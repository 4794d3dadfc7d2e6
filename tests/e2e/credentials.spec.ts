import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { crc32, gunzipSync } from 'node:zlib'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import jwt from 'jsonwebtoken'
import { asPerson } from './as-person.ts'
import { networkOf } from './network.ts'
import { ownCertificate } from './own-certificate.ts'
import { expect, lookUp, test } from './support.ts'

type Entry = { statusPurpose: string; statusListIndex: string; statusListCredential: string }
type Signed = { jti: string; validUntil: string; issuer: { id: string }; credentialStatus: Entry[] }

/** Checks a token as a stranger would: nothing but the token, and what its own addresses answer. */
async function checked<T>(stranger: APIRequestContext, token: string): Promise<T> {
  const { kid } = jwt.decode(token, { complete: true })!.header
  const key = (await (await stranger.get(kid!)).json()) as JsonWebKey
  return jwt.verify(token, createPublicKey({ key, format: 'jwk' }), { algorithms: ['RS256'] }) as T
}

/** Which purposes have the bit of a certificate set at this moment. */
async function setBits(stranger: APIRequestContext, { credentialStatus }: Signed): Promise<string[]> {
  const set: string[] = []
  for (const { statusPurpose, statusListIndex, statusListCredential } of credentialStatus) {
    const token = await (await stranger.get(statusListCredential)).text()
    const list = await checked<{ credentialSubject: { encodedList: string } }>(stranger, token)
    const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
    const place = Number(statusListIndex)
    if ((bits[place >> 3]! >> (7 - (place & 7))) & 1) set.push(statusPurpose)
  }
  return set
}

async function carriedBy(response: APIResponse): Promise<string[]> {
  const png = await response.body()
  const found: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const body = png.subarray(at + 4, at + 8 + png.readUInt32BE(at))
    expect(png.readUInt32BE(at + 4 + body.length)).toBe(crc32(body))
    if (body.toString('latin1', 0, 4) === 'iTXt') found.push(body.toString('utf8', 4))
  }
  return found
}

test('anybody checks a certificate with its credential alone, and learns within five seconds what became of it', async ({
  playwright,
  baseURL,
}) => {
  test.slow()
  const own = await ownCertificate(playwright, baseURL!)
  const stranger = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: networkOf(test.info()) })
  const at = `/review/${own.publicId}`
  const answer = await stranger.get(`${at}/credential.jwt`)
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  const token = await answer.text()
  const credential = await checked<Signed>(stranger, token)
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
  expect(await carriedBy(badge)).toEqual([`openbadgecredential\0\0\0\0\0${token}`])
  expect(await setBits(stranger, credential)).toEqual([])

  const admin = await asPerson(playwright, baseURL!, 'admin')
  const decide = async (intent: string, more: Record<string, string> = {}) => {
    const [row] = await lookUp<{ version: number }>('select version from app.certificates where id = $1', [
      own.certificateId,
    ])
    const form = { intent, version: String(row!.version), reason: 'A guest told us', ...more }
    await admin.post(`/admin/certificates/${own.certificateId}`, { form })
  }
  const says = (bits: string[]) => expect.poll(() => setBits(stranger, credential), { timeout: 5000 }).toEqual(bits)
  await decide('suspend', { reasonClass: 'misuse' })
  await says(['suspension'])
  expect((await stranger.get(`${at}/badge.png`)).status()).toBe(410)
  await decide('reinstate')
  await says([])
  await decide('revoke', { reasonClass: 'misuse', typedNumber: own.number })
  await says(['revocation'])
  expect(await (await stranger.get(`${at}/credential.jwt`)).text()).toBe(token)
  await Promise.all([admin.dispose(), stranger.dispose()])
})

test('what does not exist answers the same, whatever it is called', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: networkOf(test.info()) })
  const paths = [
    `/review/${'0'.repeat(32)}/credential.jwt`,
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
  await stranger.dispose()
})
