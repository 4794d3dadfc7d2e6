import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isHttpsAddress, isSitePath } from '#/domain/link-target.ts'
import type { Lang } from '#/domain/text.ts'
import { isPortalPath, publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang } from '#/ui/language.tsx'

/** Addresses without a language. */
const ofNoLanguage = /^\/(media|share|reports\/sample)\//

/** Localised path of the site. */
export const pathIn = (lang: Lang, path: string): string =>
  isPortalPath(path) || ofNoLanguage.test(path) ? path : publicPath(lang, path)

/** A link by staff; invalid targets become text. */
export function BlockLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const lang = useLang()
  if (isSitePath(to))
    return (
      <Link to={pathIn(lang, to)} className={className}>
        {children}
      </Link>
    )
  if (isHttpsAddress(to))
    return (
      <a href={to} rel="noopener" className={className}>
        {children}
      </a>
    )
  return <span className={className}>{children}</span>
}

/** Text split into paragraphs at empty lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return null
  return (
    <div className={classes('flex flex-col gap-3', className)}>
      {parts.map((part, index) => (
        <p key={index} className="whitespace-pre-line">
          {part}
        </p>
      ))}
    </div>
  )
}

const buttonLook =
  'inline-flex min-h-13 items-center justify-center rounded-control border px-6 py-3 text-center text-body font-medium no-underline transition-opacity hover:opacity-85 max-md:w-full'

type Buttons = { buttonLabel: string; buttonTo: string; secondLabel: string; secondTo: string }

/** A primary and a secondary button; incomplete ones are hidden. */
export function ButtonRow({ of, onBrand, className }: { of: Buttons; onBrand?: boolean; className?: string }) {
  const first = of.buttonLabel && of.buttonTo
  const second = of.secondLabel && of.secondTo
  if (!first && !second) return null
  const looks = onBrand
    ? ['border-transparent bg-on-brand text-brand', 'border-on-brand/50 text-on-brand']
    : ['border-transparent bg-primary text-on-primary', 'border-line-input bg-canvas text-ink']
  return (
    <div className={classes('mt-2 flex flex-wrap gap-3 max-md:w-full', className)}>
      {first && (
        <BlockLink to={of.buttonTo} className={classes(buttonLook, looks[0])}>
          {of.buttonLabel}
        </BlockLink>
      )}
      {second && (
        <BlockLink to={of.secondTo} className={classes(buttonLook, looks[1])}>
          {of.secondLabel}
        </BlockLink>
      )}
    </div>
  )
}

/** Section of a block with its optional heading. */
export function BlockSection({
  title,
  text,
  tinted,
  narrow,
  children,
}: {
  title?: string
  text?: string
  tinted?: boolean
  narrow?: boolean
  children?: ReactNode
}) {
  return (
    <section className={classes(tinted && 'border-y border-line bg-surface-1')}>
      <div className="mx-auto max-w-[1264px] px-4 py-10 md:px-8 md:py-14">
        <div className={classes('flex flex-col gap-6', narrow && 'max-w-[680px]')}>
          {(title || text) && (
            <div className="flex flex-col gap-2">
              {title && <h2 className="text-h2">{title}</h2>}
              {text && <Paragraphs text={text} className="prose-width text-body-lg text-ink-2" />}
            </div>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
