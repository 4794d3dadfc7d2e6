import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Bytes encrypted with the key of one account (seal.ts). */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** One visit on this device. Unencrypted are only fields read without the key: account and number of unsent items. */
export type VisitRow = { id: string; account: string; unsent: number; changedAt: number; sealed: Sealed }
export type PictureRow = { id: string; visit: string; sealed: Sealed }

interface Rows extends DBSchema {
  visits: { key: string; value: VisitRow; indexes: { account: string } }
  pictures: { key: string; value: PictureRow; indexes: { visit: string } }
}
type Store = 'visits' | 'pictures'
type Database = IDBPDatabase<Rows>

/** Resolves writes only after a flush to the disk. */
const onDisk = { durability: 'strict' } as const
let opened: Promise<Database> | null = null

/** Opens the database. Versions may only add stores: phones keep drafts of older versions. */
function open(): Promise<Database> {
  opened ??= new Promise<Database>((resolve, reject) => {
    openDB<Rows>('visits', 1, {
      upgrade(database) {
        database.createObjectStore('visits', { keyPath: 'id' }).createIndex('account', 'account')
        database.createObjectStore('pictures', { keyPath: 'id' }).createIndex('visit', 'visit')
      },
      blocked: () => reject(new Error('the device is busy')),
      blocking(_, __, event) {
        ;(event.target as IDBDatabase).close()
        opened = null
      },
      terminated() {
        opened = null
      },
    }).then(resolve, reject)
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

export const getRow = async <S extends Store>(store: S, id: string): Promise<Rows[S]['value'] | undefined> =>
  (await open()).get(store, id)

export async function putRow<S extends Store>(store: S, row: Rows[S]['value']): Promise<void> {
  const { store: rows, done } = (await open()).transaction(store, 'readwrite', onDisk)
  await Promise.all([rows.put(row), done])
}

export async function deletePicture(id: string): Promise<void> {
  const { store, done } = (await open()).transaction('pictures', 'readwrite', onDisk)
  await Promise.all([store.delete(id), done])
}

/** Deletes a visit and its pictures from the device. */
export async function deleteVisit(id: string): Promise<void> {
  const transaction = (await open()).transaction(['visits', 'pictures'], 'readwrite', onDisk)
  const pictures = transaction.objectStore('pictures')
  const ids = await pictures.index('visit').getAllKeys(id)
  const deleted = ids.map((picture) => pictures.delete(picture))
  await Promise.all([transaction.objectStore('visits').delete(id), ...deleted, transaction.done])
}

export const visitRows = async (account: string): Promise<VisitRow[]> =>
  (await open()).getAllFromIndex('visits', 'account', account)
