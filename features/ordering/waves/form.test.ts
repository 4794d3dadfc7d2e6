import { expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { previewForm } from './form.ts'

const today = riyadhDay(now())
const typed = (more: Record<string, string>) =>
  previewForm.safeParse({
    name: 'December',
    q: '',
    evaluationType: 'basic',
    count: 'branch',
    visitsPerBranch: '2',
    total: '',
    gapDays: '7',
    from: addDays(today, 1),
    until: addDays(today, 28),
    weekday: ['0', '1'],
    pace: 'even',
    weekShares: '',
    windowDays: '1',
    lunch: '',
    ...more,
  })

test('a plan asks for so many visits at each branch, and the empty total beside it says nothing', () => {
  expect(typed({})).toMatchObject({ success: true, data: { plan: { visitsPerBranch: 2, total: null } } })
  expect(typed({ total: '40' })).toMatchObject({ data: { plan: { total: null } } })
})

test('or for a total, which then must be there', () => {
  expect(typed({ count: 'total', total: '٤٠' })).toMatchObject({ success: true, data: { plan: { total: 40 } } })
  expect(typed({ count: 'total' }).error?.issues).toMatchObject([{ path: ['total'] }])
  expect(typed({ count: 'total', total: '10001' }).success).toBe(false)
})
