import { withoutMarks } from '#/domain/text.ts'
import { Link } from 'react-router'
import { landingOf } from '#/domain/actor.ts'
import { markCheck, markStar } from '#/features/core/branding/mark.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import type { Branding } from '#/platform/request-context.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { useRoot } from './use-root.ts'

/** Default logo in the company's colour. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden className="shrink-0">
      <path d={markStar} className="fill-primary stroke-primary" strokeWidth="2" strokeLinejoin="round" />
      <path
        d={markCheck}
        fill="none"
        className="stroke-on-primary"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

type LogoProps = Pick<Branding, 'logoUrl' | 'logoDarkUrl' | 'logoSize' | 'logoHasName'> & { name: string }

/** Uploaded logo, with its variant for dark backgrounds if any, and the name unless the picture contains it. */
export function Logo({ logoUrl, logoDarkUrl, logoSize, logoHasName, name }: LogoProps) {
  const size = { width: logoSize?.width, height: logoSize?.height }
  const look = classes('w-auto max-w-44 object-contain', logoHasName ? 'h-10' : 'h-8')
  return (
    <>
      {logoUrl ? (
        <>
          <img {...size} alt="" src={logoUrl} className={classes(look, logoDarkUrl && 'on-light-ground')} />
          {logoDarkUrl && (
            <img {...size} alt="" src={logoDarkUrl} loading="lazy" className={classes(look, 'on-dark-ground')} />
          )}
        </>
      ) : (
        <Mark size={34} />
      )}
      {!logoHasName && <span className="truncate text-h3 font-semibold">{name}</span>}
    </>
  )
}

type BrandMarkProps = { to: 'home' | 'portal' }

/** Logo and company name, linked to the visitor's home page. */
export function BrandMark({ to }: BrandMarkProps) {
  const t = useT(shellMessages)
  const lang = useLang()
  const root = useRoot()
  const branding = root?.branding
  const name = branding?.companyName[lang] ?? ''
  return (
    <Link
      to={to === 'home' ? publicPath(lang, '/') : landingOf(root?.person?.type)}
      aria-label={withoutMarks(t('homeOf', { company: name }))}
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-control text-ink"
    >
      {branding && <Logo {...branding} name={name} />}
    </Link>
  )
}
