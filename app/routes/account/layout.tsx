import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ownAccountMessages } from '#/messages/identity/own-account.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { accountSections } from '../../shell/account-sections.ts'

function Sections() {
  const t = useT(ownAccountMessages)
  const tabs = useRef<HTMLDivElement>(null)
  // on narrow screens the tabs overflow: scrolls the current one into view
  useEffect(() => {
    tabs.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <div ref={tabs} className="min-w-0">
      <NavTabs
        look="side"
        label={t('sections')}
        items={accountSections.map(({ label, ...item }) => ({ ...item, label: t(label) }))}
      />
    </div>
  )
}

/** Head and navigation of the own account. */
export default function Layout() {
  const t = useT(ownAccountMessages)
  const { pathname } = useLocation()
  return (
    <div className="flex w-full max-w-[66rem] flex-col gap-6">
      <PageHeader title={t('title')} />
      <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <Sections key={pathname} />
        <div className="flex min-w-0 flex-col gap-6">
          <Outlet />
        </div>
      </div>
    </div>
  )
}
