import { Link } from 'react-router'
import { landingOf } from '#/domain/actor.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { useRoot } from './use-root.ts'

/** The drawing of the default logo: a checked eight-pointed star; it takes the colour of the text around it. */
function Star({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden className="shrink-0">
      <rect x="7" y="7" width="26" height="26" rx="3" fill="currentColor" />
      <rect x="7" y="7" width="26" height="26" rx="3" fill="currentColor" transform="rotate(45 20 20)" />
      <path
        d="m13.5 20.5 4.4 4.4 8.6-9.4"
        fill="none"
        stroke="var(--mark, var(--canvas))"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

type BrandMarkProps = { to: 'home' | 'portal'; tone?: 'ink' | 'white' }

/** Logo and company name, linking to where the visitor's home is. */
export function BrandMark({ to, tone = 'ink' }: BrandMarkProps) {
  const t = useT(shellMessages)
  const lang = useLang()
  const root = useRoot()
  const name = root?.branding.companyName[lang] ?? ''
  const logo = root?.branding.logoUrl
  return (
    <Link
      to={to === 'home' ? publicPath(lang, '/') : landingOf(root?.person?.type)}
      aria-label={t('homeOf', { company: name }).replace(/[\u2068\u2069]/g, '')}
      className={classes(
        'inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-control',
        tone === 'white' ? 'text-white [--mark:#000]' : 'text-ink',
      )}
    >
      {logo ? <img src={logo} alt="" height={32} className="h-8 w-auto" /> : <Star size={34} />}
      <span className="truncate text-h3 font-semibold">{name}</span>
    </Link>
  )
}
