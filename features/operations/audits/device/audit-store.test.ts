import { expect, test, vi } from 'vitest'
import { type AuditAnswer, emptyAnswer } from '#/domain/operations/audits/answers.ts'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import { type AuditReply, type AuditSend, type AuditSent, createAuditStore } from './audit-store.ts'

const start = { version: 1, state: 'planned' as const, values: {}, photos: [], taken: null }
const yes: AuditAnswer = { ...emptyAnswer, value: true }
const settle = () => new Promise((done) => setTimeout(done, 15))

function shelf(): Device & { now: () => string | null } {
  let text: string | null = null
  return {
    get text() {
      return text
    },
    now: () => text,
    write: (newest) => void (text = newest),
    written: () => Promise.resolve(true),
    putPicture: () => Promise.resolve(true),
    picture: () => Promise.resolve(null),
    removePicture: () => {},
    clear: () => Promise.resolve(void (text = null)),
  }
}
const reply = (part: Partial<AuditReply> = {}): AuditSent => ({
  kind: 'ok',
  body: { version: 2, state: 'started', values: { A1: yes }, conflicts: [], missing: [], ...part },
})
const open = (
  send: (given: AuditSend) => Promise<AuditSent>,
  from: Partial<Parameters<typeof createAuditStore>[0]> = {},
) =>
  createAuditStore(
    { ...start, ...from },
    { send, sendPhoto: vi.fn(), removePhoto: vi.fn(), addressOf: () => '', delayMs: 1 },
  )

test('what was typed and drawn without a connection survives on the device and is sent later', async () => {
  const device = shelf()
  const dead = open(() => Promise.resolve({ kind: 'offline' }))
  await dead.restore(device)
  dead.set('A1', { value: true })
  dead.signature({ name: 'Sara', path: 'M1 1L20 20' })
  dead.submit()
  await settle()
  expect(dead.state()).toMatchObject({ sync: 'offline', unsent: 2 })
  dead.pause()
  const send = vi.fn(() => Promise.resolve(reply({ state: 'signed' })))
  const born = open(send)
  await born.restore(device)
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith({
    changes: [{ key: 'A1', from: null, to: yes }],
    step: expect.objectContaining({ signature: { name: 'Sara', path: 'M1 1L20 20', verdict: 'seen' } }),
  })
  expect(born.state()).toMatchObject({ state: 'signed', unsent: 0, step: null })
  expect(device.now()).toBeNull()
})

test('a refusal keeps what was typed, and an audit of another person is shown and not sent', async () => {
  const device = shelf()
  const first = open(() => Promise.resolve({ kind: 'refused', code: 'audit.other-auditor' }))
  await first.restore(device)
  first.set('A1', { value: true, note: 'Seen' })
  await settle()
  expect(first.state()).toMatchObject({
    sync: 'refused',
    refusal: 'audit.other-auditor',
    values: { A1: { note: 'Seen' } },
  })
  first.pause()
  const send = vi.fn(() => Promise.resolve(reply()))
  const later = open(send, { state: 'signed', version: 9, taken: 'Sara' })
  await later.restore(device)
  await settle()
  expect(later.state().values).toMatchObject({ A1: { note: 'Seen' } })
  expect(send).not.toHaveBeenCalled()
})

test('two phones of the auditor: the answers of the server stay, the own ones wait for a choice', async () => {
  const theirs = { ...yes, note: 'Theirs' }
  const store = open(() => Promise.resolve(reply({ values: { A1: theirs }, conflicts: ['A1'] })))
  await store.restore(shelf())
  store.set('A1', { value: false })
  await settle()
  expect(store.state()).toMatchObject({ values: { A1: theirs }, conflicts: { A1: { value: false } } })
  store.settle('A1', 'mine')
  expect(store.state()).toMatchObject({ values: { A1: { value: false } }, conflicts: {} })
  store.pause()
})
