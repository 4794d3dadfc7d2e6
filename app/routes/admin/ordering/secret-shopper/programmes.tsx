import { CalendarRange } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { allProgrammes } from '#/features/ordering/programmes/all-list.ts'
import { browseAllProgrammes } from '#/features/ordering/programmes/browse-all.server.ts'
import { ProgrammeStatus } from '#/features/ordering/programmes/components/programme-parts.tsx'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/programmes'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, programmeMessages.titleAll) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(allProgrammes, url.searchParams)
  return { query, ...(await browseAllProgrammes(actorOf(context), query)) }
})

/** Visit programmes of all clients with the standing of their current period. */
export default function Page({ loaderData: { rows, total, query } }: Route.ComponentProps) {
  const t = useT(programmeMessages)
  return (
    <ListPage
      title={t('titleAll')}
      breadcrumbs={[{ to: href('/admin/secret-shopper'), label: t('controlRoom') }, { label: t('titleAll') }]}
      list={allProgrammes}
      query={query}
      rows={rows}
      total={total}
      cells={{ state: ({ state }) => <ProgrammeStatus state={state} /> }}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={CalendarRange} title={t('emptyAll')} />}
    />
  )
}
