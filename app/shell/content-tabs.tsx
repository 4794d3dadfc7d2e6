import { href } from 'react-router'
import { contentTabMessages } from '#/messages/content-tabs.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of the site's content pages. */
export function ContentTabs() {
  const t = useT(contentTabMessages)
  return (
    <NavTabs
      look="segment"
      label={t('rooms')}
      items={[
        { to: href('/admin/page-builder'), label: t('pages'), end: true },
        { to: href('/admin/page-builder/home'), label: t('home') },
        { to: href('/admin/page-builder/menus'), label: t('menus') },
        { to: href('/admin/page-builder/blog'), label: t('blog') },
        { to: href('/admin/page-builder/pictures'), label: t('pictures') },
        { to: href('/admin/page-builder/case-studies'), label: t('caseStudies') },
      ]}
    />
  )
}
