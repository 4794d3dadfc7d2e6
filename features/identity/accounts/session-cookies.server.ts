import { type Actor } from '#/domain/actor.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { sessionCookie } from '#/platform/auth.server.ts'
import { readCookies, writeCookie } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { languageCookie } from '#/platform/i18n.ts'

/** Data shown before anything else loads. For display only; grants nothing. */
export const displayCookie = 'display-session'

const day = 24 * 3600
const secure = () => env().secureCookies

/** Passes name, e-mail and role to the page's script, which stores them in the browser. */
export const displaySession = (actor: Pick<Actor, 'email' | 'name' | 'type'>): string =>
  writeCookie(displayCookie, JSON.stringify({ email: actor.email, name: actor.name, role: actor.type }), {
    maxAgeSeconds: 60,
    httpOnly: false,
    secure: secure(),
  })

export const languageChoice = (lang: Lang): string =>
  writeCookie(languageCookie, lang, { maxAgeSeconds: 365 * day, secure: secure() })

/** Language chosen with the switch since the last sign-out. */
export const chosenLanguage = (request: Request): Lang | null => {
  const chosen = readCookies(request.headers.get('cookie')).get(languageCookie)
  return isLang(chosen) ? chosen : null
}

/** Cookies of a new session: token, display object and portal language. */
export function sessionCookies(token: string, actor: Actor, lang: Lang): string[] {
  const maxAgeSeconds = actor.type === 'admin' ? day / 2 : 30 * day
  return [
    writeCookie(sessionCookie(), token, { maxAgeSeconds, secure: secure() }),
    displaySession(actor),
    languageChoice(lang),
  ]
}

/** Removes all of them, including the language, because the next person has their own. */
export const endedCookies = (): string[] =>
  [sessionCookie(), displayCookie, languageCookie].map((name) =>
    writeCookie(name, '', { maxAgeSeconds: 0, httpOnly: name !== displayCookie, secure: secure() }),
  )
