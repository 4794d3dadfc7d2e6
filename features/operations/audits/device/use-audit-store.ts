import { useEffect, useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { openDevice } from '#/features/fieldwork/visits/device/device.ts'
import type { PhotoResult, PhotoToSend } from '#/features/fieldwork/visits/device/photo-uploads.ts'
import type { PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { takeOverVisit, takeVisit } from '#/features/fieldwork/visits/device/take-visit.ts'
import { postForm, postJson } from '#/features/fieldwork/visits/device/transport.ts'
import { keepDailyReady } from '#/features/fieldwork/visits/device/worker-client.ts'
import type { AuditFilling } from '../read-filling.server.ts'
import { type AuditReply, type AuditSent, createAuditStore } from './audit-store.ts'

const deviceWords = (): string => navigator.userAgent.slice(0, 200)
const photosAddress = () => href('/client/field/audit-photos')

async function sendPhoto(auditId: string, { id, questionKey, takenAt, picture }: PhotoToSend): Promise<PhotoResult> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, auditId, questionKey, takenAt }))
    if (value !== null) form.set(name, value)
  form.set('file', picture, 'photo.jpg')
  const answer = await postForm<{ photo: PhotoOfAnswer }>(photosAddress(), form)
  if (answer.kind === 'ok') return { ok: true, photo: answer.body.photo }
  // why: a refused picture is removed from the device; this one may still be needed by its auditor
  if (answer.kind === 'refused' && (answer.code === 'audit.other-auditor' || answer.code === 'audit.cancelled'))
    return { ok: false, failure: 'busy' }
  return answer.kind === 'refused'
    ? { ok: false, failure: 'refused', code: answer.code }
    : { ok: false, failure: answer.kind }
}

/** Whether the photo is settled with the server: removed, or the audit is closed and nothing can be removed. */
async function sendRemoval(auditId: string, id: string): Promise<boolean> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'remove', id, auditId })) form.set(name, value)
  const answer = await postForm(photosAddress(), form)
  return answer.kind === 'ok' || answer.kind === 'refused'
}

const storeFor = (filling: AuditFilling) => {
  const { auditId } = filling
  return createAuditStore(filling, {
    send: async (given): Promise<AuditSent> => {
      const body = { ...given, auditId, device: deviceWords(), again: filling.again }
      const init = { signal: AbortSignal.timeout(20_000) }
      const answer = await postJson<{ saved: AuditReply }>(href('/client/field/audit-saves'), body, init)
      if (answer.kind === 'ok') return { kind: 'ok', body: answer.body.saved }
      return answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: answer.kind }
    },
    sendPhoto: (photo) => sendPhoto(auditId, photo),
    removePhoto: (id) => sendRemoval(auditId, id),
  })
}

export type Hold = 'taking' | 'here' | 'elsewhere'

/** An audit on this device, sent in the background. */
export function useAuditStore(filling: AuditFilling) {
  const [store] = useState(() => storeFor(filling))
  const [hold, setHold] = useState<Hold>('taking')
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const { account, deviceKey, auditId } = filling
  const place = `audit:${auditId}`
  useEffect(() => {
    store.resume()
    const taken = takeVisit(`${account}:${place}`, async (how) => {
      setHold(how)
      if (how === 'elsewhere') return store.pause()
      await store.restore(await openDevice({ account, visit: place, key: deviceKey }))
      keepDailyReady()
      void navigator.storage?.persist?.()
    })
    const again = () => store.state().unsent > 0 && store.retry()
    addEventListener('online', again)
    addEventListener('focus', again)
    return () => {
      taken.leave()
      store.pause()
      removeEventListener('online', again)
      removeEventListener('focus', again)
    }
  }, [store, account, deviceKey, place])
  return { store, state, hold, takeOver: () => takeOverVisit(`${account}:${place}`) }
}
