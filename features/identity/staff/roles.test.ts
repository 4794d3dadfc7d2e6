import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { rightsOfRole } from '#/domain/staff-rights.ts'
import { noCells } from '#/domain/staff-cells.ts'
import { agreedOf, staffRoles } from '#/tests/staff-roles.ts'
import { world } from '#/tests/world.ts'
import { browseStaff, readRoles } from './list.server.ts'
import { staffList } from './list.ts'
import { newRoleForm, roleForm } from './role-form.ts'
import { readRole } from './roles.server.ts'
import { createRole } from './save-role.server.ts'
import { tellRoleChanged } from './tell-role.server.ts'

const w = await world()
const owner = await w.admin({ name: 'Owner' })
const second = await w.admin({ name: 'Second owner' })
const { names, save, ownRole, retire, memberIn, logOf, jobsOf } = staffRoles(w, owner)

test('an own role is a copy of another, without what only owners may do', async () => {
  const of = names('Auditor')
  const { role } = await createRole(owner, { ...of, from: 'owner' })
  const page = await readRole(owner, role)
  expect(page).toMatchObject({
    ...of,
    kind: 'own',
    members: [],
    secondFactor: true,
    cells: { platform: 'read', ledger: 'do' },
  })
  expect((await readRoles(owner)).map((one) => one.role)).toContain(role)
  expect(await logOf(role)).toMatchObject([
    { action: 'staff.create-role', actor_id: owner.id, after: { ...of, copyOf: 'owner', area_platform: 'read' } },
  ])
  await expect(createRole(owner, { ...names('X'), from: 'unknown' })).rejects.toMatchObject({ code: 'not-found' })
})

test('a change without members is saved immediately; without a difference nothing is written', async () => {
  const role = await ownRole({ inbox: 'do' })
  expect(await save(owner, role, { cells: { inbox: 'read', site: 'do' } })).toEqual({ step: 'saved' })
  expect(await readRole(owner, role)).toMatchObject({ cells: { ...noCells, inbox: 'read', site: 'do' }, version: 3 })
  expect(await save(owner, role, {})).toEqual({ step: 'saved' })
  expect(await readRole(owner, role)).toMatchObject({ version: 3 })
  expect((await logOf(role)).at(-1)).toMatchObject({
    action: 'staff.save-role',
    before: { area_inbox: 'do', area_site: 'none' },
    after: { area_inbox: 'read', area_site: 'do' },
  })
})

test('a change with members shows whom it concerns and what they lose, and is saved when that is confirmed', async () => {
  const role = await ownRole({ invoices: 'do', clients: 'read' })
  const people = [await memberIn(role, 'Amal'), await memberIn(role, 'Badr')]
  const wanted = { cells: { invoices: 'read', clients: 'read', ledger: 'read' }, secondFactor: false } as const
  const shown = await save(owner, role, wanted)
  expect(shown).toMatchObject({
    step: 'check',
    of: 'save',
    isAgain: false,
    concern: {
      lost: ['invoices_do'],
      gained: ['ledger_read'],
      factor: 'ends',
      count: 2,
      people: people.map(({ id, name }) => ({ id, name })),
    },
    typed: { invoices: 'read' },
  })
  expect(await readRole(owner, role)).toMatchObject({ cells: { invoices: 'do' }, version: 2 })
  expect(await save(owner, role, { ...wanted, agreed: agreedOf(shown) })).toEqual({ step: 'saved' })
  expect(await readRole(owner, role)).toMatchObject({ cells: wanted.cells, version: 3, secondFactor: false })
  const told = (await jobsOf('accounts.staff-role')).filter(({ staffRole }) => staffRole === role)
  expect(new Set(told.map(({ profileId }) => profileId))).toEqual(new Set(people.map(({ id }) => id)))
  expect(told[0]).toMatchObject({ lost: ['invoices_do'], gained: ['ledger_read'], requires: false })
  await tellRoleChanged(told[0] as Parameters<typeof tellRoleChanged>[0])
  await tellRoleChanged(told[0] as Parameters<typeof tellRoleChanged>[0])
  const { rows } = await w.owner.query(`select body from app.emails where kind = 'staff.role-changed'`)
  expect(rows).toHaveLength(1)
  expect(rows[0].body).toContain('issue invoices and credit notes')
  const bells = await w.owner.query(`select from app.notifications where kind = 'staff.role-changed'`)
  expect(bells.rowCount).toBe(1)
})

test('a person who came to the role after the check is shown before anything is saved', async () => {
  const role = await ownRole({ site: 'do' })
  await memberIn(role)
  const shown = await save(owner, role, { cells: { site: 'read' } })
  await memberIn(role, 'Late')
  const again = await save(owner, role, { cells: { site: 'read' }, agreed: agreedOf(shown) })
  expect(again).toMatchObject({ step: 'check', isAgain: true, concern: { count: 2 } })
  expect(await readRole(owner, role)).toMatchObject({ cells: { site: 'do' } })
  const other = await save(owner, role, { cells: { site: 'none', inbox: 'read' }, agreed: agreedOf(again) })
  expect(other).toMatchObject({ step: 'check', isAgain: true })
})

