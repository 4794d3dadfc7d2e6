import { describe, expect, test } from 'vitest'
import { actionText, changesOf, shortChanges, valueText } from './entry.ts'

describe('the changes of an entry', () => {
  test('are the fields that differ', () => {
    expect(changesOf({ status: 'pending', price: 500 }, { status: 'approved', price: 500, shopper: null })).toEqual([
      { field: 'status', before: 'pending', after: 'approved' },
    ])
  })

  test('show what appeared and what went', () => {
    expect(changesOf({ note: 'a' }, { grades: { facts: 4 } })).toEqual([
      { field: 'note', before: 'a', after: null },
      { field: 'facts', before: null, after: '4' },
    ])
  })

  test('survive values that are no fields', () => {
    expect(changesOf(null, [1, 2])).toEqual([{ field: 'value', before: null, after: '[1,2]' }])
  })
})

test('roles of a member are shown by name and place', () => {
  const grants = JSON.stringify([
    { node: 'Riyadh', role: 'branch_manager', endsOn: null },
    { node: 'Jeddah', role: 'viewer', endsOn: '2027-01-05' },
  ])
  expect(valueText('en', 'member', grants, 'grants')).toBe(
    'Branch manager · Riyadh, Viewer · Jeddah · until 5 Jan 2027',
  )
  expect(valueText('ar', 'member', grants, 'grants')).toBe(
    'مدير فرع · Riyadh، مستخدم للاطلاع · Jeddah · حتى 5 يناير 2027',
  )
  expect(valueText('en', 'member', '[{"role":1}]', 'grants')).toBe('[{"role":1}]')
  expect(valueText('en', 'member', 'no list', 'grants')).toBe('no list')
})

test('the changes in one line name the first three and what is empty now', () => {
  const changes = changesOf({ note: 'a', low: 70, city: 'x', day: 'y' }, { low: 85, city: 'riyadh', day: '2027-01-05' })
  expect(shortChanges('en', 'profile', changes)).toBe('Note: Empty · Low score below: 85 · City: Riyadh')
})

describe('words of an entry', () => {
  test('an unknown action shows its name', () => {
    expect(actionText('ar', 'rockets.launch')).toBe('rockets.launch')
    expect(actionText('en', 'toString')).toBe('toString')
    expect(actionText('ar', 'evaluations.approve')).toBe('الموافقة على طلب')
  })

  test('an automation rule is described as on its page', () => {
    expect(valueText('en', 'automation-rule', 'report.released', 'event')).toBe('Report released')
    expect(valueText('ar', 'automation-rule', '["notify","mail"]', 'steps')).toBe(
      'إشعار في المنصة، إرسال بريد إلكتروني',
    )
    expect(valueText('en', 'automation-rule', 'paused', 'state')).toBe('Paused')
    expect(valueText('en', 'automation-rule', 'Low score', 'name')).toBe('Low score')
  })

  test('a value means what it means for its kind of record', () => {
    expect(valueText('ar', 'request', 'approved')).toBe('تمت الموافقة')
    expect(valueText('ar', 'client', 'approved')).toBe('معتمد')
    expect(valueText('en', 'setting', 'approved')).toBe('approved')
    expect(valueText('en', 'request', '50000', 'price')).toBe('SAR 500.00')
    expect(valueText('ar', 'request', '2026-12-01T17:30:00.000Z', 'visit')).toBe('1 ديسمبر 2026، 8:30 م')
    expect(valueText('en', 'profile', '2027-01-05', 'day')).toBe('5 Jan 2027')
    expect(valueText('en', 'report', '["D1","C3"]', 'questions')).toBe('D1, C3')
    expect(valueText('en', 'request', '5000', 'bonus')).toBe('SAR 50.00')
    expect(valueText('en', 'invoice', '-5000', 'amount')).toBe('SAR -50.00')
    expect(valueText('en', 'wave', 'none', 'bonus')).toBe('none')
    expect(valueText('en', 'report', '[not a list]')).toBe('[not a list]')
    expect(valueText('ar', 'mailing', '["owner","shopper"]', 'roles')).toBe('ملاك المنشآت، المتسوّقون السريون')
    expect(valueText('en', 'invoice', '[{"payer":"A"},{"payer":"B"}]', 'shares')).toBe('2 entries')
    expect(valueText('ar', 'branch', '{}', 'hours')).toBe('لا عناصر')
    expect(valueText('en', 'branch', '{not json', 'note')).toBe('{not json')
  })
})
