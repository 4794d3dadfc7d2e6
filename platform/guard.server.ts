import { data, href, type MiddlewareFunction, redirect } from 'react-router'
import type { UserType } from '#/domain/actor.ts'
import { publicPath } from './i18n.ts'
import { infoOf } from './request-context.ts'

/**
 * Guards an area, for pages, data requests and actions alike: visitors are redirected to sign-in, an administrator
 * without the required second factor to its set-up; a wrong role gets 'not found'. Hides only: verbs authorise and the
 * database confirms.
 */
export const onlyFor =
  (types: readonly UserType[], signIn: '/login' | '/admin-login'): MiddlewareFunction<Response> =>
  async ({ context, url }, next) => {
    const { actor, lang, secondFactor } = infoOf(context)
    if (!actor && secondFactor?.state === 'due') throw redirect(href('/account/security'))
    if (!actor) throw redirect(`${publicPath(lang, signIn)}?next=${encodeURIComponent(url.pathname + url.search)}`)
    if (!types.includes(actor.type)) throw data({ code: 'not-found', details: {} }, { status: 404 })
    return next()
  }
