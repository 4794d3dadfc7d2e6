import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { addPaper } from './add-paper.server.ts'
import { folderFileResponse, readPaperFolder } from './folder.server.ts'
import { addWorker } from './workers.server.ts'

const w = await world()
const [owner, stranger] = [await w.client(), await w.client()]
const { rows } = await w.owner.query<{ id: string }>(
  `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh'), ($1, 'Tahlia', 'Jeddah') returning id`,
  [owner.id],
)
const [here, elsewhere] = [rows[0]!.id, rows[1]!.id]
const branchManager = await w.member(owner, [{ role: 'branch_manager', node: here }])
const viewer = await w.member(owner, [{ role: 'viewer', node: here }])
const accountant = await w.member(owner, [{ role: 'accountant' }])
const today = riyadhDay(now())
const add = async (
  kind: string,
  of: { branchId?: string | null; workerId?: string; days?: number; file?: boolean },
) => {
  const id = randomUUID()
  const expiresOn = addDays(today, of.days ?? 100)
  const subject = { branchId: of.branchId === undefined ? here : of.branchId, workerId: of.workerId ?? null }
  const rest = { number: 'N-1', issuedOn: null, hijri: null, renewsId: null }
  await addPaper(
    owner,
    { id, kind, expiresOn, expiresAgain: expiresOn, ...subject, ...rest },
    of.file ? smallPdf('paper') : new Uint8Array(),
  )
  return id
}
const worker = randomUUID()
await addWorker(owner, { id: worker, nameAr: 'سامي', nameEn: null, job: 'cook', branchId: here })
const papers = {
  lease: await add('lease', { file: true }),
  expired: await add('night-permit', { days: -1 }),
  ofCompany: await add('cr-confirmation', { branchId: null }),
  elsewhere: await add('lease', { branchId: elsewhere }),
  ofWorker: await add('health-certificate', { branchId: null, workerId: worker }),
}

test('a folder holds the valid papers of its branch that the reader sees, with their files', async () => {
  const ids = async (actor: typeof owner) => (await readPaperFolder(actor, here)).papers.map(({ id }) => id).toSorted()
  expect(await ids(owner)).toEqual([papers.lease, papers.ofCompany, papers.ofWorker].toSorted())
  expect(await ids(branchManager)).toEqual([papers.lease, papers.ofWorker].toSorted())
  expect(await ids(viewer)).toEqual([papers.lease])
  const folder = await readPaperFolder(viewer, here)
  expect(folder).toMatchObject({ branch: 'Olaya', account: viewer.id, papers: [{ file: 'pdf', number: 'N-1' }] })
  const file = await folderFileResponse(viewer, { branchId: here, documentId: papers.lease }, 'en')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect((await readPaperFolder(viewer, here)).version).toBe(folder.version)
  await add('waste', {})
  expect((await readPaperFolder(viewer, here)).version).not.toBe(folder.version)
})

test('opening papers of workers is recorded, once an hour for a reader', async () => {
  await readPaperFolder(branchManager, here)
  await readPaperFolder(branchManager, here)
  await readPaperFolder(viewer, here)
  const openingsOf = async ({ id }: { id: string }) =>
    (await w.owner.query(`select id from app.worker_openings where worker_id = $1 and opened_by = $2`, [worker, id]))
      .rows
  expect(await openingsOf(branchManager)).toHaveLength(1)
  expect(await openingsOf(viewer)).toHaveLength(0)
})

test('folders and files of others are not found', async () => {
  for (const actor of [stranger]) {
    await expect(readPaperFolder(actor, here)).rejects.toMatchObject({ code: 'not-found' })
    await expect(folderFileResponse(actor, { branchId: here, documentId: papers.lease }, 'en')).rejects.toMatchObject({
      code: 'not-found',
    })
  }
  await expect(readPaperFolder(viewer, elsewhere)).rejects.toMatchObject({ code: 'not-found' })
  await expect(
    folderFileResponse(viewer, { branchId: here, documentId: papers.elsewhere }, 'en'),
  ).rejects.toMatchObject({ code: 'not-found' })
  await expect(folderFileResponse(viewer, { branchId: here, documentId: papers.ofWorker }, 'en')).rejects.toMatchObject(
    { code: 'not-found' },
  )
  await expect(readPaperFolder(accountant, here)).rejects.toMatchObject({ code: 'not-allowed' })
})
