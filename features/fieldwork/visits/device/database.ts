/** What was sealed with the key of one account; without that key it says nothing. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

/** One visit on this device. Outside of the seal is only what must be known without the key: whose it is and how much is unsent. */
export type VisitRow = { id: string; account: string; unsent: number; changedAt: number; sealed: Sealed }
export type PictureRow = { id: string; visit: string; sealed: Sealed }

type Rows = { visits: VisitRow; pictures: PictureRow }
type Store = keyof Rows

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device refused')))
  })

let opened: Promise<IDBDatabase> | null = null

/** why: versions only ever add; a newer app must find what an older one has kept. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('visits', 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('visits', { keyPath: 'id' }).createIndex('account', 'account')
      request.result.createObjectStore('pictures', { keyPath: 'id' }).createIndex('visit', 'visit')
    })
    request.addEventListener('blocked', () => reject(new Error('the device is busy')))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device refused')))
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        opened = null
      })
      resolve(request.result)
    })
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Resolves once the rows are on the disk and not only on their way to it. */
async function write(stores: Store[], change: (of: (store: Store) => IDBObjectStore) => void): Promise<void> {
  const database = await open()
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  change((store) => transaction.objectStore(store))
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the device refused')))
  })
}

export async function getRow<S extends Store>(store: S, id: string): Promise<Rows[S] | undefined> {
  const database = await open()
  return answer<Rows[S] | undefined>(database.transaction(store).objectStore(store).get(id))
}

export const putRow = <S extends Store>(store: S, row: Rows[S]): Promise<void> =>
  write([store], (of) => void of(store).put(row))

export const deletePicture = (id: string): Promise<void> => write(['pictures'], (of) => void of('pictures').delete(id))

/** Takes a visit and its pictures off the device. */
export async function deleteVisit(id: string): Promise<void> {
  const database = await open()
  const ids = await answer(database.transaction('pictures').objectStore('pictures').index('visit').getAllKeys(id))
  await write(['visits', 'pictures'], (of) => {
    of('visits').delete(id)
    for (const picture of ids) of('pictures').delete(picture)
  })
}

export async function visitRows(account: string): Promise<VisitRow[]> {
  const database = await open()
  return answer<VisitRow[]>(database.transaction('visits').objectStore('visits').index('account').getAll(account))
}
