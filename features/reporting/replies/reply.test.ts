import { expect, test } from 'vitest'
import { releasedReport, reportIn } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { readReply, writeReply } from './reply.server.ts'

const here = await world()
const editor = await here.admin()
const client = await here.client()

test('one text, versioned: what was looked at last is what is changed', async () => {
  const reportId = await releasedReport(here, editor, { client })
  expect(await readReply(client, reportId)).toBeNull()
  await writeReply(client, { reportId, version: 0, text: 'We have retrained the evening team.' })
  await writeReply(client, { reportId, version: 0, text: 'We have retrained the evening team.' })
  expect(await readReply(client, reportId)).toMatchObject({ version: 1 })
  await writeReply(client, { reportId, version: 1, text: 'تم تدريب فريق المساء.' })
  expect(await readReply(client, reportId)).toMatchObject({ version: 2, text: 'تم تدريب فريق المساء.' })
  for (const version of [0, 1, 3])
    await expect(writeReply(client, { reportId, version, text: 'Late' })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
})

test('two at once: one wins, the other is told', async () => {
  const reportId = await releasedReport(here, editor, { client })
  const write = (text: string) => writeReply(client, { reportId, version: 0, text })
  const results = await Promise.allSettled([write('One'), write('Two')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('it can be changed while a dispute is open, and not once the report is final', async () => {
  const disputed = await reportIn('disputed', here, editor, { client })
  await writeReply(client, { reportId: disputed, version: 0, text: 'Ours' })
  const locked = await reportIn('locked', here, editor, { client })
  await expect(writeReply(client, { reportId: locked, version: 0, text: 'Ours' })).rejects.toMatchObject({
    code: 'reply.locked',
  })
})

test('strangers find nothing', async () => {
  const reportId = await releasedReport(here, editor, { client })
  await writeReply(client, { reportId, version: 0, text: 'Ours' })
  const other = await here.client()
  await expect(writeReply(other, { reportId, version: 0, text: 'Theirs' })).rejects.toMatchObject({ code: 'not-found' })
  expect(await readReply(other, reportId)).toBeNull()
  for (const stranger of [await here.shopper(), editor])
    await expect(writeReply(stranger, { reportId, version: 0, text: 'x' })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  const hidden = await reportIn('in_review', here, editor, { client })
  await expect(writeReply(client, { reportId: hidden, version: 0, text: 'x' })).rejects.toMatchObject({
    code: 'not-found',
  })
})
