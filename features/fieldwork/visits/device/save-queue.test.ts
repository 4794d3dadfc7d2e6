// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnswerSave, emptyDraft, type SaveOutcome } from '../answer.ts'
import { createSaveQueue, type SendResult, type Shelf } from './save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shelf: Shelf = {
  read: () => localStorage.getItem('unsent'),
  write: (text) => localStorage.setItem('unsent', text),
  clear: () => localStorage.removeItem('unsent'),
}
afterEach(() => localStorage.clear())

/** Server with the contract of saveAnswers: each id once, and only on its base version. */
function server() {
  const stored = new Map<string, AnswerSave & { version: number }>()
  const batches: AnswerSave[][] = []
  let trouble: ((saves: readonly AnswerSave[]) => SendResult | 'lose the reply' | null) | undefined
  const apply = (save: AnswerSave): SaveOutcome => {
    const before = stored.get(save.questionKey)
    if (before?.saveId === save.saveId) return { saveId: save.saveId, outcome: 'saved', version: before.version }
    if (save.value === 'refuse me') return { saveId: save.saveId, outcome: 'refused', code: 'report.answer-invalid' }
    if ((before?.version ?? 0) !== save.baseVersion) return { saveId: save.saveId, outcome: 'stale', current: before! }
    stored.set(save.questionKey, { ...save, version: save.baseVersion + 1 })
    return { saveId: save.saveId, outcome: 'saved', version: save.baseVersion + 1 }
  }
  return {
    stored,
    batches,
    value: (key: string) => stored.get(key)?.value,
    setTrouble: (next: typeof trouble) => void (trouble = next),
    async send(saves: readonly AnswerSave[]): Promise<SendResult> {
      await new Promise((resolve) => setTimeout(resolve, 100))
      batches.push([...saves])
      const problem = trouble?.(saves) ?? null
      if (problem && problem !== 'lose the reply') return problem
      const outcomes = saves.map(apply)
      return problem === 'lose the reply' ? { ok: false, failure: 'offline' } : { ok: true, outcomes }
    },
  }
}

function queueOn(far: ReturnType<typeof server>, versions: [string, number][] = []) {
  const refused: string[] = []
  const queue = createSaveQueue({
    versions,
    send: far.send,
    shelf,
    onChange: () => {},
    onRefused: (key) => refused.push(key),
  })
  return { ...queue, refused }
}
const draft = (value: string | number | boolean) => ({ ...emptyDraft, value })

test('half a second after the last touch the newest answers go out in one batch', async () => {
  const far = server()
  const queue = queueOn(far)
  queue.put('A1', draft(1))
  await vi.advanceTimersByTimeAsync(300)
  queue.put('A1', draft(2))
  queue.put('A2', draft(true))
  await vi.advanceTimersByTimeAsync(499)
  expect(far.batches).toEqual([])
  expect(queue.status()).toEqual({ state: 'saving', unsent: 2, failure: null })
  await vi.advanceTimersByTimeAsync(200)
  expect(far.batches.map((batch) => batch.map(({ questionKey, value }) => [questionKey, value]))).toEqual([
    [
      ['A1', 2],
      ['A2', true],
    ],
  ])
  expect(queue.status()).toEqual({ state: 'saved', unsent: 0, failure: null })
  expect(localStorage.getItem('unsent')).toBeNull()
})

test('an answer that changes while it is being sent goes out again, on the new version', async () => {
  const far = server()
  const queue = queueOn(far)
  queue.put('A1', draft(1))
  await vi.advanceTimersByTimeAsync(550)
  queue.put('A1', draft(2))
  await vi.advanceTimersByTimeAsync(1000)
  expect(far.batches.map(([save]) => [save!.value, save!.baseVersion])).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(far.value('A1')).toBe(2)
})

