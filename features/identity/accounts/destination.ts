import { landingOf, type UserType } from '#/domain/actor.ts'
import { safeRedirect } from '#/domain/safe-redirect.ts'

/** Portal of a type. */
export const areaOf = (type: UserType): '/admin' | '/client' | '/freelancer' =>
  type === 'admin' ? '/admin' : type === 'client' ? '/client' : '/freelancer'

/** Pages of every kind of account: the own account, the own notices, and invitations to a team. */
const ofEveryone = /^(\/account(\/.*)?|\/notifications(\/.*)?|(\/ar)?\/join\/[\w-]+)$/

/** Pages of the own account, which every kind of account has. */
const ownAccount = /^\/account(\/[\w-]+)*$/

/** Address after sign-in: the requested page if it is in the person's portal or account or an invitation, else the landing page. */
export function destinationFor(type: UserType, next: string | null): string {
  const path = safeRedirect(next, landingOf(type))
  const [pathname = ''] = path.split(/[?#]/)
  const area = areaOf(type)
  const opens =
    pathname === area || pathname.startsWith(`${area}/`) || ofEveryone.test(pathname) || ownAccount.test(pathname)
  return opens ? path : landingOf(type)
}
