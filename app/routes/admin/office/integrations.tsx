import { Plug } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { readBroken } from '#/features/partners/integrations/read-broken.server.ts'
import { BrokenDoors, DoorTabs } from '#/features/office/integrations/components/door-tabs.tsx'
import { integrationList, integrationPath } from '#/features/office/integrations/list.ts'
import { browseIntegrations } from '#/features/office/integrations/read.server.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/integrations'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, integrationMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const rows = await browseIntegrations(actor)
  return { query: readList(integrationList, url.searchParams), rows, broken: await readBroken(actor, rows) }
})

/** Doors to outside services, each with its state and last calls. */
export default function IntegrationsPage({ loaderData: { query, rows, broken } }: Route.ComponentProps) {
  const t = useT(integrationMessages)
  return (
    <ListPage
      list={integrationList}
      query={query}
      rows={rows}
      total={rows.length}
      bare
      cells={{ problem: ({ problem, state }) => state === 'faulty' && <Problem text={problem} /> }}
      rowKey={({ door }) => door}
      rowLink={({ door }) => integrationPath(door)}
      title={t('title')}
      tabs={<DoorTabs />}
      above={<BrokenDoors broken={broken} />}
      empty={<EmptyState icon={Plug} title={t('none')} />}
    />
  )
}

const Problem = ({ text }: { text: string | null }) => (
  <bdi dir="ltr" lang="en">
    {text}
  </bdi>
)
