import { expect, test } from 'vitest'
import {
  abilitiesOf,
  changeOfRole,
  choicesOf,
  copiedCells,
  differingCells,
  isEmptyRole,
  roleNameKey,
} from './staff-abilities.ts'
import { type Cell, type Cells, cellsOf, noCells, roleCells, type StaffArea, staffAreas } from './staff-cells.ts'
import { permissionsOf } from './staff-roles.ts'

test('an own role has every cell but the settings of the platform and the state of invoices', () => {
  const missing = staffAreas.flatMap((area) =>
    (cellsOf[area] as readonly Cell[])
      .filter((cell) => !choicesOf(area).includes(cell))
      .map((cell) => `${area}:${cell}`),
  )
  expect(missing).toEqual(['invoices:state', 'platform:do'])
})

test('a copy of each delivered role fits an own role', () => {
  for (const cells of Object.values(roleCells))
    for (const [area, cell] of Object.entries(copiedCells(cells)) as [keyof Cells, Cell][])
      expect(choicesOf(area)).toContain(cell)
  expect(copiedCells(roleCells.owner)).toEqual({ ...roleCells.owner, platform: 'read' })
  expect(copiedCells(roleCells.finance)).toEqual(roleCells.finance)
})

test.each([
  [{}, []],
  [{ clients: 'read' }, ['clients_read']],
  [{ clients: 'view' }, ['clients_read', 'clients_view']],
  [{ clients: 'do' }, ['clients_read', 'clients_view', 'clients_do']],
  [{ shoppers: 'pay' }, ['shoppers_pay']],
  [{ shoppers: 'read' }, ['shoppers_pay', 'shoppers_read']],
  [{ payouts: 'make' }, ['payouts_read', 'payouts_make']],
  [{ payouts: 'do' }, ['payouts_read', 'payouts_make', 'payouts_approve', 'payouts_do']],
  [{ invoices: 'state' }, []],
  [{ invoices: 'do' }, ['invoices_read', 'invoices_do']],
] as const)('%o gives %o', (cells, expected) => {
  expect(abilitiesOf({ ...noCells, ...cells })).toEqual(expected)
})

test.each([
  ['nothing', { site: 'read' }, { site: 'read' }, [], []],
  ['less of an area', { invoices: 'do' }, { invoices: 'read' }, ['invoices_do'], []],
  ['more of an area', { emails: 'read' }, { emails: 'resend' }, [], ['emails_resend']],
  [
    'one side of a batch for the other',
    { payouts: 'make' },
    { payouts: 'approve' },
    ['payouts_make'],
    ['payouts_approve'],
  ],
  ['one area for another', { ledger: 'read' }, { inbox: 'do' }, ['ledger_read'], ['inbox_read', 'inbox_do']],
] as const)('a change of %s says what is lost and gained', (_, before, after, lost, gained) => {
  expect(changeOfRole({ ...noCells, ...before }, { ...noCells, ...after })).toEqual({ lost, gained })
})

const withCell = (area: StaffArea, cell: Cell): Cells => ({ ...noCells, [area]: cell })

test('a change that takes no ability takes no permission', () => {
  for (const area of staffAreas)
    for (const from of choicesOf(area))
      for (const to of choicesOf(area)) {
        const [before, after] = [withCell(area, from), withCell(area, to)]
        const gone = [...permissionsOf(before)].filter((one) => !permissionsOf(after).has(one))
        if (changeOfRole(before, after).lost.length === 0) expect(gone, `${area}: ${from} ${to}`).toEqual([])
      }
})

test('a role is empty when no area gives anything', () => {
  expect(isEmptyRole(noCells)).toBe(true)
  expect(isEmptyRole({ ...noCells, inbox: 'read' })).toBe(false)
})

test('only the areas that differ are recorded', () => {
  expect(differingCells({ ...noCells, site: 'do' }, { ...noCells, site: 'read', inbox: 'do' })).toEqual({
    before: { site: 'do', inbox: 'none' },
    after: { site: 'read', inbox: 'do' },
  })
})

test.each([
  ['Night  Desk', ' night desk'],
  ['مُدقّق الفواتير', 'مدقق الفواتير'],
  ['إدارة', 'اداره'],
])('%s and %s are the same name', (one, other) => {
  expect(roleNameKey(one)).toBe(roleNameKey(other))
})