test('a reply that is lost is no conflict: the same save is sent again under its name, then the newer one', async () => {
  const far = server()
  const queue = queueOn(far)
  far.setTrouble(() => 'lose the reply')
  queue.put('A1', draft(1))
  await vi.advanceTimersByTimeAsync(700)
  expect(far.value('A1')).toBe(1)
  expect(queue.status()).toEqual({ state: 'waiting', unsent: 1, failure: 'offline' })
  queue.put('A1', draft(2))
  far.setTrouble(undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect(far.batches[0]![0]!.saveId).toBe(far.batches[1]![0]!.saveId)
  expect(far.value('A1')).toBe(2)
  expect(queue.conflicts().size).toBe(0)
  expect(queue.status().state).toBe('saved')
})

test('without a connection it tries again ever more rarely, and at once when asked to', async () => {
  const far = server()
  far.setTrouble(() => ({ ok: false, failure: 'offline' }))
  const queue = queueOn(far)
  queue.put('A1', draft(1))
  await vi.advanceTimersByTimeAsync(60_000)
  const tries = far.batches.length
  expect(tries).toBeGreaterThan(3)
  expect(tries).toBeLessThan(8)
  far.setTrouble(undefined)
  queue.retry()
  await vi.advanceTimersByTimeAsync(200)
  expect(queue.status().state).toBe('saved')
})

test('unsent answers survive the page: the next one sends them under the same names', async () => {
  const far = server()
  far.setTrouble(() => ({ ok: false, failure: 'busy' }))
  const before = queueOn(far)
  before.put('A1', draft(1))
  await vi.advanceTimersByTimeAsync(700)
  before.put('A2', draft('typed while waiting'))
  expect(before.status()).toEqual({ state: 'failed', unsent: 2, failure: 'busy' })
  before.pause()
  far.setTrouble(undefined)
  const after = queueOn(far)
  after.restore()
  expect([...after.unsentDrafts().keys()]).toEqual(['A1', 'A2'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(far.value('A1')).toBe(1)
  expect(far.value('A2')).toBe('typed while waiting')
  expect(far.batches[0]![0]!.saveId).toBe(far.batches.at(-2)![0]!.saveId)
  expect(localStorage.getItem('unsent')).toBeNull()
})

test('what another device answered meanwhile is shown beside one’s own; either can be chosen', async () => {
  const far = server()
  const queue = queueOn(far, [['A1', 0]])
  const theirs = { ...draft('theirs'), saveId: 'x', questionKey: 'A1', baseVersion: 0, answeredAt: '', version: 1 }
  far.stored.set('A1', theirs)
  queue.put('A1', draft('mine'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(queue.conflicts().get('A1')).toMatchObject({
    mine: { value: 'mine' },
    theirs: { value: 'theirs', version: 1 },
  })
  expect(localStorage.getItem('unsent')).toContain('mine')
  expect(queue.settleConflict('A1', 'mine')).toMatchObject({ value: 'mine' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(far.value('A1')).toBe('mine')
  expect(queue.settleConflict('A1', 'theirs')).toBeNull()
})

test('a refused answer is reported once and does not hold up the others', async () => {
  const far = server()
  const queue = queueOn(far)
  queue.put('A1', draft('refuse me'))
  queue.put('A2', draft(true))
  await vi.advanceTimersByTimeAsync(1000)
  expect(queue.refused).toEqual(['A1'])
  expect(far.value('A2')).toBe(true)
  expect(queue.status().state).toBe('saved')
})

test('a report that was closed meanwhile is not asked again and again; the answers stay on the device', async () => {
  const far = server()
  far.setTrouble(() => ({ ok: false, failure: 'closed' }))
  const queue = queueOn(far)
  queue.put('A1', draft(1))
  await vi.advanceTimersByTimeAsync(300_000)
  expect(far.batches).toHaveLength(1)
  expect(queue.status()).toEqual({ state: 'failed', unsent: 1, failure: 'closed' })
  expect(localStorage.getItem('unsent')).not.toBeNull()
})

test('a hundred long answers go out in batches that a closing page may still send', async () => {
  const far = server()
  const queue = queueOn(far)
  for (let index = 0; index < 100; index++) queue.put(`A${index}`, draft('ش'.repeat(4000)))
  const flushed = queue.flush()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await flushed).toBe(true)
  for (const batch of far.batches) expect(new Blob([JSON.stringify(batch)]).size).toBeLessThan(64 * 1024)
  expect(far.stored.size).toBe(100)
})

test('flush says when the answers did not get through', async () => {
  const far = server()
  far.setTrouble(() => ({ ok: false, failure: 'offline' }))
  const queue = queueOn(far)
  queue.put('A1', draft(1))
  const flushed = queue.flush()
  await vi.advanceTimersByTimeAsync(200)
  expect(await flushed).toBe(false)
})

test('a broken shelf is read as an empty one', () => {
  localStorage.setItem('unsent', '{not json')
  const queue = queueOn(server())
  queue.restore()
  expect(queue.status().unsent).toBe(0)
})
