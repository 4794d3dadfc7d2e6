import { landingOf, type UserType } from '#/domain/actor.ts'
import { safeRedirect } from '#/domain/safe-redirect.ts'

/** The part of the site that is a person's own. */
export const areaOf = (type: UserType): '/admin' | '/client' | '/freelancer' =>
  type === 'admin' ? '/admin' : type === 'client' ? '/client' : '/freelancer'

/** Where somebody goes after signing in: the page they came for when it is theirs, else the landing of their type. */
export function destinationFor(type: UserType, next: string | null): string {
  const path = safeRedirect(next, landingOf(type))
  const [pathname = ''] = path.split(/[?#]/)
  const area = areaOf(type)
  return pathname === area || pathname.startsWith(`${area}/`) ? path : landingOf(type)
}
