import { timingSafeEqual } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { readAsSystem } from '#/db/database.server.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { fingerprint } from '#/platform/seal.server.ts'

/** Seconds for which an address of a file works. */
const lifeSeconds = 3600
const purpose = 'file of an export'
const signed = (id: string, until: number): string => fingerprint(purpose, `${id} ${until}`)

/** Address of the file of an export, for an hour and without a key. */
export function fileAddress(id: string): { address: string; until: string } {
  const until = Math.floor(now().getTime() / 1000) + lifeSeconds
  const query = new URLSearchParams({ until: String(until), signature: signed(id, until) })
  return {
    address: `${env().origin}/api/v1/exports/${id}/file?${query}`,
    until: new Date(until * 1000).toISOString(),
  }
}

const isRight = (given: string, id: string, until: number): boolean => {
  const [own, sent] = [Buffer.from(signed(id, until)), Buffer.from(given)]
  return own.length === sent.length && timingSafeEqual(own, sent)
}

/** The file behind a signed address; null: altered, past its time, or of a key that has ended. */
async function fileAt(url: URL, id: string) {
  const [until, signature] = [Number(url.searchParams.get('until')), url.searchParams.get('signature') ?? '']
  if (!isRecordId(id) || !Number.isSafeInteger(until) || until * 1000 < now().getTime()) return null
  if (!isRight(signature, id, until)) return null
  const row = await readAsSystem('the signature shows that the key of the export gave the address away', (db) =>
    db
      .selectFrom('api_bulk as b')
      .innerJoin('api_keys as k', (join) =>
        join.onRef('k.client_id', '=', 'b.client_id').onRef('k.id', '=', 'b.key_id'),
      )
      .select(['b.output', 'b.format', 'b.resource'])
      .where('b.id', '=', id)
      .where('b.kind', '=', 'export')
      .where('b.state', '=', 'done')
      .where('k.revoked_at', 'is', null)
      .executeTakeFirst(),
  )
  return row ?? null
}

/** Answers a signed address of an export with its gzip file. */
export async function exportFileResponse(request: Request, id: string): Promise<Response> {
  const found = await fileAt(new URL(request.url), id)
  const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }
  if (!found) return new Response(null, { status: 404, headers })
  // an export without records has no member yet, and an empty file is not gzip
  const bytes = new Uint8Array(found.output ?? gzipSync(''))
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${found.resource}.${found.format}.gz"`,
    },
  })
}
