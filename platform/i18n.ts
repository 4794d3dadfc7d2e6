import { isLang, type Lang } from '#/domain/text.ts'

export const languageCookie = 'lang'

const portal = /^\/(admin|client|freelancer|notifications|account)(\/|\.data|$)/
/** The areas that take their language from the switch; everything else takes it from its address. */
export const isPortalPath = (pathname: string): boolean => portal.test(pathname)

const shared = /^(?:\/ar)?\/(?:(?:shared|payment|calendar)\/|(?:reset-password|payment-success)(?:\.data)?$)/
/** What is opened by a link that was given to one person: never kept, never listed, and its address, which opens it, is told to no one. */
export const isSharedPath = (pathname: string): boolean => shared.test(pathname)

const certificate = /^(?:\/ar)?\/(?:review|credentials)\//
/** What speaks for a certificate tells the truth of this moment, and whoever guesses its address is counted: it is never kept for everybody. */
export const isCertificatePath = (pathname: string): boolean => certificate.test(pathname)

/** Public pages: the address alone decides. Portals: the cookie, which sign-in fills from the profile. */
export function languageOf(pathname: string, cookie: string | undefined, profile: Lang | undefined): Lang {
  if (pathname === '/ar' || pathname === '/ar.data' || pathname.startsWith('/ar/')) return 'ar'
  if (!isPortalPath(pathname)) return 'en'
  return isLang(cookie) ? cookie : (profile ?? 'en')
}

/** The address of a public page in a language: `/plans` or `/ar/plans`. */
export function publicPath(lang: Lang, path: string): string {
  if (lang === 'en') return path
  return path === '/' ? '/ar' : path.startsWith('/#') ? `/ar${path.slice(1)}` : `/ar${path}`
}

/** The same public page in the other language. */
export const twinPath = (pathname: string): string => {
  if (pathname === '/ar') return '/'
  return pathname.startsWith('/ar/') ? pathname.slice(3) : publicPath('ar', pathname)
}
