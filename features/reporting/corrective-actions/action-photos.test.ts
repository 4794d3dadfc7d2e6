import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { releasedReport } from '#/tests/reports.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { picture, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { moveCorrectiveAction } from './change-action.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'
import { removeProof, storeProof } from './store-proof.server.ts'

const here = await world()
const editor = await here.admin()
const client = await here.client()
const other = await here.client()
const changed = [save('Q6', false, { comment: 'Nobody greeted us for several minutes.' })]
const reportId = await releasedReport(here, editor, { client, changed })
const read = (id: string) => readCorrectiveAction(client, id, 'en')

async function doneAction(): Promise<string> {
  const id = randomUUID()
  const action = {
    title: 'Greet every guest',
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'medium',
    dueOn: null,
  } as const
  await openCorrectiveAction(client, { id, reportId, questionKey: 'Q6', ...action })
  for (const step of ['start', 'finish'] as const) {
    const { version } = await read(id)
    await moveCorrectiveAction(client, { actionId: id, version, step, note: '', rootCause: 'Nobody was told.' })
  }
  return id
}

const photo = async (name = 'door.jpg') => ({ name, bytes: await picture() })

test('proofs are photos of the client’s own, several beside each other, and nobody else’s', async () => {
  const id = await doneAction()
  const { version } = await read(id)
  await storeProof(client, { actionId: id, version }, [await photo('باب.jpg'), await photo()])
  const { photos } = await read(id)
  expect(photos).toMatchObject([
    { name: 'باب.jpg', kind: 'photo' },
    { name: 'door.jpg', kind: 'photo' },
  ])
  expect(photos[0]!.src).toBe(`/files/${photos[0]!.id}`)
  await expect(storeProof(client, { actionId: id, version }, [await photo()])).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  const next = { actionId: id, version: version + 1 }
  const text = { name: 'x.jpg', bytes: new TextEncoder().encode('not a picture') }
  await expect(storeProof(client, next, [text])).rejects.toMatchObject({ fields: { file: 'attachment-photo' } })
  const paper = { name: 'x.pdf', bytes: smallPdf() }
  await expect(storeProof(client, next, [paper])).rejects.toMatchObject({ fields: { file: 'attachment-photo' } })
  await expect(storeProof(client, next, [])).rejects.toMatchObject({ name: 'AppError' })
  await expect(storeProof(other, next, [await photo()])).rejects.toMatchObject({ code: 'not-found' })
  const nine = await Promise.all(Array.from({ length: 9 }, () => photo()))
  await expect(storeProof(client, next, nine)).rejects.toMatchObject({ fields: { file: 'action-photos-many' } })
  expect((await read(id)).photos).toHaveLength(2)
})

test('a photo is removed by who works on the action, and its place is free again', async () => {
  const id = await doneAction()
  const { version } = await read(id)
  await storeProof(client, { actionId: id, version }, [await photo('first.jpg'), await photo('second.jpg')])
  const [first, second] = (await read(id)).photos
  const removal = { actionId: id, version: version + 1, fileId: first!.id }
  await expect(removeProof(other, removal)).rejects.toMatchObject({ code: 'not-found' })
  await expect(removeProof(client, { ...removal, version })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await removeProof(client, removal)
  await expect(removeProof(client, { ...removal, version: version + 2 })).rejects.toMatchObject({ code: 'not-found' })
  await storeProof(client, { actionId: id, version: version + 2 }, [await photo('third.jpg')])
  const left = (await read(id)).photos
  expect(left.map(({ name }) => name)).toEqual(['third.jpg', 'second.jpg'])
  expect(left[1]!.id).toBe(second!.id)
  const { rows } = await here.owner.query('select from app.files where id = $1', [first!.id])
  expect(rows).toHaveLength(0)
  await here.owner.query(`update app.report_actions set status = 'verified', verification = 'self' where id = $1`, [id])
  const late = { actionId: id, version: version + 3 }
  await expect(removeProof(client, { ...late, fileId: second!.id })).rejects.toMatchObject({ code: 'action.closed' })
  await expect(storeProof(client, late, [await photo()])).rejects.toMatchObject({ code: 'action.closed' })
})
