import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { obligations, offAtFirst } from '#/content/operations/obligations.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { askExemption, confirmExemption, endExemption } from '#/features/operations/compliance/exemptions.server.ts'
import { readCompliance } from '#/features/operations/compliance/read-compliance.server.ts'
import { now } from '#/platform/clock.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { addPaper, type NewPaper } from './add-paper.server.ts'
import { correctPaper, refusePaper, startRenewal } from './change-paper.server.ts'
import { newPaperForm } from './form.ts'
import { paperList } from './list.ts'
import { browsePapers } from './list.server.ts'
import { paperFileResponse } from './paper-file.server.ts'
import { readPaper } from './read-paper.server.ts'
import { addWorker, changeWorker, moveWorker, openWorker, readWorkers } from './workers.server.ts'

const w = await world()
const [owner, stranger] = [await w.client(), await w.client()]
const today = riyadhDay(now())
const nothing = new Uint8Array()
let [here, elsewhere] = ['', '']
let roles: Record<'manager' | 'branchManager' | 'viewer' | 'otherManager' | 'accountant', Actor>
beforeAll(async () => {
  const made = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh'), ($1, 'Tahlia', 'Jeddah') returning id`,
    [owner.id],
  )
  ;[here, elsewhere] = [made.rows[0]!.id, made.rows[1]!.id]
  roles = {
    manager: await w.member(owner, [{ role: 'manager', node: here }]),
    branchManager: await w.member(owner, [{ role: 'branch_manager', node: here }]),
    viewer: await w.member(owner, [{ role: 'viewer', node: here }]),
    otherManager: await w.member(owner, [{ role: 'manager', node: elsewhere }]),
    accountant: await w.member(owner, [{ role: 'accountant' }]),
  }
})

const paper = (of: Partial<NewPaper> = {}): NewPaper => {
  const expiresOn = of.expiresOn === undefined ? addDays(today, 200) : of.expiresOn
  return {
    id: randomUUID(),
    kind: 'pest-control',
    branchId: here,
    workerId: null,
    renewsId: null,
    number: null,
    issuedOn: addDays(today, -10),
    expiresAgain: expiresOn,
    hijri: null,
    ...of,
    expiresOn,
  }
}
const add = async (actor: Actor, of: Partial<NewPaper> = {}, file: Uint8Array = nothing): Promise<string> => {
  const made = paper(of)
  await addPaper(actor, made, file)
  return made.id
}
const list = (actor: Actor, search = '') => browsePapers(actor, readList(paperList, new URLSearchParams(search)))
const refused = (code: string) => ({ code })

test('a paper sent twice is one paper, with its file for those who read it only', async () => {
  const made = paper({ kind: 'lease', number: 'EJ-1' })
  await addPaper(roles.branchManager, made, smallPdf('lease'))
  await addPaper(roles.branchManager, made, smallPdf('lease'))
  expect((await list(owner, 'kind=lease')).rows).toMatchObject([{ id: made.id, hasFile: true, state: 'valid' }])
  expect((await paperFileResponse(roles.viewer, made.id, 'en')).headers.get('content-type')).toBe('application/pdf')
  for (const actor of [stranger, roles.otherManager, roles.accountant])
    await expect(paperFileResponse(actor, made.id, 'en')).rejects.toMatchObject(refused('not-found'))
})

test.each<[string, Partial<NewPaper>, string, string]>([
  ['expiry before issue', { expiresOn: addDays(today, -20) }, 'expiresOn', 'paper-before-issue'],
  ['issued tomorrow', { issuedOn: addDays(today, 1) }, 'issuedOn', 'paper-future-issue'],
  ['critical, typed once', { kind: 'civil-defence-permit', expiresAgain: null }, 'expiresAgain', 'paper-twice'],
  ['critical without an end', { kind: 'civil-defence-permit', expiresOn: null }, 'expiresOn', 'required'],
  ['no branch', { branchId: null }, 'branchId', 'paper-branch'],
  ['a foreign branch', { branchId: randomUUID() }, 'branchId', 'paper-branch'],
  ['an unknown kind', { kind: 'licence-to-thrill' }, 'kind', 'document-kind'],
  ['a check without its day', { kind: 'cameras', issuedOn: null, expiresOn: null }, 'issuedOn', 'required'],
])('refuses %s at its field and changes nothing', async (_, of, field, problem) => {
  const before = (await list(owner)).total
  await expect(add(owner, of)).rejects.toMatchObject({ fields: { [field]: problem } })
  expect((await list(owner)).total).toBe(before)
})

