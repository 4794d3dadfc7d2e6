import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#/domain/errors.ts'
import { log } from '../log.server.ts'

/** A bucket of an S3-compatible store. `pathStyle`: the bucket is in the path of the address, not in the host's name. */
export type Bucket = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
  /** Milliseconds until an answer begins; 15 seconds by default. */
  patienceMs?: number
  /** Milliseconds before a request is repeated; 200 by default, three times as long for the last one. */
  pauseMs?: number
}

/** Sends a signed request. The answer is good, or null where nothing has that name. */
export type Ask = (
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  key: string,
  rest?: { query?: Record<string, string>; range?: string; body?: Uint8Array },
) => Promise<Response | null>

/** Tries of a request that met a busy or silent store; each request can be repeated without another effect. */
const mostTries = 3
const usualPauseMs = 200
const usualPatienceMs = 15_000

/** A refusal of the store. Its text holds the code of the store and no address. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(`the store answers ${status} ${code}`)
    this.status = status
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Refused &&
  (error.status === 507 || /QuotaExceeded|StorageFull|InsufficientCapacity/i.test(error.message))
const isPassing = (error: unknown): boolean =>
  !(error instanceof Refused) || error.status === 429 || error.status >= 500

function addressOf({ endpoint, bucket, pathStyle }: Bucket): string {
  const url = new URL(endpoint)
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/+$/, '')}/${bucket}`
  else url.hostname = `${bucket}.${url.hostname}`
  return url.href.replace(/\/$/, '')
}

/** Waits a limited time for the head of an answer, and as long as bytes flow for the rest. */
async function patiently(request: Request, patienceMs: number): Promise<Response> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error(`no answer within ${patienceMs} ms`)), patienceMs)
  try {
    return await fetch(request, { signal: silence.signal, redirect: 'error' })
  } finally {
    clearTimeout(timer)
  }
}

/** The answer to a good request; null for a missing name. Throws Refused. */
async function taken(answer: Response): Promise<Response | null> {
  if (answer.ok) return answer
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text())?.[1] ?? ''
  if (answer.status === 404 && code !== 'NoSuchBucket') return null
  throw new Refused(answer.status, code)
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Sends requests to a bucket. Passing failures are repeated; the last one is `storage.full` or `storage.unreachable`. */
export function bucketClient(bucket: Bucket): Ask {
  const { accessKeyId, secretAccessKey, region, patienceMs = usualPatienceMs, pauseMs = usualPauseMs } = bucket
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const address = addressOf(bucket)
  return async (method, key, { query, range, body } = {}) => {
    const path = key === '' ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`
    const url = `${address}${path}${query ? `?${new URLSearchParams(query).toString().replaceAll('+', '%20')}` : ''}`
    const headers: Record<string, string> = {}
    if (range) headers['range'] = range
    if (body) {
      // the store compares it with the bytes that it received
      headers['x-amz-content-sha256'] = sha256(body)
      headers['content-type'] = 'application/octet-stream'
    }
    for (let tries = 1; ; tries += 1)
      try {
        const request = await signer.sign(url, { method, headers, ...(body && { body: Buffer.from(body) }) })
        return await taken(await patiently(request, patienceMs))
      } catch (error) {
        if (!isFull(error) && isPassing(error) && tries < mostTries) {
          await pause(pauseMs * 3 ** (tries - 1))
          continue
        }
        log.error('the store of files refuses or does not answer', { error, method })
        throw new AppError(isFull(error) ? 'storage.full' : 'storage.unreachable')
      }
  }
}
