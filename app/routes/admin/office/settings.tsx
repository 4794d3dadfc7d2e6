import { pageTitle } from '#/app/shell/page-title.ts'
import { searchText } from '#/domain/plain-text.ts'
import { settingAreas, settingOf } from '#/domain/settings.ts'
import { browseSettings } from '#/features/core/settings/browse-settings.server.ts'
import { SettingSection } from '#/features/core/settings/components/setting-list.tsx'
import { richPages } from '#/features/core/settings/elsewhere.ts'
import { isPageFound } from '#/features/core/settings/words.ts'
import { settingPageMessages } from '#/messages/setting-page.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, settingPageMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const typed = searchText(url.searchParams)
  const area = url.searchParams.get('area')
  const rows = await browseSettings(actorOf(context), typed)
  const shown = settingAreas.filter((one) => !area || one === area)
  const sections = shown.map((one) => ({
    area: one,
    rows: rows.filter(({ key }) => settingOf(key).area === one),
    pages: richPages.filter((page) => page.area === one && isPageFound(page, typed)),
  }))
  return { sections: sections.filter((section) => section.rows.length + section.pages.length > 0) }
})

/** All settings by section, each with its value, its default and its last change. */
export default function Page({ loaderData: { sections } }: Route.ComponentProps) {
  const t = useT(settingPageMessages)
  const areas = settingAreas.map((value) => ({ value, label: t(`area_${value}`) }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} />
      <FilterBar
        search={{ label: t('search'), placeholder: t('searchHint') }}
        filters={[{ name: 'area', label: t('area'), options: areas }]}
      />
      {sections.length === 0 && <EmptyState title={t('nothingFound')}>{t('nothingFoundHelp')}</EmptyState>}
      {sections.map(({ area, rows, pages }) => (
        <SettingSection key={area} title={t(`area_${area}`)} rows={rows} pages={pages} />
      ))}
    </div>
  )
}
