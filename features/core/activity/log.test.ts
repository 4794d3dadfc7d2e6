import { expect, test } from 'vitest'
import { asActor, asSystem } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { tableFile } from '#/platform/table-file.server.ts'
import { world } from '#/tests/world.ts'
import { logQueryOf } from './entry.ts'
import { exportLog } from './export-log.server.ts'
import { readLog } from './read-log.server.ts'
import { recordActivity } from './record.server.ts'
import { chainState, verifyChain } from './verify-chain.server.ts'

const w = await world()
const admin = await w.admin({ name: 'Noura Editor' })
const client = await w.client({ company: 'بيت الزعفران' })
const shopper = await w.shopper({ name: 'Sami Shopper' })
const query = (text = '') => logQueryOf(new URLSearchParams(text))
const read = (text = '', most = 25) => readLog(admin, query(text), most)

await asActor(admin, async (tx) => {
  await recordActivity(tx, admin, {
    action: 'clients.suspend',
    entity: 'client',
    entityId: client.id,
    clientId: client.id,
    before: { approval: 'approved' },
    after: { approval: 'suspended' },
    reason: '=cmd| لم تُسدَّد الفاتورة',
  })
  await recordActivity(tx, admin, {
    action: 'evaluations.assign',
    entity: 'request',
    entityId: 'gone',
    after: { shopper: shopper.id },
  })
})
await asSystem('a test writes as the platform', (tx) =>
  recordActivity(tx, null, { action: 'rockets.launch', entity: 'rocket' as 'email', entityId: 'x', after: [1] }),
)

test('shows who did what to which record, and what it changed', async () => {
  const { entries } = await read('action=clients.suspend')
  expect(entries).toEqual([
    expect.objectContaining({
      who: { name: 'Noura Editor', email: admin.email },
      record: { label: 'بيت الزعفران', to: null },
      changes: [{ field: 'approval', before: 'approved', after: 'suspended' }],
      reason: '=cmd| لم تُسدَّد الفاتورة',
    }),
  ])
})

test('names the people whom a change is about', async () => {
  const { entries } = await read('entity=request')
  expect(entries[0]?.changes).toEqual([{ field: 'shopper', before: null, after: 'Sami Shopper' }])
})

test('an action of another version is listed like every other', async () => {
  const { entries } = await read('action=rockets.launch')
  expect(entries).toEqual([expect.objectContaining({ action: 'rockets.launch', who: null, record: null })])
})

test('finds by person, day and words, also in Arabic as people type it', async () => {
  const today = riyadhDay(now())
  expect((await read(`person=noura&from=${today}&to=${today}&entity=client`)).entries).toHaveLength(1)
  expect((await read('person=nobody-of-this-name')).entries).toHaveLength(0)
  expect((await read('to=2020-01-01')).entries).toHaveLength(0)
  expect((await read(`q=${encodeURIComponent('الفاتوره')}`)).entries).toHaveLength(1)
  expect((await read('q=%25')).entries).toHaveLength(0)
})

test('pages neither skip nor repeat', async () => {
  const all = (await read()).entries.map(({ id }) => id)
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await read(next && `before=${next}`, 1)
    seen.push(...page.entries.map(({ id }) => id))
    next = page.next
  }
  expect(seen).toEqual(all)
  await expect(read('before=nonsense')).rejects.toMatchObject({ code: 'not-found' })
})

test('the file holds no formulas, reads as UTF-8, and taking it is recorded', async () => {
  const file = async () => tableFile(await exportLog(admin, query('entity=client'), 'ar'), 'activity', 'csv', 'ar')
  const text = await (await file()).text()
  const bytes = new Uint8Array(await (await file()).arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(text).toContain(`"'=cmd| لم تُسدَّد الفاتورة"`)
  expect(text).toContain('"إيقاف عميل"')
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await read('action=activity.export')).entries).toHaveLength(2)
})

test('is for administrators only', async () => {
  for (const stranger of [client, shopper]) {
    await expect(readLog(stranger, query(), 25)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(exportLog(stranger, query(), 'en')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(verifyChain(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    expect(() => chainState(stranger)).toThrow('not-allowed')
  }
})
