import { readXml } from '../read-xml.ts'
import { type Ask, type Bucket, bucketClient } from './bucket-client.server.ts'
import { cut, type Entry, type OpenedFile, type Part, type Place, readWhole } from './place.ts'

const emptyStream = (): ReadableStream => new Blob([]).stream()
const sizeOf = (answer: Response): number => Number(answer.headers.get('content-length'))

async function openObject(ask: Ask, key: string, part?: Part): Promise<OpenedFile | null> {
  if (!part) {
    const answer = await ask('GET', key)
    if (!answer) return null
    const size = sizeOf(answer)
    return { stream: answer.body ?? emptyStream(), bytes: size, size, from: 0 }
  }
  // why: stores refuse a range past the end, and ours is cut to the size
  const head = await ask('HEAD', key)
  if (!head) return null
  const size = sizeOf(head)
  const { from, bytes } = cut(part, size)
  if (bytes === 0) return { stream: emptyStream(), bytes, size, from }
  const answer = await ask('GET', key, { range: `bytes=${from}-${from + bytes - 1}` })
  return answer && { stream: answer.body ?? emptyStream(), bytes, size, from }
}

/** One page of a list, and whether more follows. */
async function readPage(xml: string): Promise<{ entries: Entry[]; more: boolean }> {
  const entries: Entry[] = []
  const read: Record<string, string> = {}
  const path: string[] = []
  await readXml([xml], {
    open: (name) => void path.push(name),
    text(text) {
      const name = path.at(-1) ?? ''
      read[name] = (read[name] ?? '') + text
    },
    close(name) {
      path.pop()
      if (name !== 'Contents') return
      const { Key = '', Size, LastModified = '' } = read
      entries.push({ name: Key, bytes: Number(Size), changedAt: new Date(LastModified) })
      for (const field of ['Key', 'Size', 'LastModified']) delete read[field]
    },
  })
  return { entries, more: read['IsTruncated'] === 'true' }
}

/** Lists by the last name read, the first version of the call, which every store has. */
async function* listObjects(ask: Ask, prefix: string, top: string): AsyncGenerator<Entry[]> {
  for (let marker = ''; ;) {
    const answer = await ask('GET', '', { query: { prefix, ...(marker && { marker }) } })
    if (!answer) return
    const { entries, more } = await readPage(await answer.text())
    if (entries.length > 0) yield entries.map((entry) => ({ ...entry, name: entry.name.slice(top.length) }))
    if (!more || entries.length === 0) return
    marker = entries.at(-1)!.name
  }
}

/** A bucket, below a prefix that is empty or ends with `/`. */
export function bucketPlace(bucket: Bucket, prefix: string): Place {
  const ask = bucketClient(bucket)
  const at = (name: string): string => `${prefix}${name}`
  const done = async (asked: Promise<Response | null>): Promise<void> => {
    const answer = await asked
    await answer?.body?.cancel()
  }
  const place: Place = {
    kind: 's3',
    put: (name, bytes) => done(ask('PUT', at(name), { body: bytes })),
    open: (name, part) => openObject(ask, at(name), part),
    remove: (name) => done(ask('DELETE', at(name))),
    async move(from, to) {
      // why: stores read the address of a copy in different ways, and few files are ever moved
      const bytes = await readWhole(place, from)
      if (!bytes) throw new Error('a file to be moved is missing')
      await place.put(to, bytes)
      await place.remove(from)
    },
    list: (folder) => listObjects(ask, folder ? `${prefix}${folder}/` : prefix, prefix),
    removeDrafts: async () => 0,
  }
  return place
}
