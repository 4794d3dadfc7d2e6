import { type ReactNode, useEffect, useRef } from 'react'
import { Menu, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'

type ModalMenuProps = {
  /** Full screen on the public site, a side bar in the portals. */
  side: 'full' | 'start'
  head: ReactNode
  children: ReactNode
  className?: string
}

const barLook = 'flex h-14 shrink-0 items-center justify-between gap-3 border-b border-line ps-4 pe-2 md:h-16 md:ps-6'

/** Menu of narrow screens: a modal dialog; without scripts a <details> with the same links. */
export function ModalMenu({ side, head, children, className }: ModalMenuProps) {
  const t = useT(shellMessages)
  const hydrated = useHydrated()
  return (
    <div className={className}>
      {hydrated ? (
        <MenuDialog side={side} head={head}>
          {children}
        </MenuDialog>
      ) : (
        <details data-menu>
          <summary
            aria-label={t('openMenu')}
            className="inline-flex size-11 list-none items-center justify-center rounded-control [&::-webkit-details-marker]:hidden"
          >
            <Icon as={Menu} size={24} />
          </summary>
          <div className="fixed inset-x-0 top-16 bottom-0 z-40 overflow-y-auto bg-canvas p-4 text-ink">{children}</div>
        </details>
      )}
    </div>
  )
}

function MenuDialog({ side, head, children }: Omit<ModalMenuProps, 'className'>) {
  const t = useT(shellMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key) dialog.current?.close()
  }, [key])
  // why: on public pages scripts load with the first touch; a menu opened by that touch stays open
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['menu'] === 'open') dialog.current?.showModal()
    delete root.dataset['menu']
  }, [])
  return (
    <>
      <IconButton
        icon={Menu}
        label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog
        closedby="any"
        ref={dialog}
        aria-label={t('menu')}
        className={classes(
          'm-0 h-dvh max-h-none bg-canvas text-ink backdrop:bg-scrim open:flex open:flex-col',
          side === 'full' ? 'w-dvw max-w-none' : 'w-[280px] max-w-[85dvw]',
        )}
      >
        <div className={barLook}>
          {head}
          <IconButton icon={X} label={t('closeMenu')} onClick={() => dialog.current?.close()} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
      </dialog>
    </>
  )
}
