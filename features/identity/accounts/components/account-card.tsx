import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang } from '#/ui/language.tsx'
import { Lattice } from '#/ui/lattice.tsx'

type AccountCardProps = {
  title: ReactNode
  lead?: ReactNode
  /** For long forms. */
  wide?: boolean
  level?: 1 | 2 | undefined
  children: ReactNode
  /** Links below the card's content. */
  footer?: ReactNode
  /** Replaces a submitted form: shown from its top and announced by its heading. */
  isAnswer?: boolean
  /** The card is the whole page: it lies on the site's paper. */
  paper?: boolean
}

/** Scrolls and focuses the heading of the content that replaced a form. */
export function useFocusedHeading(moves: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!moves) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [moves])
  return heading
}

/** The card of a sign-in or registration page. */
export function AccountCard({ title, lead, wide, level = 1, children, footer, ...rest }: AccountCardProps) {
  const { isAnswer = false, paper = false } = rest
  const heading = useFocusedHeading(isAnswer)
  const Heading = level === 1 ? 'h1' : 'h2'
  const card = (
    <div className={classes('relative mx-auto w-full px-4 py-8 md:py-14', wide ? 'max-w-[720px]' : 'max-w-[472px]')}>
      <div className="rounded-card border border-line bg-card p-5 md:p-8">
        <Heading ref={heading} tabIndex={-1} className={level === 1 ? 'text-h1 outline-none' : 'text-h2 outline-none'}>
          {title}
        </Heading>
        {lead && <p className="mt-2 text-body text-ink-2">{lead}</p>}
        <div className="mt-6 flex flex-col gap-6">{children}</div>
      </div>
      {footer && <div className="mt-6 flex flex-col items-center gap-2 text-center text-ui text-ink-2">{footer}</div>}
    </div>
  )
  if (!paper) return card
  return (
    <div className="relative min-h-[70dvh] overflow-hidden bg-paper">
      <Lattice id="account-lattice" fade="end" />
      {card}
    </div>
  )
}

/** Link to another public page in the current language. */
export function PublicLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={publicPath(useLang(), to)}
      className="link inline-flex min-h-7 items-center coarse:min-h-11 max-md:min-h-11"
    >
      {children}
    </Link>
  )
}
