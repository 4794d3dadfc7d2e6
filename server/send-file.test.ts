import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findFile } from '#/features/fieldwork/evidence/find-file.server.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import { removeFile } from '#/platform/files.server.ts'
import { describeRequest } from './describe-request.ts'
import { begunVisit, picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { sendFile } from './send-file.ts'

const here = await world()

test.each([
  ['en', 'The file of this photo is missing'],
  ['ar', 'ملف هذه الصورة مفقود'],
] as const)(
  'a photo whose file is missing is not found, and a drawing in its place says so: %s',
  async (lang, text) => {
    const shopper = await here.shopper()
    const reportId = await begunVisit(here, shopper)
    const bytes = await picture(300, 200)
    const { fileId } = await storePhoto(shopper, { id: randomUUID(), reportId, questionKey: 'Q3', bytes })
    const info = { ...(await describeRequest(new Request('http://localhost/files/x'), 'test')), actor: shopper, lang }
    expect((await sendFile(info, fileId)).status).toBe(200)
    const file = await findFile(shopper, fileId)
    await removeFile(file!.storageKey)
    const answer = await sendFile(info, fileId)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await answer.text()).toContain(text)
  },
)