test.each([
  ['an empty role', { cells: {} }, 'staff.role-empty'],
  ['a stale form', { cells: { site: 'read' }, version: 1 }, 'staff.role-changed'],
  ['a name of a delivered role', { nameEn: '  EDITOR' }, 'staff.role-name-used'],
  ['a name of a delivered role in Arabic', { nameAr: 'الماليّة' }, 'staff.role-name-used'],
] as const)('%s is refused and nothing changes', async (_, wanted, code) => {
  const role = await ownRole({ inbox: 'do' })
  const before = await readRole(owner, role)
  await expect(save(owner, role, wanted)).rejects.toMatchObject({ code })
  expect(await readRole(owner, role)).toEqual(before)
})

test('a name is used once among the roles in use, whatever its case and letters', async () => {
  const of = { nameEn: 'Night Desk', nameAr: 'إدارة المُناوبة' }
  const first = await ownRole({ inbox: 'do' }, of)
  const form = newRoleForm.parse({ nameEn: ' night   desk ', nameAr: 'ادارة المناوبه', from: 'editor' })
  await expect(createRole(owner, form)).rejects.toMatchObject({
    code: 'staff.role-name-used',
    fields: { nameEn: 'staff-role-name-used', nameAr: 'staff-role-name-used' },
  })
  const answer = await retire(owner, first)
  await retire(owner, first, { agreed: agreedOf(answer) })
  await expect(createRole(owner, form)).resolves.toMatchObject({ role: expect.any(String) })
})

test('of two owners who take a name in the same moment one is refused at the field', async () => {
  for (let round = 0; round < 5; round++) {
    const of = names('Race')
    const answers = await Promise.allSettled(
      [owner, second].map((actor) => createRole(actor, { ...of, from: 'editor' })),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['staff.role-name-used'])
  }
})

test('of two owners who save a role in the same moment the second is told', async () => {
  const role = await ownRole({ inbox: 'do' })
  for (let round = 0; round < 8; round++) {
    const { version } = await readRole(owner, role)
    const wanted = [{ site: round % 2 === 0 ? 'do' : 'read' }, { ledger: round % 2 === 0 ? 'do' : 'read' }] as const
    const answers = await Promise.allSettled([
      save(owner, role, { cells: wanted[0], version }),
      save(second, role, { cells: wanted[1], version }),
    ])
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['staff.role-changed'])
    expect((await readRole(owner, role)).version).toBe(version + 1)
  }
})

test('delivered roles are neither changed nor retired', async () => {
  const before = await readRole(owner, 'editor')
  await expect(save(owner, 'editor', { cells: { site: 'do' }, nameEn: 'A', nameAr: 'أ' })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await expect(retire(owner, 'owner')).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await readRole(owner, 'editor')).toEqual(before)
  expect(before.kind).toBe('builtin')
})

test('only owners read and change roles; a role that reads the settings changes none', async () => {
  const role = await ownRole({ site: 'do' })
  const reader = await memberIn(await ownRole({ platform: 'read' }))
  const asReader = { ...reader, staff: rightsOfRole('own', { ...noCells, platform: 'read' }) }
  const others = [await w.client(), await w.shopper(), await w.admin({ role: 'operations' })]
  const changes = (actor: Actor) => [
    () => createRole(actor, { ...names('Stranger'), from: 'editor' }),
    () => save(actor, role, { cells: { site: 'read' } }),
    () => retire(actor, role),
  ]
  for (const actor of others)
    for (const attempt of [() => readRole(actor, role), ...changes(actor)])
      await expect(attempt()).rejects.toMatchObject({ code: expect.stringMatching(/^not-/) })
  expect(await readRole(asReader, role)).toMatchObject({ kind: 'own' })
  expect((await browseStaff(asReader, readList(staffList, new URLSearchParams()))).rows.length).toBeGreaterThan(0)
  for (const attempt of changes(asReader)) await expect(attempt()).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each([
  ['the settings of the platform', 'platform', 'do'],
  ['the state of invoices', 'invoices', 'state'],
  ['a cell of another area', 'site', 'approve'],
])('%s is not a choice of the form', (_, area, cell) => {
  const form = { intent: 'save', nameEn: 'A', nameAr: 'أ', ...noCells, inbox: 'read', version: '1' }
  expect(roleForm.safeParse(form).success).toBe(true)
  const { error } = roleForm.safeParse({ ...form, [area]: cell })
  expect(error?.issues[0]).toMatchObject({ path: [area], message: 'staff-role-cell' })
})
