import { expect, test } from 'vitest'
import { paletteMessages } from '#/messages/palette.ts'
import type { FoundRecord } from '#/features/office/search/records.ts'
import type { Permission } from '#/domain/permissions.ts'
import { permissionsOf } from '#/domain/staff-roles.ts'
import { type BuiltinRole, roleCells } from '#/domain/staff-cells.ts'
import { pageNeed } from './admin-pages.ts'
import { aboutEntries, aboutIn, actionsFor, pagesFor } from './palette-catalogue.ts'
import { paletteActions, palettePlaces } from './palette-places.ts'

const everything = { readOnly: false, viewing: false, opens: () => true, has: () => true }
const rightsOf = (role: BuiltinRole) => {
  const held = permissionsOf(roleCells[role])
  const opens = (path: string) => held.has(pageNeed(path) ?? 'dashboard.admin')
  return { ...everything, opens, has: (permission: Permission) => held.has(permission) }
}
const record = (kind: FoundRecord['kind'], title: string, to = '/x'): FoundRecord => ({
  kind,
  id: 'one',
  title,
  detail: '',
  to,
})

test('every name is that of a page or an action', () => {
  const used = [palettePlaces, paletteActions].flatMap((of) =>
    Object.values(of)
      .flat()
      .map(({ label }) => label),
  )
  expect(Object.keys(paletteMessages).filter((key) => !used.some((label) => label === key))).toEqual([])
})

test.each([
  ['audit', '/admin/activity-logs'],
  ['zatca', '/admin/invoices/units'],
  ['زاتكا', '/admin/invoices/units'],
  ['waves', '/admin/secret-shopper/waves'],
  ['جولات', '/admin/secret-shopper/waves'],
  ['سجل النشاط', '/admin/activity-logs'],
  ['كلمة المرور', '/account/password'],
])('%s leads an owner to %s first', (typed, to) => {
  expect(pagesFor('admin', typed, 'en', everything)[0]?.to).toBe(to)
})

test.each([
  ['new invoice', '/admin/invoices/new'],
  ['فاتورة جديدة', '/admin/invoices/new'],
  ['mark as paid', '/admin/invoices/payments/record'],
  ['new wave', '/admin/secret-shopper/waves/new'],
])('%s is an action that leads to %s', (typed, to) => {
  expect(actionsFor('admin', typed, 'ar', everything)[0]?.to).toBe(to)
})

test('a refund is offered as a credit note and for a payment', () => {
  for (const typed of ['refund', 'استرداد'])
    expect(actionsFor('admin', typed, 'en', everything).map(({ title }) => title)).toEqual([
      'Credit note',
      'Refund a payment',
    ])
})

test('an action about a named record leads to its form', () => {
  const about = aboutIn('admin', 'refund INV-2026-14', everything)!
  expect(about.subject).toBe('inv-2026-14')
  expect(aboutEntries(about, [record('invoice', 'INV-2026-000014'), record('client', 'Saffron')], 'en')).toMatchObject([
    { to: '/admin/invoices/one/credit', title: 'Credit note', detail: 'INV-2026-000014' },
  ])
  expect(aboutEntries(about, [record('payment', 'PAY-1')], 'en')).toMatchObject([
    { to: '/admin/invoices/payments/one' },
  ])
  const invoice = aboutIn('admin', 'new invoice for sary', everything)!
  expect(aboutEntries(invoice, [record('client', 'Sary')], 'en')).toMatchObject([
    { to: '/admin/invoices/new?client=one' },
  ])
  const paid = aboutIn('admin', 'record a payment INV-2026-14', everything)!
  expect(aboutEntries(paid, [record('invoice', 'INV-2026-000014')], 'en')).toMatchObject([
    { to: '/admin/invoices/payments/record?number=INV-2026-000014' },
  ])
  const visit = aboutIn('client', 'order a visit nakheel', everything)!
  expect(aboutEntries(visit, [record('branch', 'Nakheel')], 'en')).toMatchObject([
    { to: '/client/secret-shopper?new=1&branch=one' },
  ])
  const merge = aboutIn('admin', 'merge noura', everything)!
  expect(aboutEntries(merge, [record('person', 'Noura', '/admin/permissions/x')], 'en')).toEqual([])
  expect(aboutEntries(merge, [record('person', 'Noura', '/admin/freelancers/x')], 'en')).toMatchObject([
    { to: '/admin/freelancers/x/merge' },
  ])
})

test('roles are offered what they may do; a view as a role offers no actions', () => {
  const actions = (role: BuiltinRole) => actionsFor('admin', '', 'en', rightsOf(role)).map(({ title }) => title)
  expect(actions('content')).toEqual([])
  expect(actions('finance')).toContain('New invoice')
  expect(actions('finance')).not.toContain('Plan a wave')
  expect(actions('support')).toEqual([])
  expect(actions('owner')).toHaveLength(paletteActions.admin.length)
  expect(actionsFor('admin', '', 'en', { ...everything, viewing: true })).toEqual([])
  expect(aboutIn('admin', 'refund INV-2026-14', { ...everything, viewing: true })).toBeNull()
  expect(aboutIn('admin', 'refund INV-2026-14', rightsOf('support'))).toBeNull()
  expect(pagesFor('admin', 'ledger', 'en', rightsOf('editor'))).toEqual([])
})
