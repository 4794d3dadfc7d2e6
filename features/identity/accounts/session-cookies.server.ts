import { type Actor } from '#/domain/actor.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { sessionCookie } from '#/platform/auth.server.ts'
import { readCookies, writeCookie } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { languageCookie } from '#/platform/i18n.ts'

/** What the portals show before anything else loads. It is for display: it opens and closes no door. */
export const displayCookie = 'display-session'

const day = 24 * 3600
const secure = () => env().secureCookies

/** Hands name, e-mail and role to the page's script, which keeps them in the browser's storage. */
export const displaySession = (actor: Pick<Actor, 'email' | 'name' | 'type'>): string =>
  writeCookie(displayCookie, JSON.stringify({ email: actor.email, name: actor.name, role: actor.type }), {
    maxAgeSeconds: 60,
    httpOnly: false,
    secure: secure(),
  })

export const languageChoice = (lang: Lang): string =>
  writeCookie(languageCookie, lang, { maxAgeSeconds: 365 * day, secure: secure() })

/** The language that was chosen with the switch and not been signed out of since. */
export const chosenLanguage = (request: Request): Lang | null => {
  const chosen = readCookies(request.headers.get('cookie')).get(languageCookie)
  return isLang(chosen) ? chosen : null
}

/** The cookies of a fresh session: the token, the display object, and the language of the portals. */
export function sessionCookies(token: string, actor: Actor, lang: Lang): string[] {
  const maxAgeSeconds = actor.type === 'admin' ? day / 2 : 30 * day
  return [
    writeCookie(sessionCookie(), token, { maxAgeSeconds, secure: secure() }),
    displaySession(actor),
    languageChoice(lang),
  ]
}

/** Takes all of them back. The language goes too: the next person on this browser has their own. */
export const endedCookies = (): string[] =>
  [sessionCookie(), displayCookie, languageCookie].map((name) =>
    writeCookie(name, '', { maxAgeSeconds: 0, httpOnly: name !== displayCookie, secure: secure() }),
  )
