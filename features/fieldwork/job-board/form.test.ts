import { expect, test } from 'vitest'
import { pickedMoment, readTasksQuery, tasksForm } from './form.ts'

const offerId = '01980f5e-7d1c-7000-8000-000000000001'
const requestId = '01980f5e-7d1c-7000-8000-000000000002'

test('an address that makes no sense shows the usual page', () => {
  const params = new URLSearchParams('view=nothing&sort=bad&page=-3&city=atlantis&within=7&only=me')
  expect(readTasksQuery(params)).toEqual({
    view: null,
    show: 'list',
    q: '',
    city: null,
    type: null,
    within: null,
    sort: 'soon',
    only: null,
    page: 1,
  })
})

test('an address that does is read', () => {
  const params = new URLSearchParams('view=board&show=map&sort=near&city=riyadh&within=10&only=open-to-me&type=basic')
  expect(readTasksQuery(params)).toMatchObject({ view: 'board', show: 'map', sort: 'near', within: 10, city: 'riyadh' })
})

test('day and time make one moment in Riyadh', () => {
  const form = tasksForm.parse({ intent: 'claim', requestId, day: '2026-11-25', time: '13:30' })
  expect(pickedMoment(form as { day: string })?.toISOString()).toBe('2026-11-25T10:30:00.000Z')
})

test('where the date stands nothing is picked', () => {
  expect(pickedMoment(tasksForm.parse({ intent: 'accept', offerId }) as object)).toBeUndefined()
})

test.each([
  { day: '', time: '13:30' },
  { day: '2026-11-25', time: '' },
  { day: '2026-02-30', time: '13:30' },
  { day: '2026-11-25' },
])('half a date is no date: %o', (picked) => {
  for (const intent of ['accept', 'claim', 'move']) {
    const { error } = tasksForm.safeParse({ intent, offerId, requestId, ...picked })
    expect(error).toBeDefined()
  }
  const { error } = tasksForm.safeParse({ intent: 'accept', offerId, ...picked })
  expect(error!.issues.map(({ path, message }) => [path[0], message])).toEqual([['day', 'visit-date']])
})

test('a visit is handed back with one of the causes and a reason', () => {
  const sent = { intent: 'hand-back', requestId, cause: 'ill', reason: ' A fever. ' }
  expect(tasksForm.parse(sent)).toMatchObject({ cause: 'ill', reason: 'A fever.' })
  expect(tasksForm.safeParse({ ...sent, cause: 'no_show' }).success).toBe(false)
  expect(tasksForm.safeParse({ ...sent, reason: '  ' }).success).toBe(false)
})
