import { KeyRound } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { DoorTabs } from '#/features/office/integrations/components/door-tabs.tsx'
import {
  CompanyLink,
  OfficeKeyName,
  OfficeKeyScopes,
  RevokeOfficeKey,
} from '#/features/partners/api-keys/components/office-key-parts.tsx'
import { officeKeyForm } from '#/features/partners/api-keys/office-form.ts'
import { browseOfficeKeys, revokeForCompany } from '#/features/partners/api-keys/office-keys.server.ts'
import { officeKeyList } from '#/features/partners/api-keys/office-list.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { ownKeyMessages } from '#/messages/office/own-keys.ts'
import { officeKeyMessages } from '#/messages/office/partner-doors.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/keys'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, officeKeyMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(officeKeyList, url.searchParams)
  return { query, mayChange: may(actor, 'integrations.change'), ...(await browseOfficeKeys(actor, query)) }
})

export const action = formAction(officeKeyForm, (actor, { id, reason }) => revokeForCompany(actor, { id, reason }))

/** API keys of all companies. */
export default function KeysPage({ loaderData: { query, rows, counts, mayChange } }: Route.ComponentProps) {
  const t = useT(officeKeyMessages)
  const title = useT(integrationMessages)('title')
  const own = useT(ownKeyMessages)('title')
  return (
    <ListPage
      list={officeKeyList}
      query={query}
      rows={rows}
      total={counts[query.tab]}
      counts={counts}
      cells={{
        name: (row) => <OfficeKeyName row={row} />,
        company: ({ companyId, company }) => <CompanyLink id={companyId} name={company} />,
        scopes: (row) => <OfficeKeyScopes row={row} />,
      }}
      trailing={
        mayChange
          ? [{ key: 'steps', header: t('steps'), hideHeader: true, cell: (row) => <RevokeOfficeKey row={row} /> }]
          : []
      }
      rowKey={({ id }) => id}
      title={title}
      tabs={<DoorTabs />}
      actions={
        <LinkButton to={href('/admin/integrations/keys/own')} icon={KeyRound} variant="quiet">
          {own}
        </LinkButton>
      }
      empty={
        <EmptyState icon={KeyRound} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