test('the form names a Hijri year and reads Arabic digits', () => {
  const read = (expiresOn: string) =>
    newPaperForm.safeParse({
      clientKey: randomUUID(),
      kind: 'lease',
      branchId: '',
      workerId: '',
      renewsId: '',
      expiresOn,
    })
  expect(read('1448-06-05').error?.issues[0]).toMatchObject({ path: ['expiresOn'], message: 'paper-hijri' })
  expect(read('٢٠٢٧-٠٦-٠٥').data).toMatchObject({ expiresOn: '2027-06-05' })
})

test('an end that follows from the rhythm is filled in', async () => {
  const id = await add(owner, { kind: 'waste', issuedOn: '2026-01-31', expiresOn: null })
  expect(await readPaper(owner, id)).toMatchObject({ endsOn: '2026-04-30', state: 'expired' })
})

test('a renewal keeps the old paper, happens once, and yesterday stays as it was', async () => {
  const old = await add(owner, {
    kind: 'fire-system-contract',
    issuedOn: addDays(today, -400),
    expiresOn: addDays(today, -30),
  })
  const renewed = await add(owner, { kind: 'fire-system-contract', renewsId: old, expiresOn: addDays(today, 300) })
  expect(await readPaper(owner, old)).toMatchObject({ state: 'replaced', others: [{ id: renewed }] })
  await expect(add(owner, { kind: 'fire-system-contract', renewsId: old })).rejects.toMatchObject(
    refused('changed-meanwhile'),
  )
  const rowOn = async (day: string) =>
    (await readCompliance(owner, { branchId: here, day })).rows.find(({ code }) => code === 'fire-system-contract')
  expect(await rowOn(today)).toMatchObject({ state: 'valid', paperId: renewed })
  expect(await rowOn(addDays(today, -20))).toMatchObject({ state: 'expired', paperId: old })
  expect(await rowOn(addDays(today, -120))).toMatchObject({ state: 'valid', paperId: old })
})

test('the state of each paper in lists and counts is the one of the rules', async () => {
  const expected = {
    expiring: await add(owner, { kind: 'night-permit', expiresOn: addDays(today, 7) }),
    expired: await add(owner, { kind: 'night-permit', expiresOn: addDays(today, -1) }),
    renewing: await add(owner, { kind: 'night-permit', expiresOn: addDays(today, 20) }),
    rejected: await add(owner, { kind: 'night-permit' }),
    valid: await add(owner, { kind: 'night-permit' }),
  }
  const late = await add(owner, { kind: 'menu-disclosures', issuedOn: addDays(today, -100), expiresOn: null })
  await startRenewal(owner, { paperId: expected.renewing, revision: 1 }, true)
  await refusePaper(owner, { paperId: expected.rejected, revision: 1 }, 'Another branch')
  for (const [state, id] of Object.entries(expected)) {
    const { rows, counts } = await list(owner, `kind=night-permit&state=${state}`)
    expect(rows).toMatchObject([{ id, state }])
    expect(counts[state as keyof typeof counts]).toBe(1)
  }
  expect((await list(owner, 'kind=menu-disclosures&state=late')).rows).toMatchObject([{ id: late, state: 'late' }])
})

