import { pageNumber } from '#/domain/page-number.ts'
import { ArrowLeft, UserCheck } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { type ClientApprovalStatus, clientApprovalStatuses } from '#/domain/client-approval.ts'
import { browseApprovals } from '#/features/companies/clients/browse-approvals.server.ts'
import { ClientList } from '#/features/companies/clients/components/client-list.tsx'
import { ClientPapers } from '#/features/companies/clients/components/client-papers.tsx'
import { decideApproval } from '#/features/companies/clients/decide-approval.server.ts'
import { decisionForm } from '#/features/companies/clients/form.ts'
import { readPapers } from '#/features/companies/clients/read-papers.server.ts'
import { clientMessages } from '#/messages/companies/clients.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/client-approval'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, clientMessages.title) },
  { name: 'robots', content: 'noindex' },
]

const isStatus = (value: string | null): value is ClientApprovalStatus =>
  clientApprovalStatuses.includes(value as ClientApprovalStatus)

/** A page of clients in a state, with the record of the selected one, else of the first. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const asked = url.searchParams
  const chosen = asked.get('client')
  const papers = chosen ? await readPapers(actor, chosen) : null
  const stateAsked = asked.get('state')
  const state = isStatus(stateAsked) ? stateAsked : (papers?.approval ?? 'pending')
  const search = (asked.get('q') ?? '').slice(0, 100)
  const list = await browseApprovals(actor, { state, search, page: pageNumber(asked.get('page')) })
  const first = list.clients[0]
  return {
    state,
    search,
    list,
    chosen: papers !== null,
    papers: papers ?? (first ? await readPapers(actor, first.id) : null),
  }
})

export const action = formAction(decisionForm, (actor, decision) => decideApproval(actor, decision))

export default function Page({ loaderData }: Route.ComponentProps) {
  const { state, search, list, chosen, papers } = loaderData
  const t = useT(clientMessages)
  const tabs = clientApprovalStatuses.map((status) => ({
    to: `?${new URLSearchParams(search ? { state: status, q: search } : { state: status })}`,
    label: t(status),
    count: list.counts[status],
    current: status === state,
  }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('lead')} />
      <div className={classes('flex flex-col gap-6', chosen && 'max-lg:hidden')}>
        <NavTabs label={t('states')} items={tabs} />
        <FilterBar filters={[]} search={{ label: t('search'), placeholder: t('searchPlaceholder') }} keep={['state']} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={classes('flex flex-col gap-4', chosen && 'max-lg:hidden')}>
          <Card flush>
            {list.clients.length > 0 ? (
              <ClientList clients={list.clients} selected={papers?.id ?? null} />
            ) : (
              <NoClients state={state} search={search} />
            )}
          </Card>
          <Pagination total={list.total} />
        </div>
        <div className={classes('flex flex-col gap-4', !chosen && 'max-lg:hidden')}>
          <BackToList />
          {papers && <ClientPapers papers={papers} />}
        </div>
      </div>
    </div>
  )
}

/** On phones the record replaces the list: link back to it. */
function BackToList() {
  const t = useT(clientMessages)
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.delete('client')
  return (
    <Link to={`?${next}`} className="link inline-flex min-h-11 items-center gap-2 self-start lg:hidden">
      <Icon as={ArrowLeft} directional size={16} />
      {t('backToList')}
    </Link>
  )
}

function NoClients({ state, search }: { state: ClientApprovalStatus; search: string }) {
  const t = useT(clientMessages)
  if (search) {
    const clear = (
      <Link to={`?state=${state}`} className="link">
        {t('clearSearch')}
      </Link>
    )
    return <EmptyState title={t('noMatch')} action={clear} compact />
  }
  if (state !== 'pending') return <EmptyState title={t('empty')} compact />
  return (
    <EmptyState title={t('emptyPending')} icon={UserCheck} compact>
      {t('emptyPendingAbout')}
    </EmptyState>
  )
}
