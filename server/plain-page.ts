import type { Context } from 'hono'
import type { ErrorCode } from '#/domain/errors.ts'
import { errorStatus } from '#/domain/errors.ts'
import { directionOf, translator } from '#/domain/text.ts'
import { errorMessages } from '#/messages/errors.ts'
import { shellMessages } from '#/messages/shell.ts'
import { readCookies } from '#/platform/cookies.ts'
import { languageCookie, languageOf } from '#/platform/i18n.ts'

const help = {
  'address-unreadable': 'notFoundHelp',
  'method-unknown': 'notFoundHelp',
  'not-found': 'notFoundHelp',
  'too-large': 'tooLargeHelp',
  'server-busy': 'awayHelp',
} as const satisfies Partial<Record<ErrorCode, keyof typeof shellMessages>>

/** Refusal page without page logic, in the reader's language; going back restores the form. */
export function plainPage(c: Context, code: keyof typeof help): Response {
  const lang = languageOf(c.req.path, readCookies(c.req.header('cookie')).get(languageCookie), undefined)
  const text = errorMessages[code][lang]
  const advice = translator(lang, shellMessages)(help[code])
  const html = `<!DOCTYPE html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head><body><main><h1>${text}</h1><p>${advice}</p></main></body></html>`
  return c.html(html, errorStatus[code])
}
