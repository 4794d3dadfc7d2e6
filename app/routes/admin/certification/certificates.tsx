import { Award, Download, X } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { clientNamed, countStates } from '#/features/certification/certificate-desk/count-states.server.ts'
import { RegisterFilters } from '#/features/certification/certificate-desk/components/register-filters.tsx'
import { RegisterTable } from '#/features/certification/certificate-desk/components/register-table.tsx'
import { isNarrowed, registerQuery } from '#/features/certification/certificate-desk/list-query.ts'
import { deskPageSize, registerStates, type RegisterState } from '#/features/certification/certificate-desk/lists.ts'
import { browseCertificates } from '#/features/certification/certificates/browse-certificates.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CertificatesTabs } from './certificates-tabs.tsx'
import type { Route } from './+types/certificates'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, adminCertificateMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = registerQuery(url.searchParams)
  const [register, counts, clientName] = await Promise.all([
    browseCertificates(actor, query),
    countStates(actor, query),
    clientNamed(actor, query.client),
  ])
  return { query, register, counts, clientName }
})

/** All certificates in their current state. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, register, clientName } = loaderData
  const t = useT(adminCertificateMessages)
  const [search] = useSearchParams()
  const file = (format: string) =>
    `${href('/admin/certificates/export')}?${new URLSearchParams([...search, ['format', format]])}`
  const empty = isNarrowed(query) ? <NoResults keep={['state', 'sort']} /> : <Nothing state={query.state} />
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <AnchorButton href={file('csv')} download icon={Download}>
              {t('exportCsv')}
            </AnchorButton>
            <AnchorButton href={file('xlsx')} download icon={Download}>
              {t('exportXlsx')}
            </AnchorButton>
          </>
        }
      />
      <CertificatesTabs />
      <StateTabs {...loaderData} />
      <RegisterFilters />
      {clientName && <OneClient name={clientName} />}
      <Card flush>
        <RegisterTable rows={register.rows} empty={empty} />
      </Card>
      <Pagination total={register.total} pageSize={deskPageSize} />
    </div>
  )
}

function StateTabs({ query, counts }: Route.ComponentProps['loaderData']) {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  const [search] = useSearchParams()
  const to = (state: RegisterState) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (state === 'all') next.delete('state')
    else next.set('state', state)
    return `${href('/admin/certificates')}?${next}`
  }
  const countOf = (state: RegisterState) =>
    state === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
  const tabs = registerStates.map((state) => ({
    to: to(state),
    label: state === 'all' ? t('all') : word(`state_${state}`),
    count: countOf(state),
    current: query.state === state,
  }))
  return <NavTabs label={t('states')} items={tabs} />
}

function OneClient({ name }: { name: string }) {
  const t = useT(adminCertificateMessages)
  const [search] = useSearchParams()
  const rest = new URLSearchParams(search)
  rest.delete('client')
  rest.delete('page')
  return (
    <p className="flex flex-wrap items-center gap-3 text-ui">
      {t('onlyClient', { name })}
      <LinkButton to={`${href('/admin/certificates')}?${rest}`} variant="quiet" icon={X}>
        {t('everyClient')}
      </LinkButton>
    </p>
  )
}

function Nothing({ state }: { state: RegisterState }) {
  const t = useT(adminCertificateMessages)
  if (state !== 'all') return <EmptyState icon={Award} title={t(`empty_${state}`)} />
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
