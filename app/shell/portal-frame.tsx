import type { ReactNode } from 'react'
import { Bell, inboxes } from '#/features/messaging/notifications/components/bell.tsx'
import { shellMessages } from '#/messages/shell.ts'
import { useT } from '#/ui/language.tsx'
import { BrandMark } from './brand-mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CommandPalette } from './command-palette.tsx'
import { PortalLanguageSwitch } from './language-switch.tsx'
import { ModalMenu } from './modal-menu.tsx'
import type { Area } from './portal-menus.ts'
import { PortalSideBar } from './portal-side-bar.tsx'
import { SkipLink } from './skip-link.tsx'

type PortalFrameProps = {
  area: Area
  /** Company or person of the portal. */
  owner: string
  /** Plan, level or role, in the page's language. */
  label: string
  /** Account whose visits this device may keep; field portal only. */
  account?: string
  /** Staff look at a company: the bell is their own. */
  viewed?: boolean
  children: ReactNode
}

/** Frame of a portal: side bar, header, page. */
export function PortalFrame({ area, owner, label, account, viewed = false, children }: PortalFrameProps) {
  const t = useT(shellMessages)
  const whose = <Owner name={owner} label={label} />
  return (
    <div className="min-h-dvh bg-page lg:grid lg:grid-cols-[280px_minmax(0,1fr)]">
      <meta name="robots" content="noindex" />
      <SkipLink />
      <aside
        aria-label={t('mainNavigation')}
        data-print="hide"
        className="sticky top-0 flex h-dvh flex-col gap-6 overflow-y-auto border-e border-line bg-card px-4 pb-6 max-lg:hidden print:hidden"
      >
        <div className="flex h-14 shrink-0 items-center">
          <BrandMark to="portal" />
        </div>
        {whose}
        <PortalSideBar area={area} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header
          data-print="hide"
          className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-card px-2 md:gap-2 md:px-6 print:hidden"
        >
          <ModalMenu side="start" head={<BrandMark to="portal" />} className="lg:hidden">
            <div className="flex flex-col gap-6">
              {whose}
              <PortalSideBar area={area} />
            </div>
          </ModalMenu>
          <CommandPalette area={area} />
          <div className="ms-auto flex items-center md:gap-1">
            <PortalLanguageSwitch />
            <Bell inbox={area === 'client' && !viewed ? inboxes.company : inboxes.own} />
            <AccountMenu roleLabel={label} account={account ?? null} />
          </div>
        </header>
        {/* why: room below, so that the end of the page can be scrolled clear of a toast */}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[1440px] flex-1 flex-col gap-6 p-4 pb-24 outline-none md:p-6 md:pb-24 xl:p-8 xl:pb-24 [&>*]:min-w-0"
        >
          {children}
        </main>
      </div>
    </div>
  )
}

function Owner({ name, label }: { name: string; label: string }) {
  return (
    <div className="rounded-card border border-line bg-surface-1 px-3 py-2.5">
      <p className="line-clamp-2 font-semibold" title={name}>
        <bdi>{name}</bdi>
      </p>
      <p className="text-caption text-ink-2">{label}</p>
    </div>
  )
}
