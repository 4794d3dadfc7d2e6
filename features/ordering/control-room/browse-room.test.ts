import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { aRequest, anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { findClients } from '#/features/ordering/requests/find-clients.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { browseRoom } from './browse-room.server.ts'
import { roomList } from './room-list.ts'

let w: World
let admin: Actor
let saffron: Actor
let number: number
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  saffron = await w.client({ company: 'مطاعم الزعفران', name: 'Faisal' })
  const palm = await w.client({ company: 'Palm Coffee 100%' })
  number = (await requestEvaluation(saffron, anOrder({ branchName: 'فرع الأندلس', branchLocation: 'جدة' }))).number
  await requestEvaluation(saffron, anOrder({ branchName: 'Olaya', branchLocation: 'Riyadh' }))
  await requestEvaluation(palm, anOrder({ branchName: 'Olaya', branchLocation: 'Riyadh', evaluationType: 'basic' }))
  await aRequest(w, palm, 'cancelled')
})

const find = async (address: string) => {
  const { rows, total } = await browseRoom(admin, readList(roomList, new URLSearchParams(address)))
  expect(total).toBe(rows.length)
  return rows
}

test.each([
  ['q=زعفران', 2],
  ['q=الزعفران&type=full_service', 2],
  ['q=اندلس', 1],
  ['q=جده', 1],
  ['q=OLAYA', 2],
  ['q=faisal', 2],
  ['q=100%25', 2],
  ['q=_', 0],
  ['q=nobody', 0],
  ['status=cancelled', 1],
  ['type=basic', 1],
  ['status=pending&q=palm', 1],
  ['', 4],
  ['status=whatever&sort=secret&page=-3', 4],
])('the control room finds %j: %s', async (address, count) => {
  expect(await find(address)).toHaveLength(count)
})

test('a request is found by its number, however it is written', async () => {
  const arabic = String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
  for (const typed of [requestCode(number), requestCode(number).toLowerCase(), String(number), arabic])
    expect((await find(`q=${encodeURIComponent(typed)}`)).map((row) => row.number)).toEqual([number])
})

test('clients are found for whom an admin may order, and no others', async () => {
  await w.client({ company: 'Stopped Kitchen', approval: 'suspended' })
  expect(await findClients(admin, 'kitchen')).toEqual([])
  expect((await findClients(admin, 'الزعفران')).map(({ id }) => id)).toEqual([saffron.id])
})
