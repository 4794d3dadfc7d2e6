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
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ExportLinks, ListFilters, ListPages } from '#/ui/list-tools.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
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
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/secret-shopper'), label: t('controlRoom') }, { label: t('titleAll') }]}
        title={t('titleAll')}
      />
      <ListFilters list={allProgrammes} />
      <Card flush>
        <ListTable
          list={allProgrammes}
          query={query}
          rows={rows}
          cells={{ state: ({ state }) => <ProgrammeStatus state={state} /> }}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={CalendarRange} title={t('emptyAll')} />}
        />
      </Card>
      <ListPages list={allProgrammes} total={total} />
      {total > 0 && <ExportLinks list={allProgrammes} query={query} />}
    </div>
  )
}
