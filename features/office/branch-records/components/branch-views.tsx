import { href } from 'react-router'
import { branchListMessages } from '#/messages/office/branch-records.ts'
import { useT } from '#/ui/language.tsx'
import { useMapSource } from '#/ui/map-source.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Links between the views of a company's branches. */
export function BranchViews() {
  const t = useT(branchListMessages)
  const source = useMapSource()
  const items = [
    { to: href('/client/branches'), label: t('list'), end: true },
    { to: href('/client/branches/tree'), label: t('tree') },
    { to: href('/client/branches/map'), label: t(source ? 'map' : 'cities') },
  ]
  return <NavTabs look="segment" label={t('views')} items={items} />
}
