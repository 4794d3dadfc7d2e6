import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetNewest, loadNewest, markInBell, newest } from './newest-notices.ts'

type Asked = { path: string; method: string; answer: (given: Response | Error) => void }
const asked: Asked[] = []

beforeEach(() => {
  asked.length = 0
  forgetNewest()
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    asked.push({ path, method, answer: (given) => (given instanceof Error ? reject(given) : resolve(given)) })
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

const noLine = new TypeError('Failed to fetch')
const withUnread = (unread: number) => Response.json({ today: '2026-11-29', unread, unreadRows: unread, notices: [] })

test('a line that fails keeps the notices shown before and says that loading failed', async () => {
  const first = loadNewest('/notifications')
  asked[0]!.answer(withUnread(3))
  await first
  const second = loadNewest('/notifications')
  asked[1]!.answer(noLine)
  await second
  expect(newest.now()).toMatchObject({ list: { unread: 3 }, failed: true })
})

test('a refusal is no list', async () => {
  const load = loadNewest('/client/notifications')
  expect(asked[0]!.path).toBe('/client/notifications/bell')
  asked[0]!.answer(new Response('{"code":"not-allowed"}', { status: 403 }))
  await load
  expect(newest.now()).toEqual({ list: null, failed: true })
})

test('an answer that comes after a newer question, or of another inbox, is dropped', async () => {
  const loads = [loadNewest('/notifications'), loadNewest('/notifications')]
  asked[1]!.answer(withUnread(1))
  asked[0]!.answer(withUnread(9))
  await Promise.all(loads)
  expect(newest.now().list?.unread).toBe(1)
  const late = loadNewest('/notifications')
  forgetNewest()
  asked[2]!.answer(withUnread(5))
  await late
  expect(newest.now()).toEqual({ list: null, failed: false })
})

test('marking sends the fields, then loads what is left, and tells its readers', async () => {
  let told = 0
  const stop = newest.subscribe(() => (told += 1))
  const marked = markInBell('/notifications', { intent: 'all' })
  asked[0]!.answer(new Response('{}'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]!.answer(withUnread(0))
  await marked
  stop()
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET'])
  expect([newest.now().list?.unread, told]).toEqual([0, 1])
})