test('each role sees and keeps what the matrix gives it', async () => {
  const ofCompany = await add(owner, { kind: 'cr-confirmation', branchId: null })
  const ofFinance = await add(roles.accountant, { kind: 'vat-return', branchId: null })
  const ofBranch = await add(roles.branchManager, { kind: 'tank-and-hood' })
  const sees = async (actor: Actor) => {
    const found: string[] = []
    for (const id of [ofCompany, ofFinance, ofBranch])
      await readPaper(actor, id).then(
        () => found.push(id),
        () => {},
      )
    return found
  }
  expect(await sees(owner)).toEqual([ofCompany, ofFinance, ofBranch])
  expect(await sees(roles.accountant)).toEqual([ofFinance])
  for (const actor of [roles.manager, roles.branchManager, roles.viewer]) expect(await sees(actor)).toEqual([ofBranch])
  for (const actor of [roles.otherManager, stranger]) expect(await sees(actor)).toEqual([])
  await expect(add(roles.viewer)).rejects.toMatchObject(refused('not-allowed'))
  await expect(add(roles.otherManager)).rejects.toMatchObject({ fields: { branchId: 'paper-branch' } })
  // the database refuses what the verb does not ask
  await expect(add(roles.branchManager, { kind: 'cr-confirmation', branchId: null })).rejects.toMatchObject(
    refused('not-allowed'),
  )
  await expect(add(roles.accountant, { kind: 'pest-control' })).rejects.toBeDefined()
  await expect(add(roles.accountant, { kind: 'zakat', branchId: null })).resolves.toBeDefined()
  await expect(add(roles.accountant, { kind: 'trademark', branchId: null })).rejects.toMatchObject(
    refused('not-allowed'),
  )
  const seen = { paperId: ofBranch, revision: 1 }
  await expect(refusePaper(roles.branchManager, seen, 'no')).rejects.toMatchObject(refused('not-allowed'))
  await expect(startRenewal(stranger, seen, true)).rejects.toMatchObject(refused('not-found'))
  await expect(startRenewal(roles.otherManager, seen, true)).rejects.toMatchObject(refused('not-found'))
  await refusePaper(roles.manager, seen, 'Unreadable')
  expect(await readPaper(roles.viewer, ofBranch)).toMatchObject({ state: 'rejected', rejectedReason: 'Unreadable' })
  await expect(refusePaper(roles.manager, seen, null)).rejects.toMatchObject(refused('changed-meanwhile'))
})

test('a correction changes the days and asks for a critical end twice', async () => {
  const id = await add(owner, { kind: 'municipal-licence' })
  const days = { number: '41', issuedOn: addDays(today, -5), expiresOn: addDays(today, 90), hijri: '5 رجب 1449' }
  const seen = { paperId: id, revision: 1 }
  await expect(correctPaper(owner, seen, { ...days, expiresAgain: addDays(today, 91) }, nothing)).rejects.toMatchObject(
    { fields: { expiresAgain: 'paper-twice' } },
  )
  await correctPaper(owner, seen, { ...days, expiresAgain: days.expiresOn }, smallPdf('licence'))
  expect(await readPaper(owner, id)).toMatchObject({ number: '41', endsOn: days.expiresOn, hasFile: true, revision: 2 })
})

test('the owner is the manager of the branch, or the chosen member who reads the paper', async () => {
  const ownerOf = async (id: string) => (await readPaper(owner, id)).ownerId
  const first = await add(owner, { kind: 'lease' })
  expect(await ownerOf(first)).toBe(roles.branchManager.id)
  expect(await ownerOf(await add(owner, { kind: 'trademark', branchId: null }))).toBe(owner.id)
  const chosen = await add(owner, { kind: 'lease', ownerId: roles.viewer.id })
  expect(await ownerOf(chosen)).toBe(roles.viewer.id)
  for (const ownerId of [roles.otherManager.id, roles.accountant.id, stranger.id])
    await expect(add(owner, { kind: 'lease', ownerId })).rejects.toMatchObject({ fields: { ownerId: 'paper-owner' } })
  // the owner stays with a renewal, and is changed with a correction
  expect(await ownerOf(await add(owner, { kind: 'lease', renewsId: chosen }))).toBe(roles.viewer.id)
  const days = { number: null, issuedOn: null, expiresOn: addDays(today, 50), expiresAgain: null, hijri: null }
  await correctPaper(owner, { paperId: first, revision: 1 }, { ...days, ownerId: roles.manager.id }, nothing)
  expect(await ownerOf(first)).toBe(roles.manager.id)
  const { people } = await readPaper(roles.manager, first)
  expect(people.map(({ id }) => id)).not.toContain(stranger.id)
})

