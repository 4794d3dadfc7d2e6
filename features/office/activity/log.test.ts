import { randomUUID } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { asActor, asSystem } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import { listAddress, readList } from '#/domain/list.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { valueText } from '#/features/core/activity/entry.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { chainState, verifyChain } from '#/features/core/activity/verify-chain.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { now } from '#/platform/clock.ts'
import { tableFile } from '#/platform/table-file.server.ts'
import { world } from '#/tests/world.ts'
import { activityList } from './list.ts'
import { activityRows, readLog } from './list.server.ts'

const w = await world()
const admin = await w.admin({ name: 'Noura Editor' })
const client = await w.client({ company: 'بيت الزعفران' })
const shopper = await w.shopper({ name: 'Sami Shopper' })
const query = (text = '') => readList(activityList, new URLSearchParams(text))
const read = async (text = '', rows = 25) => readLog(admin, { ...query(text), rows })
const exportLog = (actor: Actor, text: string, lang: 'en' | 'ar') =>
  exportList(actor, activityList, query(text), activityRows, lang)

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
      record: { label: 'بيت الزعفران', to: `/admin/clients/${client.id}` },
      changes: [{ field: 'approval', before: 'approved', after: 'suspended' }],
      reason: '=cmd| لم تُسدَّد الفاتورة',
    }),
  ])
})

test('names the people whom a change is about', async () => {
  const { entries } = await read('entity=request')
  expect(entries[0]?.changes).toEqual([{ field: 'shopper', before: null, after: 'Sami Shopper' }])
})

test('names the records of money, staff, settings and integrations, with their pages', async () => {
  const role = (await w.owner.query<{ id: string }>(`select id from app.staff_roles where id = 'finance'`)).rows[0]!.id
  await asActor(admin, async (tx) => {
    const entry = { action: 'settings.save', after: { value: 1 } } as const
    await recordActivity(tx, admin, { ...entry, entity: 'setting', entityId: 'retention.mails' })
    await recordActivity(tx, admin, { ...entry, entity: 'integration', entityId: 'mail' })
    await recordActivity(tx, admin, { ...entry, entity: 'staff', entityId: admin.id })
    await recordActivity(tx, admin, { ...entry, entity: 'staff-role', entityId: role })
  })
  const recordOf = async (entity: string) => (await read(`entity=${entity}&action=settings.save`)).entries[0]?.record
  expect(await recordOf('setting')).toMatchObject({ to: '/admin/settings/retention.mails' })
  expect(await recordOf('integration')).toEqual({ label: 'Mail server (SMTP)', to: '/admin/integrations/mail' })
  expect(await recordOf('staff')).toEqual({ label: 'Noura Editor', to: `/admin/permissions/${admin.id}` })
  expect(await recordOf('staff-role')).toMatchObject({ to: '/admin/permissions/roles/finance' })
})

test('an entry whose record is gone is listed without its name', async () => {
  const gone = [
    'invoice',
    'payment',
    'subscription',
    'payout',
    'payout-batch',
    'bank-line',
    'bank-statement',
    'tax-unit',
    'task',
    'action',
  ] as const
  await asActor(admin, async (tx) => {
    for (const entity of gone)
      await recordActivity(tx, admin, { action: 'settings.update', entity, entityId: randomUUID() })
  })
  const { entries } = await read('action=settings.update')
  expect(entries.map(({ entity, record }) => [entity, record])).toEqual(
    gone.toReversed().map((entity) => [entity, null]),
  )
})

