import { expect, test } from 'vitest'
import { timelineGroups, type TimelineKind, timelineKinds } from '#/domain/office/timeline.ts'
import { permissions } from '#/domain/permissions.ts'
import { timelineSentences } from '#/messages/office/timeline.ts'
import { world } from '#/tests/world.ts'
import { groupOf, linkOf, sentenceKey, sentenceOf, type TimelineRow } from './sentence.ts'

const w = await world()
const kinds = Object.keys(timelineKinds) as TimelineKind[]
const row = (of: Partial<TimelineRow>): TimelineRow => ({
  id: 'i',
  at: '2026-11-01T09:00:00Z',
  kind: 'visit',
  step: 'ordered',
  refId: 'r',
  no: 'MS-0001',
  branchId: 'b',
  place: null,
  name: null,
  to: null,
  doneBy: 'platform',
  who: null,
  score: null,
  note: null,
  params: {},
  ...of,
})

/** Steps that a group has and a branch does not. */
const ofGroups = ['merged', 'deleted']
const steps = kinds.flatMap((kind) => timelineKinds[kind].steps.map((step) => [kind, step] as const))

test.each(steps)('%s %s has a sentence', (kind, step) => {
  const places = ofGroups.includes(step) ? [null] : ['b', null]
  for (const branchId of kind === 'place' ? places : [null])
    expect(Object.keys(timelineSentences)).toContain(
      sentenceKey({ kind, step, branchId, to: null, note: null, name: null }),
    )
})

test('each kind is in one group of the filter and needs a permission of clients', () => {
  expect(Object.values(timelineGroups).flat().sort()).toEqual([...kinds].sort())
  for (const kind of kinds) {
    expect(groupOf(kind)).toBeTruthy()
    expect(permissions[timelineKinds[kind].needs]).toMatchObject({ client: 'own' })
  }
})

test('the database asks for the same permissions and knows the same kinds', async () => {
  const { rows } = await w.owner.query<{ qual: string; views: string; kinds: string }>(
    `select (select qual from pg_policies where tablename = 'timeline_events' and policyname = 'member_select') as qual,
       (select string_agg(definition, ' ') from pg_views where schemaname = 'priv' and viewname like 'timeline_%') as views,
       (select pg_get_constraintdef(oid) from pg_constraint where conname = 'timeline_events_kind_check') as kinds`,
  )
  const { qual, views, kinds: known } = rows[0]!
  for (const kind of kinds) {
    expect(qual).toContain(timelineKinds[kind].needs)
    expect(views).toContain(`'${timelineKinds[kind].needs}'::text AS needs`)
    expect(known).toContain(`'${kind}'`)
    for (const step of timelineKinds[kind].steps.filter(
      (one) => !['renamed', 'moved', 'closed', 'missing'].includes(one),
    ))
      if (kind !== 'plan' && kind !== 'dispute' && kind !== 'place') expect(views).toContain(`'${step}'`)
  }
})

test('sentences name the thing in the language of the reader', () => {
  const invoice = row({ kind: 'invoice', step: 'issued', no: 'INV-2026-0001', params: { gross: 115_000 } })
  expect(sentenceOf(invoice, 'en')).toBe('Invoice INV-2026-0001 issued, SAR 1,150.00')
  const joined = row({ kind: 'member', step: 'joined', no: null, name: 'Sara' })
  expect(sentenceOf(joined, 'en')).toBe('Sara joined the team')
  expect(sentenceOf(joined, 'ar')).toContain('انضمام إلى الفريق')
  expect(sentenceOf(row({ kind: 'member', step: 'left', name: null }), 'en')).toBe('A former member left the team')
  const renamed = row({
    kind: 'place',
    step: 'renamed',
    name: 'North',
    branchId: null,
    params: { before: { en: 'Old' } },
  })
  expect(sentenceOf(renamed, 'en')).toBe('Group Old renamed: North')
  const named = { ...renamed, name: 'Old', branchId: 'b' }
  expect(sentenceOf(named, 'en')).toBe('Name changed: Old')
  expect(sentenceOf(row({ kind: 'place', step: 'moved', name: 'Olaya', to: 'North' }), 'en')).toBe(
    'Olaya moved to North',
  )
})

test('a step of another version shows its group', () => {
  expect(sentenceOf(row({ step: 'launched' }), 'en')).toBe('Visits')
})

test('links lead to the record; what was deleted has none', () => {
  expect(linkOf(row({ kind: 'report', step: 'released' }))).toBe('/client/reports/r')
  expect(linkOf(row({ kind: 'place', step: 'closed' }))).toBe('/client/branches/b')
  expect(linkOf(row({ kind: 'place', step: 'deleted', branchId: null }))).toBeNull()
})
