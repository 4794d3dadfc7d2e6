import { Link, type LinkProps } from 'react-router'
import { useRights } from '#/ui/rights.tsx'

/** A link within a text or cell; its text alone where the reader may not open the page. */
export function OpenLink({ to, children, ...rest }: LinkProps & { to: string }) {
  const { opens } = useRights()
  if (!opens(to)) return <span>{children}</span>
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}
