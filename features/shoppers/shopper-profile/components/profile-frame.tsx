import { useEffect, useRef, type ReactNode } from 'react'
import { href } from 'react-router'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'

const root = href('/freelancer/profile')
const tabs = [
  { to: root, tab: 'tab_overview', end: true },
  { to: `${root}/about`, tab: 'tab_about' },
  { to: `${root}/availability`, tab: 'tab_availability' },
  { to: `${root}/conflicts`, tab: 'tab_conflicts' },
  { to: `${root}/bank`, tab: 'tab_bank' },
  { to: `${root}/documents`, tab: 'tab_documents' },
  { to: `${root}/agreement`, tab: 'tab_agreement' },
  { to: `${root}/level-test`, tab: 'tab_test' },
] as const

/** Head of every part of the profile. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const t = useT(shopperProfileMessages)
  const tabsBox = useRef<HTMLDivElement>(null)
  // on a phone the tabs overflow: scrolls the current one into view
  useEffect(() => {
    tabsBox.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <div ref={tabsBox} className="min-w-0">
        <NavTabs label={t('parts')} items={tabs.map(({ tab, ...item }) => ({ ...item, label: t(tab) }))} />
      </div>
      {children}
    </div>
  )
}
