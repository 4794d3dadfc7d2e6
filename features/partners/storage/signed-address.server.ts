import { z } from 'zod'
import { bucketNames, type BucketName } from '#/domain/partners/storage.ts'
import { coversScope } from '#/domain/partners/api-scopes.ts'
import { planHas } from '#/domain/plans.ts'
import { openKeyOfHash } from '#/features/partners/api-keys/open-key.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { log } from '#/platform/log.server.ts'
import { seal, unseal } from '#/platform/seal.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { downloadHeaders, openBucketFile } from './bucket-files.server.ts'

const purpose = 'address of a stored file'
const content = z.strictObject({
  /** Hash of the secret or token that asked for the address: it ends with it. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  bucket: z.enum(bucketNames),
  file: z.uuid(),
  until: z.number().int(),
})

type Asked = { hash: Buffer; bucket: BucketName; file: string; seconds: number }

/** An address that opens one file without a key, for so many seconds and as long as its key lives. */
export function signAddress({ hash, bucket, file, seconds }: Asked): { url: string; until: Date } {
  const until = new Date(now().getTime() + seconds * 1000)
  const sealed = seal(purpose, JSON.stringify({ key: hash.toString('hex'), bucket, file, until: until.getTime() }))
  return { url: `${env().origin}/api/v1/storage/signed?token=${sealed}`, until }
}

function contentOf(token: string): z.output<typeof content> | null {
  const text = /^[\w-]{60,1000}$/.test(token) ? unseal(purpose, token) : null
  if (text === null) return null
  const read = content.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

const refuse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(String(status), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store', ...headers },
  })

async function opened(token: string, network: string): Promise<Response> {
  const asked = contentOf(token)
  if (!asked) {
    await takeAttempt('api key guess by network', network)
    return refuse(404)
  }
  if (asked.until <= now().getTime()) return refuse(404)
  const key = await openKeyOfHash(Buffer.from(asked.key, 'hex'))
  if (!key || !planHas(key.tier, 'api') || !coversScope(key.scopes, 'storage:read')) return refuse(404)
  if (!key.limit.allowed) return refuse(429, { 'retry-after': String(Math.max(1, Math.ceil(key.limit.wait))) })
  const file = await openBucketFile(key.actor, asked.bucket, asked.file)
  return new Response(file.body, { headers: downloadHeaders(file) })
}

/** Answers a signed address. One that is altered, over, of an ended key or without its file is not found. */
export async function answerSignedAddress(request: Request, network: string): Promise<Response> {
  if (request.method !== 'GET') return refuse(405, { allow: 'GET' })
  try {
    return await opened(new URL(request.url).searchParams.get('token') ?? '', network)
  } catch (error) {
    const code = expectedFailure(error)?.code
    if (code === 'not-found' || code === 'api.scope' || code === 'not-allowed') return refuse(404)
    if (code === 'too-many-attempts') return refuse(429)
    if (code === 'server-busy') return refuse(503)
    log.error('a signed address failed', { error })
    return refuse(500)
  }
}
