import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isHttpsAddress, isSitePath } from '#/domain/link-target.ts'
import type { Lang } from '#/domain/text.ts'
import { isPortalPath, publicPath } from '#/platform/i18n.ts'
import { useLang } from '#/ui/language.tsx'

/** Addresses without a language. */
const ofNoLanguage = /^\/(media|share|reports\/sample)\//

/** Localised address of a link target set by staff. */
export const siteHref = (lang: Lang, target: string): string =>
  isPortalPath(target) || ofNoLanguage.test(target) ? target : publicPath(lang, target)

type SiteLinkProps = { to: string; className?: string; children: ReactNode; 'aria-label'?: string }

/** A link set by staff: a localised page of this site, or another site. Invalid targets become text. */
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
