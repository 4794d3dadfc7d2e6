import type { IncomingMessage, ServerResponse } from 'node:http'
import { directionOf, translator } from '#/domain/text.ts'
import { problemOf } from '#/features/partners/api/problem.ts'
import { shellMessages } from '#/messages/shell.ts'
import { readCookies } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { languageCookie, languageOf } from '#/platform/i18n.ts'
import { headersOfEveryAnswer } from './gate.ts'

/** Seconds until a refused reader should try again; spread, so that they do not all return at once. */
const comeAgain = (): number => 5 + Math.floor(Math.random() * 10)

const pageFor = (path: string, cookie: string | undefined): string => {
  const lang = languageOf(path, readCookies(cookie ?? null).get(languageCookie), undefined)
  const text = translator(lang, shellMessages)
  return `<!DOCTYPE html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text('busy')}</title></head><body><main><h1>${text('busy')}</h1><p>${text('busyHelp')}</p></main></body></html>`
}

function problemFor(language: string | undefined, requestId: string): string {
  const lang = /^\s*ar\b/i.test(language ?? '') ? 'ar' : 'en'
  return JSON.stringify(problemOf({ code: 'server-busy', lang, requestId, origin: env().origin }))
}

/** Refuses a request before any work is done for it: 503 with the seconds to wait, as a page or, in the API, as a problem. */
export function answerBusy(request: IncomingMessage, response: ServerResponse, path: string, requestId: string): void {
  const isApi = path.startsWith('/api/')
  const body = isApi ? problemFor(request.headers['accept-language'], requestId) : pageFor(path, request.headers.cookie)
  // why: a browser sends its whole form before it reads the answer
  request.resume()
  response.writeHead(503, {
    ...headersOfEveryAnswer(),
    'content-type': isApi ? 'application/problem+json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
    'retry-after': String(comeAgain()),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
