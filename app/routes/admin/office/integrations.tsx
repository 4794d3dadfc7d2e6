import { Plug } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
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

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => ({
  query: readList(integrationList, url.searchParams),
  rows: await browseIntegrations(actorOf(context)),
}))

/** Doors to outside services, each with its state and last calls. */
export default function IntegrationsPage({ loaderData: { query, rows } }: Route.ComponentProps) {
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
      empty={<EmptyState icon={Plug} title={t('none')} />}
    />
  )
}

const Problem = ({ text }: { text: string | null }) => (
  <bdi dir="ltr" lang="en">
    {text}
  </bdi>
)
