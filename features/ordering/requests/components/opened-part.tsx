import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'

const never = () => () => {}
/** False during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

type OpenedPartProps = { open: boolean; title: string; back: string; children: ReactNode }

/**
 * A form opened by the address (`?new=1`): a dialog when opened from the list, a card when loaded directly, so that it
 * works without scripts.
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
