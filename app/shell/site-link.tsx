import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isHttpsAddress, isSitePath } from '#/domain/link-target.ts'
import type { Lang } from '#/domain/text.ts'
import { isPortalPath, publicPath } from '#/platform/i18n.ts'
import { useLang } from '#/ui/language.tsx'

/** Addresses that exist once for both languages. */
const ofNoLanguage = /^\/(media|share|reports\/sample)\//

/** Where an address that staff wrote leads in a language. */
export const siteHref = (lang: Lang, target: string): string =>
  isPortalPath(target) || ofNoLanguage.test(target) ? target : publicPath(lang, target)

type SiteLinkProps = { to: string; className?: string; children: ReactNode; 'aria-label'?: string }

/** A link to wherever staff wanted: a page of this site in the page's language, or another site. Anything else is only text. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const lang = useLang()
  if (isSitePath(to))
    return (
      <Link to={siteHref(lang, to)} {...rest}>
        {children}
      </Link>
    )
  if (isHttpsAddress(to))
    return (
      <a href={to} rel="noopener" {...rest}>
        {children}
      </a>
    )
  return <span className={rest.className}>{children}</span>
}
