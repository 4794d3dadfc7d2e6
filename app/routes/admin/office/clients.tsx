import { Upload, UserCheck, Users } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { cities, cityKeys } from '#/domain/cities.ts'
import { readList } from '#/domain/list.ts'
import { BesideClients } from '#/features/office/clients/components/beside-client.tsx'
import { useClientCells } from '#/features/office/clients/components/client-cells.tsx'
import { clientList } from '#/features/office/clients/list.ts'
import { browseClients } from '#/features/office/clients/list.server.ts'
import { clientListMessages } from '#/messages/office/clients.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/clients'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, clientListMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(clientList, url.searchParams)
  return { query, list: await browseClients(actorOf(context), query) }
})

/** All clients. */
export default function Page({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useT(clientListMessages)
  const lang = useLang()
  return (
    <ListPage
      list={clientList}
      query={query}
      title={t('title')}
      rows={list.rows}
      total={list.counts[query.tab]}
      counts={list.counts}
      options={{ city: cityKeys.map((value) => ({ value, label: cities[value].name[lang] })) }}
      cells={useClientCells()}
      rowKey={({ id }) => id}
      beside={(parts) => <BesideClients rows={list.rows}>{parts}</BesideClients>}
      rowLink={({ id }) => href('/admin/clients/:clientId', { clientId: id })}
      actions={
        <>
          <LinkButton to={href('/admin/client-approval')} icon={UserCheck}>
            {t('toApproval')}
          </LinkButton>
          <LinkButton to={href('/admin/clients/import')} variant="primary" icon={Upload}>
            {t('toImport')}
          </LinkButton>
        </>
      }
      empty={
        <EmptyState icon={Users} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      }
    />
  )
}