test('the papers of workers are read by those with the right, and each opening is recorded', async () => {
  const id = randomUUID()
  const input = { nameAr: 'سامي', nameEn: null, job: 'طاهٍ', branchId: here }
  await addWorker(roles.branchManager, { ...input, id })
  await addWorker(roles.branchManager, { ...input, id })
  const certificate = await add(roles.branchManager, { kind: 'health-certificate', branchId: null, workerId: id })
  expect(await readPaper(roles.manager, certificate)).toMatchObject({ worker: 'سامي', workerId: id })
  const file = await openWorker(owner, id)
  expect(file).toMatchObject({ papers: [{ id: certificate }], leftOn: null })
  expect(file.openings.map(({ by }) => by)).toEqual([owner.name, roles.manager.name])
  for (const actor of [roles.viewer, roles.accountant]) {
    await expect(openWorker(actor, id)).rejects.toMatchObject(refused('not-allowed'))
    await expect(readPaper(actor, certificate)).rejects.toMatchObject(refused('not-found'))
  }
  for (const actor of [stranger, roles.otherManager]) {
    await expect(openWorker(actor, id)).rejects.toMatchObject(refused('not-found'))
    await expect(changeWorker(actor, { workerId: id, revision: 1 }, input)).rejects.toBeDefined()
    expect(await readWorkers(actor)).toEqual([])
  }
  // the papers move with the worker, out of the sight of the branch
  await changeWorker(owner, { workerId: id, revision: 1 }, { ...input, branchId: elsewhere })
  await expect(readPaper(roles.manager, certificate)).rejects.toMatchObject(refused('not-found'))
  expect(await readPaper(roles.otherManager, certificate)).toMatchObject({ branchId: elsewhere })
  await moveWorker(owner, { workerId: id, revision: 2 }, true)
  const rows = (await readCompliance(owner, {})).rows.filter(({ code }) => code === 'health-certificate')
  expect(rows).toEqual([])
})

test('an obligation leaves the score once a manager has confirmed that it does not apply', async () => {
  const ask = { id: randomUUID(), kind: 'delivery-permit', branchId: here, reason: 'No delivery' }
  const count = async () => (await readCompliance(owner, { branchId: here })).count
  const before = await count()
  await askExemption(roles.branchManager, ask)
  await askExemption(roles.branchManager, ask)
  expect(await count()).toBe(before)
  await expect(confirmExemption(roles.branchManager, ask.id)).rejects.toMatchObject(refused('not-allowed'))
  for (const actor of [stranger, roles.otherManager])
    await expect(confirmExemption(actor, ask.id)).rejects.toMatchObject(refused('not-found'))
  await confirmExemption(roles.manager, ask.id)
  expect(await count()).toBe(before - 1)
  expect((await readCompliance(roles.viewer, { branchId: here })).apart).toMatchObject([{ code: 'delivery-permit' }])
  await endExemption(roles.manager, ask.id)
  expect(await count()).toBe(before)
})

test('a report has each obligation once, leaves out what the reader does not see, and is refused to others', async () => {
  const all = await readCompliance(owner, { branchId: here })
  const without = obligations
    .filter(({ scope, code }) => scope !== 'worker' && !offAtFirst.has(code))
    .map(({ code }) => code)
  expect(new Set(all.rows.map(({ code }) => code))).toEqual(new Set(without))
  expect(all).toMatchObject({ withCompany: true, withWorkers: true, score: { score: expect.any(Number) } })
  expect(await readCompliance(roles.viewer, {})).toMatchObject({ withCompany: false, withWorkers: false })
  await expect(readCompliance(roles.accountant, {})).rejects.toMatchObject(refused('not-allowed'))
  await expect(readCompliance(stranger, { branchId: here })).rejects.toMatchObject(refused('not-found'))
  await expect(readCompliance(roles.otherManager, { branchId: here })).rejects.toMatchObject(refused('not-found'))
})
