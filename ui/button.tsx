import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { LucideIcon } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Spinner } from '#/ui/spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet'
export type ButtonSize = 'dense' | 'default' | 'large'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Mirrors direction icons in Arabic. */
  directional?: boolean
  /** Puts the icon after the label (next, open). */
  iconAtEnd?: boolean
  /** Full width on phones, or always. */
  full?: boolean | 'phone'
}

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line-input/60 bg-canvas text-ink hover:bg-surface-2',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-surface-2',
  danger: 'border-transparent bg-danger text-white hover:bg-danger-hover',
  'danger-quiet': 'border-transparent bg-transparent text-danger-ink hover:bg-surface-2',
}

const sizeClasses: Record<ButtonSize, string> = {
  dense: 'min-h-(--control-dense) px-2.5 py-0.5 text-ui coarse:min-h-11 max-md:min-h-11',
  default: 'min-h-(--control) px-3.5 py-1 text-ui coarse:min-h-11 max-md:min-h-11',
  large: 'min-h-13 px-6 py-3 text-body',
}

/** Button classes for the rare element with another tag. */
export const buttonClasses = ({ variant = 'secondary', size = 'default', full }: Look): string =>
  classes(
    'inline-flex min-w-16 items-center justify-center gap-2 rounded-control border text-center font-medium no-underline transition-colors',
    'aria-disabled:cursor-default aria-disabled:opacity-60 disabled:opacity-60',
    variantClasses[variant],
    sizeClasses[size],
    full === true && 'w-full',
    full === 'phone' && 'max-md:w-full',
  )

function Inside({
  icon,
  directional,
  iconAtEnd,
  pending,
  children,
}: Look & { pending?: boolean; children: ReactNode }) {
  const mark = pending ? (
    <Spinner decorative size={16} />
  ) : (
    icon && <Icon as={icon} directional={directional} size={16} />
  )
  return (
    <>
      {!iconAtEnd && mark}
      <span>{children}</span>
      {iconAtEnd && mark}
    </>
  )
}

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** While submitting: keeps the label, adds a spinner, ignores further presses. */
    pending?: boolean
    /** Leads to a change: not shown to a reader who changes nothing on the page. */
    changes?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** A plain HTML button, usable on pages with little script. Default type: "button". */
export function Button({
  variant,
  size,
  icon,
  directional,
  iconAtEnd,
  full,
  pending,
  changes = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { readOnly } = useRights()
  if (changes && readOnly) return null
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      className={buttonClasses({ variant, size, full })}
    >
      <Inside icon={icon} directional={directional} iconAtEnd={iconAtEnd} pending={pending}>
        {children}
      </Inside>
    </button>
  )
}

export type LinkButtonProps = Look & Omit<LinkProps, 'className' | 'children'> & { children: ReactNode }

/** A link in the look of a button; none to a page that the reader may not open. */
export function LinkButton({ variant, size, icon, directional, iconAtEnd, full, children, ...rest }: LinkButtonProps) {
  const { opens } = useRights()
  if (typeof rest.to === 'string' && !opens(rest.to)) return null
  return (
    <Link {...rest} className={buttonClasses({ variant, size, full })}>
      <Inside icon={icon} directional={directional} iconAtEnd={iconAtEnd}>
        {children}
      </Inside>
    </Link>
  )
}

/** A link to a file or another site: followed by the browser, not the router. */
export function AnchorButton({
  variant,
  size,
  icon,
  directional,
  iconAtEnd,
  full,
  children,
  ...rest
}: Look & { href: string; download?: boolean | string; target?: '_blank'; rel?: string; children: ReactNode }) {
  const t = useT(uiMessages)
  return (
    <a {...rest} className={buttonClasses({ variant, size, full })}>
      <Inside icon={icon} directional={directional} iconAtEnd={iconAtEnd}>
        {children}
        {rest.target && <span className="sr-only"> {t('opensNewTab')}</span>}
      </Inside>
    </a>
  )
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  icon: LucideIcon
  /** Accessible name, also shown on hover. */
  label: string
  directional?: boolean
  /** Short count over the corner; callers include it in the label. */
  count?: string
  tone?: 'plain' | 'on-dark'
  /** As of a `Button`. */
  changes?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  icon,
  label,
  directional,
  count,
  tone = 'plain',
  changes = false,
  ...rest
}: IconButtonProps) {
  const { readOnly } = useRights()
  if (changes && readOnly) return null
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'relative inline-flex size-(--control) shrink-0 items-center justify-center rounded-control transition-colors coarse:size-11 max-md:size-11',
        tone === 'plain' ? 'text-ink hover:bg-surface-2' : 'text-white hover:bg-white/15',
      )}
    >
      <Icon as={icon} directional={directional} />
      {count && (
        <span className="num absolute end-0.5 top-0.5 min-w-4.5 rounded-full bg-danger px-1 text-micro font-semibold text-white">
          {count}
        </span>
      )}
    </button>
  )
}
