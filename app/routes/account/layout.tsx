import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ownAccountMessages } from '#/messages/identity/own-account.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { accountSections } from '../../shell/account-sections.ts'

function Sections() {
  const t = useT(ownAccountMessages)
  const tabs = useRef<HTMLDivElement>(null)
  // on a phone the tabs overflow: scrolls the current one into view
  useEffect(() => {
    tabs.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <div ref={tabs} className="min-w-0">
      <NavTabs
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
    <div className="flex w-full max-w-[52rem] flex-col gap-6">
      <PageHeader title={t('title')} />
      <Sections key={pathname} />
      <Outlet />
    </div>
  )
}
