import { href } from 'react-router'
import { endedIdentityStep, returnFromProvider } from '#/features/identity/identities/enter.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { entered, goTo } from '../../entered.server.ts'
import type { Route } from './+types/return'

/**
 * Return address of the identity provider: the one GET that signs in, because providers return so. It counts only in the
 * browser that went there, once.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const info = infoOf(context)
  const back = await returnFromProvider(info, request)
  const ended = endedIdentityStep()
  if (back.kind === 'linked') return goTo(`${href('/account/identities')}?done=linked`, [ended])
  if (back.kind === 'signed-in') {
    const answer = await entered(info, request, back.signedIn, back)
    answer.headers.append('set-cookie', ended)
    return answer
  }
  const door = publicPath(back.lang ?? info.lang, back.door === 'admins' ? '/admin-login' : '/login')
  return goTo(`${back.wasLink && info.actor ? href('/account/identities') : door}?problem=${back.code}`, [ended])
}
