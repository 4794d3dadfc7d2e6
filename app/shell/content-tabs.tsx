import { contentTabMessages } from '#/messages/content-tabs.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of the site's content pages. */
export function ContentTabs() {
  const t = useT(contentTabMessages)
  return (
    <NavTabs
      label={t('rooms')}
      items={[
        { to: '/admin/page-builder', label: t('pages'), end: true },
        { to: '/admin/page-builder/home', label: t('home') },
        { to: '/admin/page-builder/menus', label: t('menus') },
        { to: '/admin/page-builder/blog', label: t('blog') },
        { to: '/admin/page-builder/pictures', label: t('pictures') },
        { to: '/admin/page-builder/case-studies', label: t('caseStudies') },
      ]}
    />
  )
}
