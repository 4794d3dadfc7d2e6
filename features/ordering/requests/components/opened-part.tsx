import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'

const never = () => () => {}
/** False while the server's page is being taken over, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

type OpenedPartProps = { open: boolean; title: string; back: string; children: ReactNode }

/**
 * A form that the address opens (`?new=1`): a dialog over the list when it was opened from there, a card of the page when the
 * address was loaded as such, so that it also works without scripts.
 */
export function OpenedPart({ open, title, back, children }: OpenedPartProps) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [inPage, setInPage] = useState(open && !hydrated)
  if (!open && inPage) setInPage(false)
  if (open && inPage) return <Card title={title}>{children}</Card>
  const close = () => void navigate(back, { preventScrollReset: true })
  return (
    <Dialog open={open} onClose={close} title={title} width="medium" sheet>
      {children}
    </Dialog>
  )
}
