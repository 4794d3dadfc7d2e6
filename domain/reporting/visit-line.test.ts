import { describe, expect, test } from 'vitest'
import { visitLine } from './visit-line.ts'

const at = (time: string) => `2026-10-14T${time}:00Z`
const stamps = [
  { name: 'arrived', at: at('17:20') },
  { name: 'ordered', at: at('17:33') },
  { name: 'served', at: at('17:57') },
  { name: 'paid', at: at('18:27') },
  { name: 'left', at: at('18:29') },
]
const shot = (id: string, time: string) => ({ id, src: `/files/${id}`, at: at(time) })
const finding = (
  key: string,
  time: string | null,
  more: { critical?: boolean; lost?: number; photo?: boolean } = {},
) => ({
  key,
  at: time && at(time),
  critical: more.critical ?? false,
  lost: more.lost ?? 1,
  photo: more.photo ? shot(key, time!) : null,
})
const visit = { code: 'FSR-1', stamps, findings: [], photos: [] }
const told = (line: ReturnType<typeof visitLine>) =>
  line.map(({ stamp, question, state }) => [stamp ?? question, state].join(' '))

test('a visit without findings: its stamps', () => {
  expect(told(visitLine(visit))).toEqual(['arrived kept', 'ordered kept', 'served kept', 'paid kept', 'left kept'])
})

test('findings stand between the stamps, by time', () => {
  const findings = [finding('F4', '17:52', { critical: true, photo: true }), finding('B4', '17:24', { photo: true })]
  expect(told(visitLine({ ...visit, findings }))).toEqual([
    'arrived kept',
    'B4 lost',
    'ordered kept',
    'F4 critical',
    'served kept',
    'paid kept',
    'left kept',
  ])
})

test('a wait that lost points belongs to the stamp that ended it', () => {
  const line = visitLine({ ...visit, findings: [finding('D2', '18:40')] })
  expect(told(line)).toContain('served lost')
  expect(line).toHaveLength(5)
  expect(line[2]!.question).toBe('D2')
})

describe('findings left out', () => {
  test.each([
    ['without a time', null],
    ['from before the visit', '17:19'],
    ['typed after the visit', '18:30'],
  ])('%s', (_case, time) => {
    expect(visitLine({ ...visit, findings: [finding('B4', time)] })).toHaveLength(5)
  })

  test('the least beyond nine moments; a critical one never', () => {
    const findings = [1, 2, 3, 4, 5, 6].map((lost) => finding(`E${lost}`, '17:40', { lost, critical: lost === 1 }))
    const line = visitLine({ ...visit, findings })
    expect(line).toHaveLength(9)
    expect(line.flatMap(({ stamp, question }) => (stamp ? [] : question))).toEqual(['E1', 'E6', 'E5', 'E4'])
  })
})

test('a stamp takes the nearest photo within five minutes, and each photo appears once', () => {
  const findings = [finding('B4', '17:24', { photo: true })]
  const photos = [shot('B4', '17:24'), shot('door', '17:21'), shot('late', '18:10'), shot('bill', '18:28')]
  const line = visitLine({ ...visit, findings, photos })
  expect(line.map(({ photo }) => photo?.id ?? '-')).toEqual(['door', 'B4', '-', '-', 'bill', '-'])
})

test.each([0, 1])('no line for %i stamps', (count) => {
  expect(visitLine({ ...visit, stamps: stamps.slice(0, count), findings: [finding('B4', '17:24')] })).toEqual([])
})

test('an unknown stamp is passed over', () => {
  expect(visitLine({ ...visit, stamps: [...stamps, { name: 'seated', at: at('17:25') }] })).toHaveLength(5)
})
