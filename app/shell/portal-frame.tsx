import type { ReactNode } from 'react'
import { Bell, inboxes } from '#/features/messaging/notifications/components/bell.tsx'
import { shellMessages } from '#/messages/shell.ts'
import { useT } from '#/ui/language.tsx'
import { UndoRegion } from '#/ui/undo.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BrandMark } from './brand-mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PaletteButton, usePalette } from './command-palette.tsx'
import { PortalLanguageSwitch } from './language-switch.tsx'
import { ModalMenu } from './modal-menu.tsx'
import type { Area } from './portal-menus.ts'
import { type News, PortalSideBar } from './portal-side-bar.tsx'
import { useShortcutDialog } from './shortcut-dialog.tsx'
import { SkipLink } from './skip-link.tsx'

type PortalFrameProps = {
  area: Area
  /** Company or person of the portal. */
  owner: string
  /** Plan, level or role, in the page's language. */
  label: string
  /** Account whose visits this device may keep; field portal only. */
  account?: string
  /** Choice of a company, for people of several. */
  choice?: ReactNode
  /** Staff look at a company: the bell is their own. */
  viewed?: boolean
  /** What is new on pages of the menu, by address. */
  news?: News
  /** Notices over every page. */
  banner?: ReactNode
  children: ReactNode
}

/** Frame of a portal: side bar with search and account, page with language and bell in its head. */
export function PortalFrame(props: PortalFrameProps) {
  const { area, owner, label, account, choice, viewed = false, news = {}, banner, children } = props
  const t = useT(shellMessages)
  const palette = usePalette(area)
  const shortcuts = useShortcutDialog()
  const own = { owner, label, account: account ?? null, choice, onShortcuts: shortcuts.open }
  return (
    <div className="group/frame min-h-dvh bg-page lg:grid lg:grid-cols-[208px_minmax(0,1fr)]">
      <meta name="robots" content="noindex" />
      <SkipLink />
      <UndoRegion />
      {palette.dialog}
      {shortcuts.dialog}
      <aside
        aria-label={t('mainNavigation')}
        data-print="hide"
        className="sticky top-0 z-30 flex h-dvh flex-col border-e border-line bg-surface-1 px-2 max-lg:hidden print:hidden"
      >
        <div className="flex h-12 shrink-0 items-center px-1.5">
          <BrandMark to="portal" />
        </div>
        <PaletteButton palette={palette} look="side" />
        <div className="-mx-2 mt-2 min-h-0 flex-1 overflow-y-auto px-2 pb-4">
          <PortalSideBar area={area} news={news} />
        </div>
        <div className="shrink-0 border-t border-line py-1.5">
          <AccountMenu {...own} place="side" />
        </div>
      </aside>
      <div className="relative flex min-w-0 flex-col">
        {banner && (
          <div className="flex flex-col gap-3 empty:hidden max-lg:order-1 max-lg:px-4 max-lg:pt-3 lg:p-4 lg:pb-2">
            {banner}
          </div>
        )}
        <div className="relative flex min-w-0 flex-1 flex-col max-lg:contents">
          <header
            data-print="hide"
            className="z-20 flex items-center gap-1 max-lg:sticky max-lg:bg-canvas max-lg:top-0 max-lg:h-13 max-lg:border-b max-lg:border-line max-lg:px-2 lg:absolute lg:end-4 lg:top-0 lg:h-12 print:hidden"
          >
            <ModalMenu side="start" head={<BrandMark to="portal" />} className="lg:hidden">
              <div className="flex flex-col gap-5">
                <Owner name={owner} label={label}>
                  {choice}
                </Owner>
                <PortalSideBar area={area} news={news} />
              </div>
            </ModalMenu>
            <PaletteButton palette={palette} look="icon" />
            <div className="flex items-center gap-0.5 max-lg:ms-auto">
              <PortalLanguageSwitch />
              <Bell inbox={area === 'client' && !viewed ? inboxes.company : inboxes.own} />
              <AccountMenu {...own} place="head" />
            </div>
          </header>
          {/* why: room below, so that the end of the page can be scrolled clear of a toast and the bar of places */}
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-[1600px] [--gutter:16px] lg:[--gutter:24px] flex-1 flex-col gap-5 p-4 pb-24 outline-none max-lg:order-2 lg:px-6 lg:pt-12 lg:pb-20 lg:has-[[data-page-head]]:pt-0 [&>*]:min-w-0"
          >
            {children}
          </main>
        </div>
      </div>
      <BottomBar area={area} />
    </div>
  )
}

function Owner({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line px-2 pb-3">
      <p className="line-clamp-2 font-semibold" title={name}>
        <bdi>{name}</bdi>
      </p>
      <p className="text-caption text-ink-2">{label}</p>
      {children}
    </div>
  )
}
