import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStampCertificate } from '#/features/billing/tax-documents/certificate.server.ts'
import { stampDocument } from '#/features/billing/tax-documents/stamp.server.ts'
import { type FakeAuthority, fakeTaxAuthority, rightOtp } from '#/tests/fake-tax-authority.ts'
import { stampKey, taxDocument } from '#/tests/tax.ts'
import {
  type Authority,
  checkCompliance,
  clearDocument,
  renewCertificate,
  reportDocument,
  requestComplianceCertificate,
  requestProductionCertificate,
  type UnitCredentials,
} from './tax-authority.server.ts'

let server: FakeAuthority
let authority: Authority
let credentials: UnitCredentials
const key = stampKey()

const sent = (uuid: string, form: 'standard' | 'simplified' = 'standard') => {
  const { xml, hash } = stampDocument(taxDocument({ uuid, form }), key, '2026-11-20T14:05:10')
  return { uuid, hash, xml }
}

beforeAll(async () => {
  server = await fakeTaxAuthority()
  authority = { address: server.address, world: 'simulation' }
  const given = await requestComplianceCertificate(authority, { csr: 'PEM', otp: rightOtp })
  if (!given.done) throw new Error('no certificate')
  credentials = given
})
afterAll(() => server.close())

test('a unit gets its certificates: for the rehearsal, the one that counts, and the next one', async () => {
  const first = await requestComplianceCertificate(authority, { csr: 'PEM', otp: rightOtp })
  expect(first).toMatchObject({ done: true, requestId: '1234567890123' })
  expect(server.seen.at(-1)).toMatchObject({
    path: '/simulation/compliance',
    headers: { 'accept-version': 'V2', otp: rightOtp },
    body: { csr: Buffer.from('PEM').toString('base64') },
  })
  const token = Buffer.from(credentials.token, 'base64').toString('utf8')
  expect(readStampCertificate(token).issuer).toBe('CN=TEST-CA, DC=test, DC=local')
  expect(await requestProductionCertificate(authority, credentials, '1234567890123')).toMatchObject({
    done: true,
    requestId: '30368',
  })
  // this answer is wrapped
  expect(await renewCertificate(authority, credentials, { csr: 'PEM', otp: rightOtp })).toMatchObject({
    done: true,
    requestId: '2',
  })
  expect(server.seen.at(-1)!.method).toBe('PATCH')
})

test('a wrong password is said with the authority’s words and is not tried again', async () => {
  expect(await requestComplianceCertificate(authority, { csr: 'PEM', otp: '000000' })).toEqual({
    done: false,
    again: false,
    status: 400,
    messages: [{ code: 'Invalid-OTP', category: '', text: 'The provided OTP is invalid' }],
  })
})

test('a standard document is cleared, a simplified one reported, and the same once more is no fault', async () => {
  const document = sent('00000000-0000-4000-8000-000000000001')
  expect(await checkCompliance(authority, credentials, sent('00000000-0000-4000-8000-000000000009'))).toMatchObject({
    outcome: 'accepted',
  })
  expect(await clearDocument(authority, credentials, document)).toEqual({
    done: true,
    outcome: 'accepted',
    status: 200,
    warnings: [],
    clearedXml: document.xml,
  })
  expect(server.seen.at(-1)!.headers['clearance-status']).toBe('1')
  expect(await clearDocument(authority, credentials, document)).toMatchObject({ outcome: 'accepted', clearedXml: null })
  const receipt = sent('00000000-0000-4000-8000-000000000002', 'simplified')
  expect(await reportDocument(authority, credentials, receipt)).toMatchObject({ outcome: 'accepted', clearedXml: null })
  expect(server.seen.at(-1)).toMatchObject({
    path: '/simulation/invoices/reporting/single',
    headers: { 'clearance-status': '0' },
  })
})

test('a changed document is rejected with the reason', async () => {
  const document = sent('00000000-0000-4000-8000-000000000003')
  const changed = { ...document, xml: document.xml.replace('1495.00', '1495.01') }
  expect(await clearDocument(authority, credentials, changed)).toEqual({
    done: true,
    outcome: 'rejected',
    status: 400,
    warnings: [],
    errors: [{ code: 'invalid-invoice-hash', category: 'KSA', text: 'hash' }],
  })
})

test.each([
  [
    202,
    {
      validationResults: { warningMessages: [{ code: 'BR-KSA-98', category: 'KSA', message: 'w' }] },
      clearanceStatus: 'CLEARED',
    },
    { done: true, outcome: 'accepted', warnings: [{ code: 'BR-KSA-98', category: 'KSA', text: 'w' }] },
  ],
  [
    202,
    { validationResults: { warningMessages: { code: 'one' } }, reportingStatus: 'REPORTED' },
    { done: true, outcome: 'accepted', warnings: [{ code: 'one', category: '', text: '' }] },
  ],
  [
    200,
    { validationResults: { errorMessages: null }, clearanceStatus: 'NOT_CLEARED' },
    { done: true, outcome: 'rejected' },
  ],
  [303, {}, { done: true, outcome: 'report-instead' }],
  [401, '', { done: false, again: false, status: 401 }],
  [
    406,
    { message: 'version' },
    { done: false, again: false, status: 406, messages: [{ code: '', category: '', text: 'version' }] },
  ],
  [413, '', { done: false, again: true, status: 413 }],
  [429, '', { done: false, again: true, status: 429 }],
  [500, '<html>', { done: false, again: true, status: 500 }],
  [503, '', { done: false, again: true, status: 503 }],
  [200, 'not JSON', { done: false, again: false, status: 200 }],
])('an answer of %i %j', async (status, body, expected) => {
  server.mood({ status, body })
  expect(await clearDocument(authority, credentials, sent('00000000-0000-4000-8000-000000000004'))).toMatchObject(
    expected,
  )
})

test('nobody answers: the very same may be sent again', async () => {
  const fault = { done: false, again: true, status: null, messages: [] }
  server.mood({ status: 0, hangUp: true })
  const document = sent('00000000-0000-4000-8000-000000000005')
  expect(await clearDocument(authority, credentials, document)).toEqual(fault)
  expect(await clearDocument({ ...authority, address: 'http://127.0.0.1:9' }, credentials, document)).toEqual(fault)
})

test('a stranger’s name is refused', async () => {
  const stranger = { ...credentials, secret: 'guessed' }
  expect(await reportDocument(authority, stranger, sent('00000000-0000-4000-8000-000000000006'))).toMatchObject({
    done: false,
    status: 401,
  })
})
