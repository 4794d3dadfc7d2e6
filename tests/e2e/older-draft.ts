import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

type Row = Record<string, string | number>
type Recorded = {
  database: string
  version: number
  stores: Record<string, { keyPath: string; indexes: { name: string; keyPath: string; unique: boolean }[] }>
  caches: string[]
  rows: {
    visits: Row & { id: string; account: string; text: string; changedAt: number }
    pictures: Row & { base64: string }
  }
}
const text = readFileSync(join(import.meta.dirname, 'older-draft.json'), 'utf8')
const recorded = JSON.parse(text) as Recorded
const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

export type OlderDraft = Recorded & { key: string; saveIds: string[]; photoId: string; reportId: string }
type Place = { account: string; requestId: string; questionnaireId: string }

/** The recorded draft of an older version, as if made just now by this shopper for their visit. */
export function olderDraft({ account, requestId, questionnaireId }: Place): OlderDraft {
  const { visits } = recorded.rows
  const kept = JSON.parse(visits.text) as {
    queue: string
    photos: { photos: { id: string }[] }
    outbox: { arrival: Record<string, string> }
  }
  const { arrival } = kept.outbox
  const names = new Map([
    [visits.account, account],
    [arrival['requestId']!, requestId],
    [arrival['questionnaireId']!, questionnaireId],
  ])
  const renamed = (name: string): string => {
    if (!names.has(name)) names.set(name, randomUUID())
    return names.get(name)!
  }
  const laterMs = Date.now() - visits.changedAt
  const draft = JSON.parse(
    text
      .replace(id, renamed)
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => new Date(Date.parse(at) + laterMs).toISOString()),
  ) as Recorded
  const { sending } = JSON.parse(kept.queue) as { sending: { saveId: string }[] }
  const secret =
    process.env['APP_SECRET'] ?? readFileSync(join(process.env['E2E_DATA_DIR']!, 'app-secret'), 'utf8').trim()
  return {
    ...draft,
    key: createHash('sha256').update(`visits on a device of ${account}\0${secret}`).digest('base64'),
    saveIds: sending.map(({ saveId }) => renamed(saveId)),
    photoId: renamed(kept.photos.photos[0]!.id),
    reportId: renamed(arrival['reportId']!),
  }
}

/** Writes to the device what the older version would have left: sealed draft and worker caches. */
export const leaveOnDevice = (
  page: Page,
  draft: OlderDraft,
  pages: readonly string[],
  files: readonly string[],
): Promise<void> =>
  page.evaluate(
    async ({ draft: { database, version, stores, rows, caches: names, key }, pages, files }) => {
      const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt'])
      const sealed = async (bytes: Uint8Array<ArrayBuffer>) => {
        const iv = crypto.getRandomValues(new Uint8Array(12))
        return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, imported, bytes) }
      }
      const { text, ...visit } = rows.visits
      const { base64, ...picture } = rows.pictures
      const sealedRows = {
        visits: { ...visit, sealed: await sealed(new TextEncoder().encode(text)) },
        pictures: { ...picture, sealed: await sealed(bytesOf(base64)) },
      }
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, version)
        request.addEventListener('upgradeneeded', () => {
          for (const [name, { keyPath, indexes }] of Object.entries(stores)) {
            const store = request.result.createObjectStore(name, { keyPath })
            for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique })
          }
        })
        request.addEventListener('error', () => reject(request.error!))
        request.addEventListener('success', () => {
          const writing = request.result.transaction(Object.keys(stores), 'readwrite')
          for (const [name, row] of Object.entries(sealedRows)) writing.objectStore(name).put(row)
          writing.addEventListener('complete', () => {
            request.result.close()
            resolve()
          })
        })
      })
      for (const name of names) {
        const cache = await caches.open(name)
        if (name === 'visit-account') await cache.put('/owner', new Response(visit.account))
        else if (name.startsWith('visit-files:')) for (const file of files) await cache.put(file, await fetch(file))
        else for (const path of pages) await cache.put(path, new Response('older'))
      }
    },
    { draft, pages, files },
  )
