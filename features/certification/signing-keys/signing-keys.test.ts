import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import type { Lang } from '#/domain/text.ts'
import { resign } from '#/features/certification/certificates/resign.server.ts'
import { markCompromised, rotateKey } from '#/features/certification/credentials/rotate-key.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { type World, world } from '#/tests/world.ts'
import { compromiseForm, rotateForm } from './form.ts'
import { keyList } from './key-list.ts'
import { shortName } from './lists.ts'
import { keyRows, readKey, readKeys } from './read-keys.server.ts'
import { type Key, signedList } from './signed-list.ts'
import { browseSigned, signedRows } from './signed-list.server.ts'

let w: World
let admin: Actor
let client: Actor
let kid: string
const reason = 'A backup was lost'
const allKeys = readList(keyList, new URLSearchParams())
const query = (key: Key, search = '') => readList(signedList(key), new URLSearchParams(search))
const fileOf = (actor: Actor, key: Key, lang: Lang) =>
  exportList(actor, signedList(key), query(key), signedRows(key), lang)
beforeAll(async () => {
  w = await world()
  admin = await w.admin({ name: 'Sara Admin' })
  client = await w.client()
})

it('is an empty room before the first certificate', async () => {
  expect(await readKeys(admin, allKeys)).toEqual({ rows: [], total: 0, used: null, opens: true, newestList: null })
})

it('shows the key in use and what it signed, found by number, holder or branch in any spelling', async () => {
  await signedCertificate(w, client, { number: 'ITQ-2026-20001', holder: 'مطعم الأصالة', level: 'silver' })
  kid = (await signedFacts(w, await signedCertificate(w, client, { number: 'ITQ-2026-20002', holder: 'Saffron' })))
    .keyId!
  const { rows, used, newestList } = await readKeys(admin, allKeys)
  expect(rows).toEqual([used])
  expect(used).toMatchObject({ kid, state: 'used', createdBy: null, retiredAt: null, bears: 2, affected: 0, done: 0 })
  expect(newestList).toBe(0)
  const key = { kid, isCompromised: false }
  const numbers = async (search: string) =>
    (await browseSigned(admin, key, query(key, search))).rows.map(({ number }) => number)
  expect(await numbers('')).toEqual(['ITQ-2026-20001', 'ITQ-2026-20002'])
  expect(await numbers('sort=-number')).toEqual(['ITQ-2026-20002', 'ITQ-2026-20001'])
  expect(await numbers('q=الاصاله')).toEqual(['ITQ-2026-20001'])
  expect(await numbers('q=20002')).toEqual(['ITQ-2026-20002'])
  expect(await numbers('q=%25')).toEqual([])
  for (const sort of ['holder', '-signed']) expect(await numbers(`sort=${sort}`)).toHaveLength(2)
})

it('keeps the list of what a compromised key had signed, and says which are signed anew', async () => {
  await rotateKey(admin, { kid, reason: 'A year is over' })
  await markCompromised(admin, { kid, reason })
  expect(await readKey(admin, kid)).toMatchObject({ state: 'compromised', reason, bears: 2, affected: 2, done: 0 })
  const key = { kid, isCompromised: true }
  const browse = (search: string) => browseSigned(admin, key, query(key, search))
  expect((await browse('again=waiting')).total).toBe(2)
  await resign({ kid })
  expect(await readKey(admin, kid)).toMatchObject({ bears: 0, affected: 2, done: 2 })
  expect((await browse('again=waiting')).total).toBe(0)
  const { rows, total } = await browse('again=done')
  expect([total, rows.map(({ again }) => again)]).toEqual([2, ['done', 'done']])
  const file: (readonly unknown[])[] = []
  for await (const cells of await fileOf(admin, key, 'ar')) file.push(cells)
  expect(file[0]!.at(-1)).toBe('التوقيع الجديد')
  expect(file.slice(1).map((cells) => [cells[0], cells[3], cells.at(-1)])).toEqual([
    ['ITQ-2026-20001', 'الفضي', 'أُعيد توقيعها'],
    ['ITQ-2026-20002', 'الذهبي', 'أُعيد توقيعها'],
  ])
  const { rows: keys } = await readKeys(admin, allKeys)
  expect(keys.map(({ state, createdBy }) => [state, createdBy])).toEqual([
    ['used', 'Sara Admin'],
    ['compromised', null],
  ])
  const lines = []
  for await (const line of await exportList(admin, keyList, allKeys, keyRows, 'en')) lines.push(line)
  expect(lines.slice(1).map((cells) => [cells[1], cells[3], cells[6], cells[7]])).toEqual([
    ['In use', 'Sara Admin', null, 2],
    ['Compromised', 'The platform', reason, 0],
  ])
})

it.each(['client', 'shopper', 'freelancer'] as const)('is closed to a %s', async (type) => {
  const stranger = await w[type]()
  const key = { kid, isCompromised: true }
  for (const read of [
    () => readKeys(stranger, allKeys),
    () => readKey(stranger, kid),
    () => browseSigned(stranger, key, query(key)),
    () => fileOf(stranger, key, 'en'),
  ])
    await expect(read()).rejects.toThrow('not-allowed')
  await expect(readKey(admin, 'x'.repeat(43))).rejects.toThrow('not-found')
})

it('asks for a reason, and for the name of the key where nothing can be undone', () => {
  expect(rotateForm.safeParse({ intent: 'rotate', kid, reason: ' ' }).error?.issues[0]?.message).toBe('reason')
  expect(rotateForm.safeParse({ intent: 'rotate', kid: 'x', reason }).success).toBe(false)
  const typed = (text: string) => compromiseForm.safeParse({ intent: 'compromise', kid, reason, typed: text })
  expect(typed('other').error?.issues[0]).toMatchObject({ path: ['typed'], message: 'key-name' })
  expect(typed(` ${shortName(kid)} `).success).toBe(true)
})
