import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { findFile } from './find-file.server.ts'
import { removePhoto } from './remove-photo.server.ts'
import { soundType } from './sound-type.ts'
import { storeVoice } from './store-voice.server.ts'

const here = await world()

const filled = (...head: (string | number)[]) =>
  Buffer.concat([
    Buffer.from(head.map((part) => (typeof part === 'number' ? String.fromCharCode(part) : part)).join(''), 'latin1'),
    Buffer.alloc(200, 7),
  ])
const webm = filled(0x1a, 0x45, 0xdf, 0xa3, 'xxxxB\x82\x84webmB')
const mp4 = filled(0, 0, 0, 24, 'ftypM4A ')
const ogg = filled('OggS', 0, 2, 'xxxxxxxxxxxxxxxxxxxxOpusHead')

const voice = (reportId: string, bytes: Uint8Array = webm, questionKey = 'narrative') => ({
  id: randomUUID(),
  reportId,
  questionKey,
  bytes,
  seconds: 12,
})

test('sounds are known by their content', () => {
  expect([webm, mp4, ogg].map(soundType)).toEqual(['audio/webm', 'audio/mp4', 'audio/ogg'])
  const pretenders = [
    filled('<html><script>alert(1)</script>'),
    filled(0, 0, 0, 24, 'ftypheic'),
    filled('RIFFxxxxWAVE'),
    filled(0x1a, 0x45, 0xdf, 0xa3, 'xxxxB\x82\x88matroskaB'),
    filled('OggS', 0, 2, 'xxxxxxxxxxxxxxxxxxxxtheora'),
    Buffer.from('OggS'),
  ]
  expect(pretenders.map(soundType)).toEqual(pretenders.map(() => null))
})

test('a voice note is kept as it is, once, and is no photo', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const one = voice(reportId)
  const kept = await Promise.all(Array.from({ length: 6 }, () => storeVoice(shopper, one)))
  expect(new Set(kept.map(({ fileId }) => fileId)).size).toBe(1)
  expect(await findFile(shopper, kept[0]!.fileId)).toMatchObject({ contentType: 'audio/webm' })
  expect((await readReportForm(shopper, reportId)).photos).toMatchObject([{ kind: 'voice', seconds: 12 }])
  await removePhoto(shopper, { id: one.id, reportId })
  expect(await findFile(shopper, kept[0]!.fileId)).toBeNull()
})

test('no strangers, no other files, not too long, not too many', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const refused = (actor: Actor, sent: Parameters<typeof storeVoice>[1], code: string) =>
    expect(storeVoice(actor, sent)).rejects.toMatchObject({ code })
  await refused(await here.shopper(), voice(reportId), 'not-found')
  await refused(await here.client(), voice(reportId), 'not-allowed')
  await refused(shopper, voice(reportId, Buffer.from('nothing of the kind')), 'file.type-unsupported')
  await refused(shopper, { ...voice(reportId), seconds: 601 }, 'too-large')
  await refused(shopper, voice(reportId, webm, 'no-question'), 'report.answer-invalid')
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => storeVoice(shopper, voice(reportId))))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await refused(shopper, voice(reportId), 'report.voice-limit')
})

test('an editor hears it, the client of the released report does not', async () => {
  const [client, shopper, editor] = [await here.client(), await here.shopper(), await here.admin()]
  const reportId = await releasedReport(here, editor, { client, shopper })
  await here.owner.query(`update app.mystery_shopping_reports set status = 'draft' where id = $1`, [reportId])
  const { fileId } = await storeVoice(shopper, voice(reportId))
  await here.owner.query(`update app.mystery_shopping_reports set status = 'released' where id = $1`, [reportId])
  expect(await findFile(editor, fileId)).not.toBeNull()
  expect(await findFile(client, fileId)).toBeNull()
  expect(await findFile(await here.shopper(), fileId)).toBeNull()
})
