import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { encodingFor, type Encoding } from './cached-answer.ts'
import { headersOfEveryAnswer, noDocumentPolicy } from './gate.ts'
import { isVaultWorker, vaultWorkerPolicy } from './vault-worker.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const endOf: Record<Encoding, string> = { identity: '', gzip: '.gz', br: '.br' }
const prefix = '/assets/'

/**
 * Answers files of the build from memory, compressed as the build left them. Their names hold a digest of their content,
 * so they are read once and browsers keep them for good. Returns false for anything else: other addresses, methods and
 * names that the folder does not have.
 */
export function assetServer(folder: string) {
  let names: ReadonlySet<string> | null = null
  /** At most the size of the build. */
  const kept = new Map<string, Buffer>()

  function bodyOf(file: string): Buffer {
    const body = kept.get(file) ?? readFileSync(`${folder}/${file}`)
    kept.set(file, body)
    return body
  }

  return ({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (!url.startsWith(prefix) || (method !== 'GET' && method !== 'HEAD')) return false
    const path = url.split(/[?#]/, 1)[0]!
    const name = path.slice(prefix.length)
    const type = types[extname(name)]
    // why: an exact name of the folder's list never leads out of the folder
    names ??= new Set(readdirSync(folder))
    if (!type || !names.has(name)) return false
    const asked = encodingFor(headers['accept-encoding']?.toString())
    const encoding = names.has(name + endOf[asked]) ? asked : 'identity'
    const body = bodyOf(name + endOf[encoding])
    response.writeHead(200, {
      ...headersOfEveryAnswer(),
      'content-type': type,
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': isVaultWorker(path) ? vaultWorkerPolicy : noDocumentPolicy,
      vary: 'Accept-Encoding',
    })
    response.end(method === 'HEAD' ? null : body)
    return true
  }
}
