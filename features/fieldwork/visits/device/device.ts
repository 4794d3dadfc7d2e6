import { deletePicture, deleteVisit, getRow, putRow, visitRows } from './database.ts'
import { type Seal, sealWith } from './seal.ts'

/** One visit as stored on this device: a text with everything but the pictures, and the pictures. */
export type Device = {
  /** Stored text when the visit was opened. */
  text: string | null
  /** Stores a newer text; `unsent` is readable by any account, the text only by its owner. */
  write(text: string, unsent: number): void
  /** Resolves once all writes are stored: false when the device refuses to store. */
  written(): Promise<boolean>
  putPicture(id: string, picture: Blob): Promise<boolean>
  picture(id: string): Promise<Blob | null>
  removePicture(id: string): void
  clear(): Promise<void>
}

export type VisitPlace = { account: string; visit: string; key: string }

const rowId = ({ account, visit }: VisitPlace): string => `${account}:${visit}`
const quietly = <T>(work: Promise<T>, instead: T): Promise<T> => work.catch(() => instead)
const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes)
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

async function readText(id: string, seal: Seal): Promise<string | null> {
  const row = await getRow('visits', id)
  return row ? textOf(await seal.open(row.sealed)) : null
}

/** Opens a visit's storage on this device; null where the browser has no storage or no encryption. */
export async function openDevice(place: VisitPlace): Promise<Device | null> {
  if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return null
  try {
    const seal = await sealWith(place.key)
    return deviceOf(place, seal, await readText(rowId(place), seal))
  } catch {
    return null
  }
}

function deviceOf(place: VisitPlace, seal: Seal, text: string | null): Device {
  const id = rowId(place)
  let next: { text: string; unsent: number } | null = null
  let writing: Promise<boolean> | null = null
  let gone = false
  const isGone = () => gone

  async function writeOut(): Promise<boolean> {
    let kept = true
    for (;;) {
      if (next === null || isGone()) break
      const { text: newest, unsent } = next
      next = null
      const sealed = await seal.close(bytesOf(newest))
      if (isGone()) break
      const row = { id, account: place.account, unsent, changedAt: Date.now(), sealed }
      kept = await quietly(
        putRow('visits', row).then(() => true),
        false,
      )
    }
    writing = null
    return kept
  }
  const written = (): Promise<boolean> => writing ?? Promise.resolve(true)
  return {
    text,
    write(newest, unsent) {
      if (gone) return
      next = { text: newest, unsent }
      writing ??= writeOut()
    },
    written,
    putPicture: (pictureId, picture) =>
      quietly(
        (async () => {
          const head = bytesOf(`${picture.type}\n`)
          const sealed = await seal.close(await new Blob([head, picture]).arrayBuffer())
          await putRow('pictures', { id: pictureId, visit: id, sealed })
          return true
        })(),
        false,
      ),
    picture: (pictureId) =>
      quietly(
        (async () => {
          const row = await getRow('pictures', pictureId)
          if (!row) return null
          const bytes = new Uint8Array(await seal.open(row.sealed))
          const head = bytes.indexOf(10)
          return new Blob([bytes.subarray(head + 1)], { type: new TextDecoder().decode(bytes.subarray(0, head)) })
        })(),
        null,
      ),
    removePicture: (pictureId) => void quietly(deletePicture(pictureId), undefined),
    async clear() {
      gone = true
      await written()
      await quietly(deleteVisit(id), undefined)
    },
  }
}

export type UnsentVisit = { visit: string; unsent: number; changedAt: number }

/** An account's visits on this device. */
export async function visitsHere(account: string): Promise<UnsentVisit[]> {
  if (typeof indexedDB === 'undefined') return []
  const rows = await quietly(visitRows(account), [])
  return rows.map(({ id, unsent, changedAt }) => ({ visit: id.slice(account.length + 1), unsent, changedAt }))
}

/** Those of them with unsent work. */
export const unsentVisits = async (account: string): Promise<UnsentVisit[]> =>
  (await visitsHere(account)).filter(({ unsent }) => unsent > 0)