test('names the groups and the roles of a change, and the member whom it is about', async () => {
  const chain = await w.client({ company: 'Chain' })
  const north = await w.node(chain, 'region', 'North')
  const member = await w.member(chain, [{ role: 'manager', node: north }], { name: 'Huda Manager' })
  const { rows } = await w.owner.query<{ id: string }>('select id from app.members where profile_id = $1', [member.id])
  await asActor(admin, async (tx) => {
    const grants = [{ node: north, role: 'manager', endsOn: null }]
    const of = { entity: 'member', entityId: rows[0]!.id, clientId: chain.id } as const
    await recordActivity(tx, admin, { action: 'members.grants', ...of, after: { grants } })
    const moved = { action: 'nodes.moved', entity: 'node', entityId: north, clientId: chain.id } as const
    await recordActivity(tx, admin, { ...moved, after: { parentId: north } })
  })
  const [moved, changed] = (await read(`client=${chain.id}`)).entries
  expect(moved).toMatchObject({ record: { label: 'North' }, changes: [{ field: 'parentId', after: 'North' }] })
  expect(changed).toMatchObject({ record: { to: `/admin/clients/${chain.id}?part=team` } })
  expect(JSON.parse(changed!.changes[0]!.after!)).toEqual([{ node: 'North', role: 'manager', endsOn: null }])
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
    next = page.older
  }
  expect(seen).toEqual(all)
  await expect(read('before=nonsense')).rejects.toMatchObject({ code: 'not-found' })
})

test('filters that cannot be read count as not set', () => {
  expect(query('from=2026-13-01&to=2026-11-20&person=%20Sara%20&sort=newest')).toMatchObject({
    from: null,
    to: '2026-11-20',
    person: 'Sara',
    action: '',
    before: '',
    descending: true,
  })
})

test('a page of any depth is read by the index', async () => {
  const from = (await read()).entries[0]!.id
  const plan = await asActor(admin, async (tx) => {
    // why: the table of the test is so small that any plan is as cheap as another
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    const { select } = await activityRows(tx, query(`before=${from}`), admin)
    const page = select as unknown as SelectQueryBuilder<DB, 'activity_log', object>
    return page.orderBy('at', 'desc').orderBy('id', 'desc').limit(26).explain('text')
  })
  const text = JSON.stringify(plan)
  expect(text).toContain('activity_newest')
  expect(text).toContain('Index Cond: (ROW(at, id) < ROW(')
  expect(text).not.toContain('Sort')
})

test('the file begins at the newest entry, on whatever page it is asked for', async () => {
  const id = (await read()).entries[0]!.id
  expect(listAddress(activityList, query(`entity=client&before=${id}`), '/export')).toBe('/export?entity=client')
})

test('the file holds no formulas, reads as UTF-8, and taking it is recorded', async () => {
  const file = async () => tableFile(await exportLog(admin, 'entity=client', 'ar'), 'activity', 'csv', 'ar')
  const text = await (await file()).text()
  const bytes = new Uint8Array(await (await file()).arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(text).toContain(`"'=cmd| لم تُسدَّد الفاتورة"`)
  expect(text).toContain('"إيقاف عميل"')
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  const exports = (await read('action=activity.export')).entries
  expect(exports).toHaveLength(2)
  expect(exports[0]).toMatchObject({
    who: { email: admin.email },
    entity: 'activity',
    entityId: 'csv',
    changes: [{ field: 'entity', before: null, after: 'client' }],
  })
})

test('is for administrators only', async () => {
  for (const stranger of [client, shopper]) {
    await expect(readLog(stranger, query())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(exportLog(stranger, '', 'en')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(verifyChain(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    expect(() => chainState(stranger)).toThrow('not-allowed')
  }
})

test('leaves the key of a record without a name out of the page, and keeps it in the file', async () => {
  const paper = randomUUID()
  await asActor(admin, (tx) =>
    recordActivity(tx, admin, {
      action: 'clients.open-paper',
      entity: 'client',
      entityId: client.id,
      clientId: client.id,
      after: { kind: 'municipal', paper },
    }),
  )
  const { entries } = await read('action=clients.open-paper')
  expect(entries[0]!.changes).toEqual([{ field: 'kind', before: null, after: 'municipal' }])
  expect(valueText('en', 'client', 'municipal', 'kind')).toBe('Municipal licence')
  const file = await tableFile(await exportLog(admin, 'action=clients.open-paper', 'en'), 'activity', 'csv', 'en')
  expect(await file.text()).toContain(paper)
})
