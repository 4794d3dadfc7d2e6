import { expect, test } from 'vitest'
import { branchAttributeKeys } from '#/domain/branch-attributes.ts'
import { weekdays } from '#/domain/branch-hours.ts'
import { branchStepForm, changedBranchForm, newBranchForm } from './form.ts'

const parentId = '00000001-0000-7000-8000-000000000001'
const sent = {
  nameEn: 'Olaya',
  nameAr: 'العليا',
  location: 'Olaya, Riyadh',
  phone: '٠١١ ٢٣٤ ٥٦٧٨',
  managerId: '',
  crNumber: '1010 123456',
  licenceNumber: '',
  latitude: '٢٤٫٧',
  longitude: '46.7',
  parentId,
  code: '',
  ...Object.fromEntries(weekdays.map((day) => [`hours${day}`, day === '5' ? 'مغلق' : ''])),
  ...Object.fromEntries(branchAttributeKeys.map((key) => [`has_${key}`, key === 'parking' ? 'yes' : 'unsaid'])),
}
const problemsOf = (form: object) =>
  newBranchForm
    .safeParse({ ...sent, ...form })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('reads names, numbers, hours and attributes as people type them', () => {
  expect(newBranchForm.parse(sent)).toEqual({
    names: { en: 'Olaya', ar: 'العليا' },
    location: 'Olaya, Riyadh',
    phone: '011 234 5678',
    hours: { 5: [] },
    attributes: { parking: true },
    managerId: null,
    crNumber: '1010123456',
    licenceNumber: null,
    place: { latitude: 24.7, longitude: 46.7 },
    parentId,
    code: null,
  })
})

test.each([
  [{ nameEn: '', nameAr: '' }, ['nameEn: branch-names']],
  [{ nameEn: 'العليا' }, ['nameEn: branch-name-english']],
  [{ nameAr: 'Olaya' }, ['nameAr: branch-name-arabic']],
  [{ location: ' ' }, ['location: branch-address']],
  [{ crNumber: '12' }, ['crNumber: cr-number']],
  [{ licenceNumber: 'x' }, ['licenceNumber: licence-number']],
  [{ latitude: '' }, ['latitude: coordinates-both']],
  [{ latitude: '95' }, ['latitude: degrees']],
  [{ hours0: '10-11' }, ['hours0: branch-hours']],
  [{ phone: 'call me' }, ['phone: phone-any']],
  [{ has_parking: 'maybe' }, ['has_parking: unreadable']],
])('refuses %j', (form, problems) => {
  expect(problemsOf(form)).toEqual(problems)
})

test('a change keeps the code when the form does not hold it, and never moves the branch', () => {
  const { parentId: _, code: __, ...facts } = sent
  expect(changedBranchForm.parse({ ...facts, version: '3' })).not.toHaveProperty('code')
  expect(changedBranchForm.parse({ ...facts, code: 'R1', version: '3' })).toMatchObject({ code: 'R1', version: 3 })
  expect(changedBranchForm.safeParse({ ...sent, version: '3' }).success).toBe(false)
})

test('a branch is closed with a reason only', () => {
  expect(branchStepForm.safeParse({ intent: 'close', version: '1', reason: '' }).success).toBe(false)
  expect(branchStepForm.safeParse({ intent: 'reopen', version: '1' }).success).toBe(true)
})
