import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang } from '#/ui/language.tsx'

type AccountCardProps = {
  title: ReactNode
  lead?: ReactNode
  /** Long forms take more room. */
  wide?: boolean
  children: ReactNode
  /** Links below the card's content. */
  footer?: ReactNode
  /** The card took the place of a form that was sent: it is shown from its top, and read aloud from its heading. */
  isAnswer?: boolean
}

/** Moves the view and the focus to the heading of what a sent form has become. */
export function useFocusedHeading(moves: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!moves) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [moves])
  return heading
}

/** The one card of a sign-in or registration page. */
export function AccountCard({ title, lead, wide, children, footer, isAnswer = false }: AccountCardProps) {
  const heading = useFocusedHeading(isAnswer)
  return (
    <div className={classes('mx-auto w-full px-4 py-8 md:py-14', wide ? 'max-w-[720px]' : 'max-w-[472px]')}>
      <div className="rounded-card border border-line bg-card p-5 md:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {title}
        </h1>
        {lead && <p className="mt-2 text-body text-ink-2">{lead}</p>}
        <div className="mt-6 flex flex-col gap-6">{children}</div>
      </div>
      {footer && <div className="mt-6 flex flex-col items-center gap-2 text-center text-ui text-ink-2">{footer}</div>}
    </div>
  )
}

/** A link to another public page, in the language of this one. */
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
