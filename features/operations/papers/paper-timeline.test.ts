import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { addPaper } from './add-paper.server.ts'
import { remindPapers } from './remind.server.ts'
import { addWorker } from './workers.server.ts'

const w = await world()
const owner = await w.client()
const { rows } = await w.owner.query<{ id: string }>(
  `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
  [owner.id],
)
const here = rows[0]!.id
const today = riyadhDay(now())
const worker = randomUUID()

const add = async (kind: string, of: { workerId?: string; renewsId?: string; days: number }): Promise<string> => {
  const id = randomUUID()
  const expiresOn = addDays(today, of.days)
  const subject = { branchId: here, workerId: of.workerId ?? null, renewsId: of.renewsId ?? null }
  const days = { number: 'SECRET-1', issuedOn: null, expiresOn, expiresAgain: expiresOn, hijri: null }
  await addPaper(owner, { id, kind, ...subject, ...days }, new Uint8Array())
  return id
}
const told = async () =>
  (
    await w.owner.query<{ kind: string; step: string; needs: string; words: string }>(
      `select kind, step, needs, params::text || coalesce(ref_no, '') as words from app.timeline_events
       where client_id = $1 and kind in ('document', 'worker') order by at, step`,
      [owner.id],
    )
  ).rows
const lines = async () => (await told()).map(({ kind, step }) => `${kind} ${step}`)

test('documents are told as they are added, renewed and expired, without numbers and names', async () => {
  await addWorker(owner, { id: worker, nameAr: null, nameEn: 'Hidden', job: 'cook', branchId: here })
  const lease = await add('lease', { days: 5 })
  await add('lease', { days: 300, renewsId: lease })
  await add('health-certificate', { days: 5, workerId: worker })
  // why in the table: the database tells of an end by its own clock
  const expired = await add('night-permit', { days: 5 })
  await w.owner.query(`update app.papers set created_at = now() - interval '9 days', expires_on = $2 where id = $1`, [
    expired,
    addDays(today, -2),
  ])
  await remindPapers()
  await remindPapers()
  expect((await lines()).toSorted()).toEqual(
    ['document added', 'document added', 'document renewed', 'document expired', 'worker added'].toSorted(),
  )
  const all = await told()
  expect(new Set(all.map(({ kind, needs }) => `${kind} ${needs}`))).toEqual(
    new Set(['document documents.all', 'worker documents.workers']),
  )
  expect(all.map(({ words }) => words).join()).not.toMatch(/SECRET|Hidden/)
})
