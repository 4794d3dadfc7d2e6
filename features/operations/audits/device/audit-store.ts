import type { ErrorCode } from '#/domain/errors.ts'
import {
  type AuditAnswer,
  type AuditSignature,
  type AuditValues,
  emptyAnswer,
  type OpenAuditPoint,
} from '#/domain/operations/audits/answers.ts'
import { type AuditState, isFillingAudit } from '#/domain/operations/audits/state.ts'
import { type Change, changesBetween, takeNewer } from '#/domain/operations/daily-reports/changes.ts'
import type { PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import {
  createPhotoUploads,
  type PhotoItem,
  type PhotoResult,
  type PhotoToSend,
  type StoredPhotos,
} from '#/features/fieldwork/visits/device/photo-uploads.ts'
import { shrinkPhoto } from '#/features/fieldwork/visits/device/shrink-photo.ts'
import { newClientKey } from '#/ui/client-key.ts'

export type DraftSignature = Omit<AuditSignature, 'at'>
export type AuditSigning = { key: string; at: string; signature: DraftSignature }
export type AuditSend = { changes: readonly Change<AuditAnswer>[]; step: AuditSigning | null }
export type AuditReply = {
  version: number
  state: AuditState
  values: AuditValues
  conflicts: string[]
  missing: OpenAuditPoint[]
}
export type AuditSent =
  | { kind: 'ok'; body: AuditReply }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'offline' | 'busy' | 'signed-out' }
export type AuditSync = 'opening' | 'saved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'refused'

export type StoredAudit = {
  version: number
  state: AuditState
  known: AuditValues
  values: AuditValues
  signature: DraftSignature
  step: AuditSigning | null
  conflicts: AuditValues
  photos: StoredPhotos
}
export type AuditStoreState = Pick<StoredAudit, 'version' | 'state' | 'values' | 'signature' | 'step' | 'conflicts'> & {
  photos: readonly PhotoItem[]
  missing: readonly OpenAuditPoint[]
  unsent: number
  sync: AuditSync
  refusal: ErrorCode | null
}
type Start = {
  version: number
  state: AuditState
  values: AuditValues
  photos: readonly PhotoOfAnswer[]
  taken: string | null
}
type Options = {
  send: (given: AuditSend) => Promise<AuditSent>
  sendPhoto: (photo: PhotoToSend) => Promise<PhotoResult>
  removePhoto: (id: string) => Promise<boolean>
  addressOf?: (picture: Blob) => string
  delayMs?: number
}

const retryDelaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const
export type AuditStore = ReturnType<typeof createAuditStore>

/**
 * An audit on this device. What was typed, drawn and photographed is stored before it is sent, and stays until the server
 * has it. The signature is sent after all photos; sent again with the same key it closes the audit once.
 */
