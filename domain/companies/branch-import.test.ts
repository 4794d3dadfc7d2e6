import { expect, test } from 'vitest'
import type { TreeNode } from '../org-tree.ts'
import { type KnownBranch, type KnownCompany, planBranches } from './branch-import.ts'
import { type BranchSheetColumn, branchSheetColumns, type BranchSheetRow } from './branch-sheet.ts'

const row = (line: number, of: Partial<Record<BranchSheetColumn, string>>): BranchSheetRow => ({
  ...(Object.fromEntries(branchSheetColumns.map((column) => [column, ''])) as Record<BranchSheetColumn, string>),
  ...of,
  line,
})
const node = (
  id: string,
  parentId: string | null,
  kind: TreeNode['kind'],
  nameEn: string,
  of: Partial<TreeNode> = {},
) => {
  return { id, parentId, kind, nameEn, nameAr: null, code: null, closedAt: null, version: 1, ...of }
}
const branch = (id: string, en: string, location: string, of: Partial<KnownBranch> = {}): KnownBranch => ({
  id,
  names: { en, ar: null },
  location,
  phone: null,
  hours: {},
  attributes: {},
  managerId: null,
  crNumber: null,
  licenceNumber: null,
  place: null,
  isClosed: false,
  version: 1,
  ...of,
})
const company: KnownCompany = {
  nodes: [
    node('root', null, 'root', 'Saffron'),
    node('house', 'root', 'brand', 'House', { nameAr: 'البيت', code: 'H' }),
    node('express', 'root', 'brand', 'Express'),
    node('central', 'house', 'region', 'Central'),
    node('west', 'house', 'region', 'West'),
    node('west2', 'express', 'region', 'West'),
    node('olaya', 'central', 'branch', 'Olaya', { code: 'R1' }),
    node('mall', 'west', 'branch', 'Mall'),
    node('mall2', 'west2', 'branch', 'Mall'),
    node('old', 'root', 'branch', 'Old', { closedAt: '2026-01-01' }),
  ],
  branches: [
    branch('olaya', 'Olaya', 'Olaya St, Riyadh', { phone: '+966112345678' }),
    branch('mall', 'Mall', 'Corniche, Jeddah'),
    branch('mall2', 'Mall', 'Airport, Jeddah'),
    branch('old', 'Old', 'Taif', { isClosed: true }),
  ],
  members: new Map([['noura@example.com', 'member']]),
}
type Typed = Partial<Record<BranchSheetColumn, string>>
const plan = (...rows: Typed[]) =>
  planBranches(
    rows.map((of, index) => row(index + 2, of)),
    company,
  ).rows
const problems = (...rows: Typed[]) =>
  plan(...rows).map((one) => (one.outcome === 'error' ? [one.problem, one.other] : one.outcome))
const outcome = (...rows: Typed[]) =>
  plan(...rows).map((one) =>
    'branch' in one ? [one.branch.id, ...one.changes] : one.outcome === 'error' ? one.problem : one.outcome,
  )

const good = { nameEn: 'New', city: 'Riyadh' }
test('a row with several errors shows them all', () => {
  const bad = { nameEn: 'Olaya', city: 'Riyadh', hours: 'all day', cr: '12', manager: 'nobody@example.com', code: 'A' }
  const [, row] = plan({ nameEn: 'Other', city: 'Abha', code: 'A' }, bad)
  expect(row).toMatchObject({
    outcome: 'error',
    problem: 'bad_hours',
    also: ['bad_cr', 'no_manager', 'twice'],
    other: 2,
  })
})

