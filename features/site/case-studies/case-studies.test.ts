import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asActor, readAs, visitor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { now } from '#/platform/clock.ts'
import { releasedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { announceStudy } from './announce.server.ts'
import { answerStudy } from './answer-study.server.ts'
import { type StudySave, studyForm } from './form.ts'
import { ownStudyList } from './own-study-list.ts'
import {
  listOwnStudies,
  listStudies,
  ownStudyRows,
  readOwnStudy,
  readPublishedStudies,
  readStudy,
  studyClients,
} from './read-studies.server.ts'
import { studyList } from './study-list.ts'
import { createStudy, offerStudy, saveStudy, takeBackStudy } from './write-study.server.ts'

const here = await world()
const staff = await here.admin()
const client = await here.client({ company: 'Saffron House' })
const stranger = await here.client({ company: 'Other House' })
const shopper = await here.shopper()
const comment = 'Two members of staff looked up and went on talking.'
await releasedReport(here, staff, { client, shopper, changed: [save('Q9', false, { comment })] })
await releasedReport(here, staff, { client, shopper })

const today = riyadhDay(now())
const texts = {
  companyEn: 'Saffron House',
  companyAr: 'بيت الزعفران',
  titleEn: 'Faster tables',
  titleAr: 'خدمة أسرع',
  situationEn: '<script>alert(1)</script>',
  situationAr: 'كان الضيوف ينتظرون.',
  doneEn: 'Two hosts at noon.',
  doneAr: 'موظفان وقت الظهيرة.',
  resultEn: 'Guests are greeted at once.',
  resultAr: 'يُرحَّب بالضيوف فورًا.',
}
const input = (version: number, change: Partial<StudySave> = {}): StudySave => ({
  intent: 'save',
  version,
  branchId: '',
  type: 'basic',
  from: addDays(today, -90),
  until: today,
  ...texts,
  ...change,
})
const versionOf = async (id: string) => (await readStudy(staff, id)).version
const started = () => createStudy(staff, { id: randomUUID(), clientId: client.id })
async function written(): Promise<string> {
  const id = await started()
  await saveStudy(staff, id, input(1))
  return id
}
async function offered(): Promise<string> {
  const id = await written()
  await offerStudy(staff, id, await versionOf(id))
  return id
}
async function agreed(): Promise<string> {
  const id = await offered()
  await answerStudy(client, id, { intent: 'agree', version: await versionOf(id) })
  return id
}
const isPublic = async (id: string) => (await readPublishedStudies()).some((study) => study.id === id)

test('staff begin with a client that has released visits, once for each form', async () => {
  expect((await studyClients(staff)).map(({ id }) => id)).toEqual([client.id])
  const id = randomUUID()
  await createStudy(staff, { id, clientId: client.id })
  await createStudy(staff, { id, clientId: client.id })
  expect((await readStudy(staff, id)).content.company.en).toBe('Saffron House')
  await expect(createStudy(staff, { id: randomUUID(), clientId: shopper.id })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('the figures are the means of the first and the last visits, and n', async () => {
  const study = await readStudy(staff, await written())
  const { rows } = await here.owner.query<{ branch_score: string }>(
    'select branch_score from app.mystery_shopping_reports where client_id = $1 order by checked_in_at, id',
    [client.id],
  )
  const [before, after] = rows.map(({ branch_score }) => Number(branch_score))
  expect(study.figures).toEqual({ n: 2, each: 1, before, after })
  expect(study.content.situation.en).toBe('<script>alert(1)</script>')
})

test('a story without texts or without two visits cannot be offered', async () => {
  const id = await started()
  await expect(offerStudy(staff, id, 1)).rejects.toMatchObject({ code: 'case-study.incomplete' })
  await saveStudy(staff, id, input(1, { type: 'full_service' }))
  await expect(offerStudy(staff, id, 2)).rejects.toMatchObject({ code: 'case-study.too-few' })
})

test('two who edit at a time do not overwrite each other', async () => {
  const id = await written()
  await expect(saveStudy(staff, id, input(1, { titleEn: 'Late' }))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect((await readStudy(staff, id)).content.title.en).toBe('Faster tables')
})

test('a branch of somebody else cannot be named', async () => {
  const id = await started()
  await expect(saveStudy(staff, id, input(1, { branchId: randomUUID() }))).rejects.toMatchObject({
    code: 'branch.unknown',
  })
})

test('only a yes publishes, and taking it back hides at once', async () => {
  const id = await offered()
  expect(await isPublic(id)).toBe(false)
  await answerStudy(client, id, { intent: 'agree', version: await versionOf(id) })
  expect(await isPublic(id)).toBe(true)
  await answerStudy(client, id, { intent: 'withdraw', version: await versionOf(id) })
  expect(await isPublic(id)).toBe(false)
})

test('a yes is to the text that was read: after a change it counts no more', async () => {
  const id = await offered()
  const seen = await versionOf(id)
  await saveStudy(staff, id, input(seen, { titleEn: 'Bolder' }))
  await offerStudy(staff, id, await versionOf(id))
  await expect(answerStudy(client, id, { intent: 'agree', version: seen })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  expect(await isPublic(id)).toBe(false)
})

test('an agreed text cannot be changed, not even by hand in the database; taken back it is hidden and needs a new yes', async () => {
  const id = await agreed()
  const version = await versionOf(id)
  await expect(saveStudy(staff, id, input(version))).rejects.toMatchObject({ code: 'case-study.agreed' })
  const byHand = await asActor(staff, (tx) =>
    tx.updateTable('case_studies').set({ content: '{}' }).where('id', '=', id).executeTakeFirst(),
  )
  expect(byHand.numUpdatedRows).toBe(0n)
  await takeBackStudy(staff, id, version)
  expect(await isPublic(id)).toBe(false)
  await expect(answerStudy(client, id, { intent: 'agree', version: version + 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a client may say no, and may not say yes afterwards to what is no longer offered', async () => {
  const id = await offered()
  const version = await versionOf(id)
  await answerStudy(client, id, { intent: 'decline', version })
  await expect(answerStudy(client, id, { intent: 'agree', version })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

describe('whom it does not concern', async () => {
  const draft = await written()
  const open = await offered()
  test('another client finds nothing and can answer nothing', async () => {
    const own = readList(ownStudyList, new URLSearchParams())
    const fileOf = async (actor: Actor) => {
      const lines = []
      for await (const line of await exportList(actor, ownStudyList, own, ownStudyRows, 'en')) lines.push(line)
      return lines.slice(1)
    }
    expect(await listOwnStudies(stranger, own)).toEqual([])
    expect(await fileOf(stranger)).toEqual([])
    expect(await fileOf(client)).toContainEqual([texts.titleEn, 'Awaiting your approval', null])
    await expect(fileOf(staff)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readOwnStudy(stranger, open)).rejects.toMatchObject({ code: 'not-found' })
    await expect(answerStudy(stranger, open, { intent: 'agree', version: 3 })).rejects.toMatchObject({
      code: 'not-found',
    })
    const past = await asActor(stranger, (tx) =>
      tx.updateTable('case_studies').set({ state: 'agreed' }).where('id', '=', open).executeTakeFirst(),
    )
    expect(past.numUpdatedRows).toBe(0n)
  })
  test('the client itself does not see a draft, and cannot publish one', async () => {
    await expect(readOwnStudy(client, draft)).rejects.toMatchObject({ code: 'not-found' })
    await expect(answerStudy(client, draft, { intent: 'agree', version: 2 })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
  test('a client cannot change the text', async () => {
    await expect(
      asActor(client, (tx) => tx.updateTable('case_studies').set({ content: '{}' }).where('id', '=', open).execute()),
    ).rejects.toThrow(/permission denied/)
  })
  test('a visitor reads only what was agreed to, and not whose it is', async () => {
    const seen = await readAs(visitor, (db) => db.selectFrom('case_studies').select('id').execute())
    expect(seen.map(({ id }) => id)).not.toContain(open)
    await expect(readAs(visitor, (db) => db.selectFrom('case_studies').select('client_id').execute())).rejects.toThrow(
      /permission denied/,
    )
  })
  test('shoppers and clients may not write, staff may not answer', async () => {
    for (const person of [client, shopper]) {
      await expect(listStudies(person, readList(studyList, new URLSearchParams()))).rejects.toMatchObject({
        code: 'not-allowed',
      })
      await expect(readStudy(person, open)).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(saveStudy(person, open, input(3))).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(offerStudy(person, open, 3)).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(takeBackStudy(person, open, 3)).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(createStudy(person, { id: randomUUID(), clientId: client.id })).rejects.toMatchObject({
        code: 'not-allowed',
      })
    }
    for (const person of [staff, shopper])
      await expect(answerStudy(person, open, { intent: 'agree', version: 3 })).rejects.toMatchObject({
        code: 'not-allowed',
      })
  })
})

test('the client is told once by bell and mail, staff of the answer', async () => {
  const id = await offered()
  const effect = randomUUID()
  await announceStudy({ studyId: id, event: 'offered', effect })
  await announceStudy({ studyId: id, event: 'offered', effect })
  const count = async (sql: string, of: string) => (await here.owner.query(sql, [of, `%${effect}%`])).rowCount
  expect(await count('select from app.notifications where profile_id = $1 and effect_key like $2', client.id)).toBe(1)
  expect(await count('select from app.emails where profile_id = $1 and effect_key like $2', client.id)).toBe(1)
  await answerStudy(client, id, { intent: 'agree', version: await versionOf(id) })
  await announceStudy({ studyId: id, event: 'answered', effect })
  expect(await count('select from app.notifications where profile_id = $1 and effect_key like $2', staff.id)).toBe(1)
})

test('a period that ends before it begins, and unknown fields, are refused by the form', () => {
  const form = {
    ...texts,
    intent: 'save',
    version: '1',
    branchId: '',
    type: 'basic',
    from: '2026-02-01',
    until: '2026-01-01',
  }
  expect(studyForm.safeParse(form).error?.issues[0]).toMatchObject({ path: ['until'], message: 'study-period' })
  expect(studyForm.safeParse({ ...form, until: '2026-03-01', state: 'agreed' }).success).toBe(false)
  expect(studyForm.safeParse({ ...form, until: '2026-03-01' }).success).toBe(true)
})
