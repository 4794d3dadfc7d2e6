import { afterEach, expect, test, vi } from 'vitest'
import { errorStatus } from '#/domain/errors.ts'
import { sendHandIn, sendPhoto, sendSaves } from './transport.ts'

afterEach(() => vi.unstubAllGlobals())
const answer = (code: keyof typeof errorStatus) =>
  vi.stubGlobal('fetch', async () => Response.json({ ok: false, code }, { status: errorStatus[code] }))
const photo = {
  id: 'p',
  questionKey: 'Q3',
  kind: 'photo' as const,
  takenAt: null,
  seconds: null,
  picture: new Blob(['x']),
}

test('a server without room for files is tried again, and nothing is dropped from the phone', async () => {
  answer('storage.full')
  expect(await sendPhoto('r', photo)).toEqual({ ok: false, failure: 'busy' })
  expect(await sendSaves('r', [])).toEqual({ ok: false, failure: 'busy' })
  expect(await sendHandIn('r', 'k')).toEqual({ ok: false, failure: 'busy' })
})

test('a photo that is refused for good is not tried again', async () => {
  answer('file.type-unsupported')
  expect(await sendPhoto('r', photo)).toEqual({ ok: false, failure: 'refused', code: 'file.type-unsupported' })
})
