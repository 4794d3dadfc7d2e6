import { Award, X } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { cities, cityKeys } from '#/domain/cities.ts'
import { listAddress, readList } from '#/domain/list.ts'
import { registerCells } from '#/features/certification/office-certificates/components/register-cells.tsx'
import {
  endingWithin,
  registerList,
  type RegisterTab,
} from '#/features/certification/office-certificates/register-list.ts'
import { browseRegister, clientNamed } from '#/features/certification/office-certificates/register-list.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { CertificatesTabs } from './certificates-tabs.tsx'
import type { Route } from './+types/certificates'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, adminCertificateMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(registerList, url.searchParams)
  const [register, clientName] = await Promise.all([browseRegister(actor, query), clientNamed(actor, query.client)])
  return { query, ...register, clientName }
})

/** All certificates in their current state. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts, clientName } = loaderData
  const t = useT(adminCertificateMessages)
  const lang = useLang()
  return (
    <ListPage
      list={registerList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      options={{
        city: cityKeys.map((value) => ({ value, label: cities[value].name[lang] })),
        within: endingWithin.map((value) => ({ value, label: t('days', { count: Number(value) }) })),
      }}
      cells={registerCells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/certificates/:certificateId', { certificateId: id })}
      title={t('title')}
      tabs={<CertificatesTabs />}
      empty={<Nothing tab={query.tab} />}
    >
      {clientName && (
        <p className="flex flex-wrap items-center gap-3 text-ui">
          {t('onlyClient', { name: clientName })}
          <LinkButton to={listAddress(registerList, { ...query, client: null })} variant="quiet" icon={X}>
            {t('everyClient')}
          </LinkButton>
        </p>
      )}
    </ListPage>
  )
}

function Nothing({ tab }: { tab: RegisterTab }) {
  const t = useT(adminCertificateMessages)
  if (tab !== 'all') return <EmptyState icon={Award} title={t(`empty_${tab}`)} />
  return (
    <EmptyState
      icon={Award}
      title={t('empty')}
      action={<LinkButton to={href('/admin/certificates/eligible')}>{t('seeEligible')}</LinkButton>}
    >
      {t('emptyHint')}
    </EmptyState>
  )
}