export function createAuditStore(start: Start, options: Options) {
  const { send, sendPhoto, removePhoto, addressOf = (picture) => URL.createObjectURL(picture), delayMs = 600 } = options
  let held: Omit<StoredAudit, 'photos'> = {
    version: start.version,
    state: start.state,
    known: start.values,
    values: start.values,
    signature: { name: '', path: '', verdict: 'seen' },
    step: null,
    conflicts: {},
  }
  let device: Device | null = null
  let shown: Pick<AuditStoreState, 'missing' | 'sync' | 'refusal'> = { missing: [], sync: 'opening', refusal: null }
  let inFlight = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const uploads = createPhotoUploads({
    stored: start.photos,
    shrink: shrinkPhoto,
    send: sendPhoto,
    remove: removePhoto,
    addressOf,
    shelf: {
      put: (id, picture) => device?.putPicture(id, picture) ?? Promise.resolve(false),
      get: (id) => device?.picture(id) ?? Promise.resolve(null),
      remove: (id) => device?.removePicture(id),
    },
    written: async () => void (await device?.written()),
    onChange: () => {
      keep()
      changed(shown.sync === 'saved' || shown.sync === 'saving' ? { sync: restingSync() } : {})
      // why: the signature waits for the last photo
      if (held.step && uploads.unsent() === 0) plan(0)
    },
  })
  const unsent = () => changesBetween(held.known, held.values).length + (held.step ? 1 : 0) + uploads.unsent()
  const read = (): AuditStoreState => ({ ...held, photos: uploads.items(), unsent: unsent(), ...shown })
  let state = read()

  function changed(next: Partial<typeof shown> = {}) {
    shown = { ...shown, ...next }
    state = read()
    for (const listener of listeners) listener()
  }
  function keep() {
    if (isFillingAudit(held.state)) device?.write(JSON.stringify({ ...held, photos: uploads.kept() }), unsent())
  }
  function plan(afterMs: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void pump(), afterMs)
  }
  function restingSync(): AuditSync {
    if (unsent() === 0) return 'saved'
    return uploads.items().some((photo) => photo.state === 'failed') ? 'offline' : 'saving'
  }

  function take(sent: AuditValues, step: AuditSigning | null, reply: AuditReply) {
    const conflicts = { ...held.conflicts }
    for (const key of reply.conflicts) conflicts[key] = sent[key] ?? emptyAnswer
    held = {
      ...held,
      version: reply.version,
      state: reply.state,
      known: reply.values,
      // why: what was typed while the answer was on its way stays
      values: takeNewer(sent, held.values, reply.values),
      conflicts,
      step: held.step?.key === step?.key ? null : held.step,
    }
    failures = 0
    keep()
    changed({ missing: reply.missing, refusal: null, sync: restingSync() })
    if (!isFillingAudit(held.state)) void device?.clear()
    else if (changesBetween(held.known, held.values).length > 0 || held.step) plan(0)
  }

  async function pump(): Promise<void> {
    clearTimeout(timer)
    if (inFlight || stopped) return
    const { values, known } = held
    const step = held.step && uploads.unsent() === 0 ? held.step : null
    const changes = changesBetween(known, values)
    if (changes.length === 0 && !step) return changed({ sync: restingSync() })
    inFlight = true
    changed({ sync: shown.sync === 'offline' || shown.sync === 'busy' ? shown.sync : 'saving' })
    await device?.written()
    const sent = await send({ changes, step }).catch(() => ({ kind: 'offline' as const }))
    inFlight = false
    if (sent.kind === 'ok') return take(values, step, sent.body)
    if (sent.kind === 'refused') {
      held = { ...held, step: null }
      keep()
      return changed({ sync: 'refused', refusal: sent.code })
    }
    changed({ sync: sent.kind })
    plan(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!)
    failures += 1
  }

  /** Takes over what this device kept. An audit that was cancelled, or that another person does now, is shown and not sent. */
  async function restore(opened: Device | null): Promise<void> {
    device = opened
    const kept = parseStored(opened?.text ?? null)
    const isShownOnly = start.taken !== null || start.state === 'cancelled'
    if (isShownOnly) uploads.pause()
    if (kept && (isFillingAudit(start.state) || isShownOnly)) {
      const { photos, ...rest } = kept
      held = isShownOnly
        ? { ...rest, step: null, state: start.state }
        : start.version > kept.version
          ? {
              ...rest,
              version: start.version,
              state: start.state,
              known: start.values,
              values: takeNewer(kept.known, kept.values, start.values),
            }
          : rest
      await uploads.restore(photos)
    }
    changed({ sync: restingSync() })
    if (!isShownOnly && unsent() > 0) plan(0)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    restore,
    set(key: string, part: Partial<AuditAnswer>): void {
      const values = { ...held.values, [key]: { ...emptyAnswer, ...held.values[key], ...part } }
      held = { ...held, values, step: null }
      keep()
      changed({ sync: shown.sync === 'offline' ? 'offline' : 'saving', refusal: null })
      if (shown.sync !== 'offline') plan(delayMs)
    },
    signature(part: Partial<DraftSignature>): void {
      held = { ...held, signature: { ...held.signature, ...part } }
      keep()
      changed()
    },
    submit(): void {
      held = { ...held, step: { key: newClientKey(), at: new Date().toISOString(), signature: held.signature } }
      keep()
      changed({ missing: [], refusal: null })
      uploads.retry()
      plan(0)
    },
    settle(key: string, choice: 'mine' | 'theirs'): void {
      const { [key]: mine, ...conflicts } = held.conflicts
      held = { ...held, conflicts }
      if (choice === 'mine' && mine) this.set(key, mine)
      else {
        keep()
        changed()
      }
    },
    addPhotos: (photoKey: string, files: readonly File[]): void =>
      uploads.add(
        photoKey,
        files.map((file) => ({ file })),
      ),
    removePhoto: (id: string): void => uploads.remove(id),
    retry(): void {
      uploads.retry()
      plan(0)
    },
    pause(): void {
      stopped = true
      clearTimeout(timer)
      uploads.pause()
    },
    resume(): void {
      stopped = false
      uploads.resume()
    },
  }
}

function parseStored(text: string | null): StoredAudit | null {
  try {
    return JSON.parse(text ?? 'null') as StoredAudit | null
  } catch {
    return null
  }
}
