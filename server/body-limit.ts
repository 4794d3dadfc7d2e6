import type { MiddlewareHandler } from 'hono'
import { pictureLibrary } from '#/features/site/media/limits.ts'
import { policyReportPath } from './policy-reports.ts'
import { plainPage } from './plain-page.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const uploadPath = '/freelancer/photos'
/** The photo that shows an action was carried out. */
const isProof = (path: string): boolean => /^\/client\/tasks\/[^/]+\/proof(\.data)?$/.test(path)
/** A shopper's papers, sent from the page that lists them. */
const isPaper = (path: string): boolean => /^\/freelancer\/profile\/documents(\.data)?$/.test(path)
/** The page of a payment, which takes the picture or paper that shows a transfer. */
const isTransfer = (path: string): boolean => /^(\/ar)?\/payment(\/[\w-]{43})?(\.data)?$/.test(path)
const isPhotoUpload = (path: string): boolean =>
  path === uploadPath || path === `${uploadPath}.data` || isProof(path) || isPaper(path)
/** Pictures for the site: the file of 10 MB and the form around it. */
const isPictureUpload = (path: string): boolean => path === pictureLibrary
/** Pages and articles are long, and travel with both languages. */
const isContent = (path: string): boolean => /^\/admin\/(page-builder|forms)[/.]/.test(path)

/** How many bytes an address takes. */
export function mostBytesFor(path: string): number {
  if (path === policyReportPath) return 16 * kilobyte
  if (isPhotoUpload(path)) return 10 * megabyte
  if (isPictureUpload(path) || isTransfer(path)) return 11 * megabyte
  return isContent(path) ? 2 * megabyte : 100 * kilobyte
}

/** A body of unknown length, or null as soon as it is longer than allowed. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Refuses what is larger than its address takes. A body whose length is announced is passed on as it comes, for the connection
 * delivers no more than that; one of unknown length is read here, up to the limit.
 */
export const limitsBodies: MiddlewareHandler = async (c, next) => {
  const { raw, path } = c.req
  if (raw.method === 'GET' || raw.method === 'HEAD') return next()
  const most = mostBytesFor(path)
  const announced = raw.headers.get('content-length')
  if (announced !== null && !raw.headers.has('transfer-encoding'))
    return Number(announced) > most ? plainPage(c, 'too-large') : next()
  const body = raw.body ? await readUpTo(raw.body, most) : new Uint8Array()
  if (!body) return plainPage(c, 'too-large')
  c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal, body })
  return next()
}
