import { expect, test } from 'vitest'
import { reachOf, type Permission, permissions } from './permissions.ts'
import { outsideView, rightsOf, whileReading } from './staff-rights.ts'
import { builtinRoles, cellsOf, noCells, readCells, roleCells, staffAreas } from './staff-cells.ts'
import { cellsAllow, needOf, permissionsOf } from './staff-roles.ts'

test('every permission of an administrator has a need, and no other has one', () => {
  const ofAdmins = (Object.keys(permissions) as Permission[]).filter((one) => reachOf('admin', one) !== null)
  expect(Object.keys(needOf).sort()).toEqual(ofAdmins.sort())
})

test('an owner has every permission of an administrator', () => {
  expect([...permissionsOf(roleCells.owner)].sort()).toEqual(Object.keys(needOf).sort())
})

test('the delivered roles are those of the product', () => {
  const table = staffAreas.map((area) => [area, ...builtinRoles.slice(1).map((role) => roleCells[role][area])])
  expect(table).toEqual([
    ['clients', 'do', 'read', 'read', 'none', 'view'],
    ['shoppers', 'do', 'read', 'pay', 'none', 'read'],
    ['requests', 'do', 'read', 'read', 'none', 'read'],
    ['review', 'read', 'do', 'none', 'none', 'state'],
    ['questionnaires', 'do', 'do', 'none', 'none', 'none'],
    ['certificates', 'do', 'read', 'none', 'none', 'read'],
    ['invoices', 'read', 'none', 'do', 'none', 'state'],
    ['payouts', 'read', 'none', 'do', 'none', 'none'],
    ['ledger', 'none', 'none', 'do', 'none', 'none'],
    ['site', 'none', 'none', 'none', 'do', 'read'],
    ['inbox', 'do', 'none', 'read', 'do', 'do'],
    ['emails', 'read', 'none', 'none', 'do', 'resend'],
    ['platform', 'none', 'none', 'none', 'none', 'none'],
  ])
})

test.each([
  [
    'operations',
    ['clients.approve', 'evaluations.assign', 'reports.read', 'payouts.read'],
    ['reports.release', 'payouts.batch', 'invoices.issue', 'settings.update'],
  ],
  [
    'editor',
    ['reports.release', 'questionnaires.publish', 'clients.read'],
    ['clients.approve', 'evaluations.assign', 'invoices.read', 'emails.read'],
  ],
  [
    'finance',
    ['invoices.credit', 'payouts.batch', 'payouts.approve', 'ledger.close'],
    ['shoppers.read', 'reports.read', 'submissions.handle', 'settings.update'],
  ],
  [
    'content',
    ['pages.publish', 'submissions.handle', 'emails.resend'],
    ['clients.read', 'shoppers.read', 'evaluations.read', 'invoices.read'],
  ],
  [
    'support',
    ['clients.read', 'emails.read', 'emails.resend', 'submissions.handle'],
    ['clients.approve', 'reports.read', 'invoices.read', 'pages.publish'],
  ],
] as const)('%s may do its own work and not that of others', (role, allowed, refused) => {
  const found = permissionsOf(roleCells[role])
  for (const permission of allowed) expect(found.has(permission), permission).toBe(true)
  for (const permission of refused) expect(found.has(permission), permission).toBe(false)
})

test.each([
  ['none', 'payouts', false],
  ['read', 'payouts', true],
  ['read', 'payouts+', false],
  ['make', 'payouts', true],
  ['make', 'payouts+', false],
  ['make', 'payouts:make', true],
  ['make', 'payouts:approve', false],
  ['do', 'payouts+', true],
] as const)('the cell %s meets the need %s: %s', (payouts, need, allowed) => {
  expect(cellsAllow({ ...noCells, payouts }, need)).toBe(allowed)
})

test('a special cell gives what it names only', () => {
  const ofPayouts = (payouts: 'make' | 'approve') =>
    [...permissionsOf({ ...noCells, payouts })].filter((one) => one.startsWith('payouts.')).sort()
  expect(ofPayouts('make')).toEqual(['payouts.answer', 'payouts.batch', 'payouts.browse', 'payouts.read'])
  expect(ofPayouts('approve')).toEqual(['payouts.approve', 'payouts.browse', 'payouts.read'])
  expect(permissionsOf({ ...noCells, shoppers: 'pay', review: 'state', invoices: 'state' })).toEqual(
    permissionsOf(noCells),
  )
})

test('every cell of every area is stored and read again, another one is none', () => {
  for (const area of staffAreas)
    for (const cell of cellsOf[area]) expect(readCells({ [area]: cell })).toEqual({ ...noCells, [area]: cell })
  expect(readCells({ clients: 'all', payouts: 7, other: 'do' })).toEqual(noCells)
  expect(readCells(null)).toEqual(noCells)
})

test('a session that sees as a role reads what both roles read, and changes nothing', () => {
  const seen_until = '2026-11-24T10:00:00Z'
  const row = { staff_second_factor: true, seen_until, seen_name_en: null, seen_name_ar: null }
  const staff = rightsOf({
    ...row,
    staff_role: 'operations',
    staff_cells: roleCells.operations,
    seen_role: 'editor',
    seen_cells: roleCells.editor,
  })!
  expect(staff.seesAs).toMatchObject({ role: 'editor', until: '2026-11-24T10:00:00.000Z' })
  expect(staff.permissions.has('reports.read')).toBe(true)
  expect(staff.permissions.has('reports.release')).toBe(false)
  expect(staff.permissions.has('clients.approve')).toBe(false)
  expect(staff.permissions.has('invoices.read')).toBe(false)
  for (const own of ['profile.update', 'account.erase', 'notifications.switch'])
    expect(staff.permissions.has(own), own).toBe(false)
  expect(rightsOf({ ...row, staff_role: null, staff_cells: null, seen_role: null, seen_cells: null })).toBeNull()
})

test('pages of a view are those of the role, as far as the person has them; outside the view nothing is left of it', () => {
  const seen = { seen_role: 'content', seen_until: '2026-11-24T10:00:00Z', seen_name_en: 'A', seen_name_ar: 'B' }
  const staff = (role: 'owner' | 'operations') =>
    rightsOf({
      staff_role: role,
      staff_cells: roleCells[role],
      staff_second_factor: true,
      ...seen,
      seen_cells: roleCells.content,
    })!
  const person = { id: 'x', type: 'admin', email: '', name: '', language: 'en', sessionId: '' } as const
  const pagesOf = (role: 'owner' | 'operations') => whileReading({ ...person, staff: staff(role) }).staff!.permissions
  expect(pagesOf('owner')).toEqual(permissionsOf(roleCells.content))
  expect(pagesOf('operations').has('branding.update')).toBe(false)
  expect(pagesOf('operations').has('submissions.read')).toBe(true)
  expect(outsideView({ ...person, staff: staff('owner') }).staff!.seesAs).toBeUndefined()
})
