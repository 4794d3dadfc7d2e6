import { expect, test } from 'vitest'
import { isNarrowed, readList } from '#/domain/list.ts'
import { eligibleList } from '#/features/certification/certificates/eligible-list.ts'
import { applicationList } from './application-list.ts'
import { branchForm, certificateForm, ruleSettingsForm, settingsOf } from './form.ts'
import { registerList } from './register-list.ts'

const register = (search: string) => readList(registerList, new URLSearchParams(search))

test('an address says what the register shows; what cannot be read counts as not set', () => {
  const nothing = {
    q: '',
    tab: 'all',
    level: null,
    city: null,
    client: null,
    branch: null,
    within: null,
    sort: 'issued',
    descending: true,
    rows: 25,
    page: 1,
  }
  expect(register('')).toEqual(nothing)
  expect(register("state=x&level=x&city=x&client=1' or 1&branch=1' or 1&within=31&sort=state_place&page=-3")).toEqual(
    nothing,
  )
  expect(register('q=+a+&state=revoked&level=gold&city=riyadh&within=60&sort=-expires&page=4')).toMatchObject({
    q: 'a',
    tab: 'revoked',
    level: 'gold',
    city: 'riyadh',
    within: '60',
    sort: 'expires',
    descending: true,
    page: 4,
  })
  expect(isNarrowed(registerList, register('state=revoked&sort=holder'))).toBe(false)
  expect(isNarrowed(registerList, register('within=30'))).toBe(true)
})

test('the lists of branches and of applications begin with what waits', () => {
  const branches = (search: string) => readList(eligibleList, new URLSearchParams(search))
  expect(branches('')).toMatchObject({ tab: 'eligible', level: null, page: 1 })
  expect(branches('show=at-risk&level=silver')).toMatchObject({ tab: 'at-risk', level: 'silver' })
  expect(readList(applicationList, new URLSearchParams('state=gone'))).toMatchObject({ tab: 'waiting' })
})

test('numbers of a rule are read as people write them', () => {
  const typed = {
    visits: '٣',
    withinMonths: ' 12 ',
    silver: '٨٠٫٥',
    gold: '87%',
    platinum: '93.25',
    criticalMonths: '6',
    validMonths: '12',
  }
  expect(settingsOf(ruleSettingsForm.parse(typed))).toEqual({
    visits: 3,
    withinMonths: 12,
    leastMean: { silver: 80.5, gold: 87, platinum: 93.25 },
    criticalMonths: 6,
    validMonths: 12,
    issuesByItself: false,
  })
  for (const visits of ['', 'three', '-1', '1e3', '80.123'])
    expect(ruleSettingsForm.safeParse({ ...typed, visits }).success, visits).toBe(false)
})

test('forms take nothing but what they know', () => {
  const id = '01890000-0000-7000-8000-000000000000'
  expect(branchForm.parse({ intent: 'issue', branch: `${id} gold` })).toMatchObject({
    branch: [{ branchId: id, level: 'gold' }],
  })
  for (const branch of [`${id} bronze`, id, 'gold', []])
    expect(branchForm.safeParse({ intent: 'issue', branch }).success).toBe(false)
  const revoke = { intent: 'revoke', version: '2', reasonClass: 'misuse', reason: 'Why' }
  expect(certificateForm.parse(revoke)).toMatchObject({ version: 2, typedNumber: '' })
  expect(certificateForm.safeParse({ ...revoke, reasonClass: 'time_over' }).success).toBe(false)
  expect(certificateForm.safeParse({ ...revoke, reason: '  ' }).success).toBe(false)
  expect(certificateForm.safeParse({ ...revoke, state: 'active' }).success).toBe(false)
})
