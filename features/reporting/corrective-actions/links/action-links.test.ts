import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Priority } from '#/domain/corrective-action.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { finishTexts } from '#/tests/corrective-actions.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { picture } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { announceDone } from '../announce.server.ts'
import { changeCorrectiveAction, moveCorrectiveAction } from '../change-action.server.ts'
import { openCorrectiveAction } from '../open-action.server.ts'
import { readCorrectiveAction } from '../read-corrective-actions.server.ts'
import { makeActionLink, readActionLink, withdrawActionLink } from './links.server.ts'
import { findLinkPhoto, openActionLink } from './open-link.server.ts'
import { addPhotosByLink, finishByLink, startByLink } from './work-by-link.server.ts'

let w: World
let client: Actor
let other: Actor
let reportId: string
let branchId: string
beforeAll(async () => {
  w = await world()
  client = await w.client({ company: 'Saffron House' })
  other = await w.client()
  reportId = await releasedReport(w, await w.admin(), { client })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [reportId])
  branchId = rows[0].branch_id
}, 60_000)

async function opened(priority: Priority = 'medium', questionKey: string | null = null): Promise<string> {
  const id = randomUUID()
  const facts = { title: 'Mend the drain cover', ownerName: 'Huda', ownerEmail: null, dueOn: null }
  await openCorrectiveAction(client, { id, reportId, questionKey, priority, ...facts })
  return id
}
const wanted = { ownerName: 'Fast Repairs', language: 'ar', phone: '+966501234567', email: null, photos: [] } as const
const linkTo = async (actionId: string, maker = client, photos: string[] = []) =>
  (await makeActionLink(maker, { actionId, ...wanted, photos })).token
const look = (token: string) => openActionLink({ token, network: randomUUID(), counts: true })
const asked = (token: string) => ({ token, network: randomUUID() })
const told = { ...finishTexts }
const photo = async (width = 40) => ({ name: 'drain.jpg', bytes: await picture(width) })
const read = (id: string) => readCorrectiveAction(client, id, 'en')

test('the owner of a link sees the task alone, starts, proves and finishes it; the company verifies', async () => {
  const id = await opened('critical')
  const token = await linkTo(id)
  const view = (await look(token))!
  expect(view).toMatchObject({ title: 'Mend the drain cover', ownerName: 'Fast Repairs', status: 'open', shown: [] })
  expect(view.needs).toEqual({ cause: true, proof: true })
  expect(JSON.stringify(view)).not.toMatch(/score|shopper|report/i)
  await startByLink(asked(token))
  await startByLink(asked(token))
  await expect(finishByLink(asked(token), { ...told, causeClass: null })).rejects.toMatchObject({
    code: 'action.root-cause-required',
    fields: { causeClass: 'cause-class' },
  })
  await expect(finishByLink(asked(token), told)).rejects.toMatchObject({ code: 'action.proof-required' })
  await addPhotosByLink(asked(token), [await photo()])
  await addPhotosByLink(asked(token), [await photo(), await photo(50)])
  expect((await look(token))!.proof).toHaveLength(2)
  await Promise.all([finishByLink(asked(token), told), finishByLink(asked(token), told)])
  await finishByLink(asked(token), { ...told, rootCause: 'Something else' })
  expect(await look(token)).toMatchObject({ status: 'done', told: { rootCause: told.rootCause }, room: 0 })
  const done = await read(id)
  expect(done).toMatchObject({ status: 'done', causeClass: 'equipment', prevention: told.prevention, verifying: 'may' })
  expect(done.events.map(({ step, by }) => [step, by])).toEqual([
    ['finish', 'Fast Repairs'],
    ['proof', 'Fast Repairs'],
    ['proof', 'Fast Repairs'],
    ['start', 'Fast Repairs'],
    ['open', null],
  ])
  await announceDone({ actionId: id })
  await announceDone({ actionId: id })
  const { rows } = await w.owner.query(`select kind from app.notifications where link = $1 and profile_id = $2`, [
    `/client/tasks/${id}`,
    client.id,
  ])
  expect(rows).toEqual([{ kind: 'action.to-verify' }])
  await expect(addPhotosByLink(asked(token), [await photo()])).rejects.toMatchObject({ code: 'action.closed' })
  const { version } = await read(id)
  await moveCorrectiveAction(client, { actionId: id, version, step: 'verify', note: '', rootCause: '' })
  expect((await look(token))!.status).toBe('verified')
})

test('returned work is done again by the same link', async () => {
  const id = await opened()
  const token = await linkTo(id)
  await finishByLink(asked(token), told)
  const { version } = await read(id)
  await moveCorrectiveAction(client, { actionId: id, version, step: 'reopen', note: 'Still open', rootCause: '' })
  expect((await look(token))!.status).toBe('reopened')
  await finishByLink(asked(token), told)
  expect((await read(id)).status).toBe('done')
})