test.each<[string, Typed]>([
  ['no_name', { city: 'Riyadh' }],
  ['bad_english_name', { nameEn: 'العليا', nameAr: 'السوق', city: 'Riyadh' }],
  ['too_long', { ...good, nameAr: 'ن'.repeat(201) }],
  ['no_location', { nameEn: 'New' }],
  ['no_place', { ...good, latitude: '24.7' }],
  ['outside', { ...good, latitude: '46.7', longitude: '24.7' }],
  ['bad_phone', { ...good, phone: 'call us' }],
  ['bad_hours', { ...good, hours: 'evenings' }],
  ['bad_email', { ...good, manager: 'noura' }],
  ['no_manager', { ...good, manager: 'other@example.com' }],
  ['bad_cr', { ...good, cr: '123' }],
  ['bad_cr', { ...good, cr: '8010123456' }],
  ['bad_licence', { ...good, licence: 'ABC' }],
  ['bad_licence', { ...good, licence: '1234' }],
  ['bad_licence', { ...good, licence: '1'.repeat(41) }],
  ['bad_attribute', { ...good, has: 'Helipad' }],
  ['bad_attribute', { ...good, has: 'Parking', hasNot: 'مواقف سيارات' }],
  ['closed', { nameEn: 'Old', address: 'Taif', phone: '0112345678' }],
  ['many_branches', { nameEn: 'Mall' }],
  ['many_groups', { ...good, region: 'West' }],
  ['code_of_group', { ...good, code: 'H' }],
  ['same_name', { nameEn: 'Mall', address: 'Airport, Jeddah', code: 'R1' }],
])('a row is refused for %s', (problem, of) => {
  expect(problems(of)).toEqual([[problem, null]])
})

test('a branch that is twice in the file is refused with the row of the first', () => {
  expect(problems(good, { nameEn: 'new', city: 'riyadh' })).toEqual(['new', ['twice', 2]])
  expect(problems({ ...good, code: 'A' }, { nameEn: 'Other', city: 'Abha', code: 'A' })).toEqual(['new', ['twice', 2]])
  expect(problems({ nameEn: 'Olaya', code: 'R1' }, { nameEn: 'Olaya', address: 'Olaya St, Riyadh' })).toEqual([
    'unchanged',
    ['twice', 2],
  ])
})

test('a known branch is found by code, by name and address, and by name within a group; empty cells change nothing', () => {
  expect(
    outcome(
      { nameEn: 'Olaya Street', nameAr: 'العليا', code: 'R1', phone: '٠١١ ٢٣٤ ٥٦٧٨' },
      { nameEn: 'Mall', address: 'Corniche', city: 'Jeddah', code: 'J1' },
      { nameEn: 'Mall', brand: 'Express', region: 'West', address: 'Airport Road, Jeddah' },
    ),
  ).toEqual([
    ['olaya', 'names'],
    ['mall', 'code'],
    ['mall2', 'location'],
  ])
})

test('a branch keeps its place below the named group, and moves when another is named', () => {
  expect(outcome({ nameEn: 'Olaya', code: 'R1', brand: 'البيت' })).toEqual([['olaya']])
  expect(outcome({ nameEn: 'Olaya', code: 'R1', region: 'Central' })).toEqual([['olaya']])
  expect(outcome({ nameEn: 'Olaya', code: 'R1', brand: 'House', region: 'West' })).toEqual([['olaya', 'group']])
  expect(outcome({ nameEn: 'Olaya', code: 'R1', brand: 'Third' })).toEqual([['olaya', 'group']])
})

test('a second branch of one name in a group is new when the first is in the file too', () => {
  const west = { brand: 'House', region: 'West' }
  expect(
    outcome({ ...west, nameEn: 'Mall', address: 'Corniche, Jeddah' }, { ...west, nameEn: 'Mall', city: 'Rabigh' }),
  ).toEqual([['mall'], 'new'])
})

test('groups that do not exist arise once, with the names of both languages, below those named before them', () => {
  const { groups, rows } = planBranches(
    [
      row(2, { nameEn: 'A', city: 'Abha', brand: 'Third', region: 'South' }),
      row(3, { nameEn: 'B', city: 'Abha', brand: 'third', brandAr: 'الثالثة', region: 'South', area: 'Abha' }),
      row(4, { nameEn: 'C', city: 'Abha', brand: 'الثالثة', region: 'South', area: 'Abha' }),
    ],
    company,
  )
  const made = groups.filter(({ isNew }) => isNew)
  expect(made.map(({ kind, names }) => [kind, names.en, names.ar])).toEqual([
    ['brand', 'Third', 'الثالثة'],
    ['region', 'South', null],
    ['area', 'Abha', null],
  ])
  expect(made.map(({ parent }) => parent)).toEqual(['root', made[0]!.key, made[1]!.key])
  expect(rows.map((one) => 'facts' in one && one.facts.group)).toEqual([made[1]!.key, made[2]!.key, made[2]!.key])
})

test('the city is added to the address that does not name it, in either language', () => {
  const locations = plan(
    { nameEn: 'A', address: 'Main Road', city: 'Abha' },
    { nameEn: 'B', address: 'طريق العليا، الرياض', city: 'Riyadh' },
    { nameEn: 'C', address: 'Riyadh Road', city: 'Jeddah' },
    { nameEn: 'D', address: 'Main Road, Al-Majmaah', city: 'al-majmaah' },
  ).map((one) => 'facts' in one && one.facts.location)
  expect(locations).toEqual(['Main Road, Abha', 'طريق العليا، الرياض', 'Riyadh Road, Jeddah', 'Main Road, Al-Majmaah'])
})

test('numbers are read as spreadsheets and people write them', () => {
  const [one] = plan({
    ...good,
    phone: '112345678',
    cr: '١٠١٠ ١٢٣٤٥٦',
    latitude: '24,7',
    longitude: '٤٦٫٧',
    manager: 'Noura@example.com',
    hours: 'Fri closed',
    address: 'طريق العليا',
    city: 'الرياض',
  })
  expect(one).toMatchObject({
    outcome: 'new',
    facts: {
      phone: '+966112345678',
      crNumber: '1010123456',
      place: { latitude: 24.7, longitude: 46.7 },
      managerId: 'member',
      hours: { 5: [] },
      location: 'طريق العليا، الرياض',
    },
  })
})

test('what is available is read in both languages, and what a row does not name stays', () => {
  const [one] = plan({ ...good, has: "children's area، توصيل", hasNot: 'Valet parking' })
  expect(one).toMatchObject({ facts: { attributes: { children_area: true, delivery: true, valet: false } } })
  const known = { ...company, branches: [branch('olaya', 'Olaya', 'Riyadh', { attributes: { valet: true } })] }
  const [two] = planBranches([row(2, { nameEn: 'Olaya', code: 'R1', has: 'Parking' })], known).rows
  expect(two).toMatchObject({ changes: ['attributes'], facts: { attributes: { valet: true, parking: true } } })
})

test('a branch goes below a franchisee within its region', () => {
  const { groups } = planBranches([row(2, { ...good, brand: 'House', region: 'Central', franchisee: 'Rafd' })], company)
  expect(groups.filter(({ isNew }) => isNew)).toMatchObject([{ kind: 'franchisee', parent: 'central' }])
})

test('what a branch has in another spelling, and a closed branch, come back unchanged', () => {
  const known: KnownCompany = {
    ...company,
    branches: [
      branch('olaya', 'Olaya', 'King Fahd Road', { phone: '(011) 234-5678' }),
      branch('old', 'Old', 'Taif', { isClosed: true }),
      branch('mall', 'Mall', 'Jeddah', { names: { en: 'Mall', ar: 'السوق' } }),
      branch('mall2', 'Mall Two', 'Jeddah', { names: { en: 'Mall Two', ar: 'السوق' } }),
    ],
  }
  const rows = planBranches(
    [
      row(2, { nameEn: 'Olaya', nameAr: 'Olaya', city: 'Riyadh', address: 'King Fahd Road', phone: '011 2345678' }),
      row(3, { nameEn: 'Old', address: 'Taif' }),
      row(4, { nameEn: 'Mall', nameAr: 'السوق', address: 'Jeddah' }),
      row(5, { nameEn: 'Mall Two', nameAr: 'السوق', address: 'Jeddah' }),
    ],
    known,
  ).rows
  expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged'])
})