test('unknown, altered, expired, withdrawn and replaced tokens open nothing and change nothing', async () => {
  const id = await opened()
  const first = await linkTo(id)
  const token = await linkTo(id)
  expect(await look(first)).toBeNull()
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  const refused = async (one: string) => {
    expect(await look(one)).toBeNull()
    const [file, gone] = [await photo(), { code: 'not-found' }]
    await expect(startByLink(asked(one))).rejects.toMatchObject(gone)
    await expect(finishByLink(asked(one), told)).rejects.toMatchObject(gone)
    await expect(addPhotosByLink(asked(one), [file])).rejects.toMatchObject(gone)
  }
  for (const one of ['', 'x', `${token}=`, altered.slice(0, 42), 'a'.repeat(43), first]) await refused(one)
  await at(addHours(now(), 30 * 24 + 1), () => refused(token))
  expect(await look(token)).not.toBeNull()
  const { link } = await readActionLink(client, id)
  expect(link).toMatchObject({ ownerName: 'Fast Repairs', hasEnded: false })
  await withdrawActionLink(client, { actionId: id, linkId: link!.id })
  await withdrawActionLink(client, { actionId: id, linkId: link!.id })
  await refused(token)
  expect((await read(id)).status).toBe('open')
  const { rows } = await w.owner.query('select token_hash from app.action_links where action_id = $1', [id])
  expect(rows.some(({ token_hash }) => [first, token].includes(token_hash))).toBe(false)
})

test('a link ends with the right of its maker, and with a change of the owner', async () => {
  const maker = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  const id = await opened()
  const token = await linkTo(id, maker)
  expect(await look(token)).not.toBeNull()
  await w.owner.query(`update app.member_grants set role = 'viewer' where member_id = $1`, [maker.memberId])
  expect(await look(token)).toBeNull()
  await w.owner.query(`update app.member_grants set role = 'branch_manager' where member_id = $1`, [maker.memberId])
  expect(await look(token)).not.toBeNull()
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [maker.memberId])
  expect(await look(token)).toBeNull()
  const own = await linkTo(id)
  const { version, title, priority } = await read(id)
  const change = { actionId: id, version, title, priority, ownerName: 'Sami', ownerEmail: null, dueOn: null }
  await changeCorrectiveAction(client, change)
  expect(await look(own)).toBeNull()
})

test('only photos that the maker chose are shown', async () => {
  const { rows } = await w.owner.query<{ id: string; question_key: string }>(
    `select id, question_key from app.report_photos where report_id = $1 and kind = 'photo' order by id`,
    [reportId],
  )
  const [chosen] = rows
  const id = await opened('medium', chosen!.question_key)
  const offered = (await readActionLink(client, id)).photos
  expect(offered.map((one) => one.id)).toContain(chosen!.id)
  const none = await linkTo(id)
  expect(await findLinkPhoto(none, chosen!.id, 'n')).toBeNull()
  const token = await linkTo(id, client, [chosen!.id])
  expect((await look(token))!.shown.map((one) => one.id)).toEqual([chosen!.id])
  expect(await findLinkPhoto(token, chosen!.id, 'n')).toMatchObject({ contentType: 'image/jpeg' })
  expect(await findLinkPhoto(token, 'x', 'n')).toBeNull()
  await expect(linkTo(id, client, [randomUUID()])).rejects.toMatchObject({ code: 'bad-request' })
  await addPhotosByLink(asked(token), [await photo()])
  const [proof] = (await look(token))!.proof
  expect(await findLinkPhoto(token, proof!.id, 'n')).toMatchObject({ contentType: 'image/jpeg' })
  const elsewhere = await linkTo(await opened())
  expect(await findLinkPhoto(elsewhere, proof!.id, 'n')).toBeNull()
})

test('files that are no photos are refused, and ten are the most', async () => {
  const token = await linkTo(await opened())
  const text = { name: 'x.jpg', bytes: new TextEncoder().encode('not a picture') }
  await expect(addPhotosByLink(asked(token), [text])).rejects.toMatchObject({ fields: { file: 'attachment-photo' } })
  await expect(addPhotosByLink(asked(token), [])).rejects.toMatchObject({ fields: { file: 'attachment-photo' } })
  const many = await Promise.all(Array.from({ length: 11 }, (_, index) => photo(40 + index)))
  await expect(addPhotosByLink(asked(token), many)).rejects.toMatchObject({ fields: { file: 'action-photos-many' } })
  expect((await look(token))!.proof).toEqual([])
})

test('strangers and readers make no link, see none and withdraw none', async () => {
  const id = await opened()
  await linkTo(id)
  const { link } = await readActionLink(client, id)
  const viewer = await w.member(client, [{ role: 'viewer' }])
  expect(await readActionLink(viewer, id)).toMatchObject({ link: null })
  expect(await readActionLink(other, id)).toEqual({ link: null, photos: [] })
  await expect(linkTo(id, other)).rejects.toMatchObject({ code: 'not-found' })
  await expect(withdrawActionLink(other, { actionId: id, linkId: link!.id })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(linkTo(id, viewer)).rejects.toMatchObject({ code: 'not-allowed' })
  const token = await linkTo(id)
  await finishByLink(asked(token), told)
  await expect(linkTo(id)).rejects.toMatchObject({ code: 'action.closed' })
})

test('too many openings from one network are refused', async () => {
  const one = { token: 'a'.repeat(43), network: '192.0.2.7', counts: true }
  for (let i = 0; i < 120; i += 1) await openActionLink(one)
  await expect(openActionLink(one)).rejects.toMatchObject({ code: 'too-many-attempts' })
})
