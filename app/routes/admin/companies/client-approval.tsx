import { keepForm } from '#/app/shell/keep-form.ts'
import { ArrowLeft, UserCheck } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { approvalQueueOf } from '#/domain/client-approval.ts'
import { readList } from '#/domain/list.ts'
import { approvalList, type ApprovalQuery } from '#/features/companies/clients/approval-list.ts'
import { browseApprovals } from '#/features/companies/clients/approval-list.server.ts'
import { ClientList } from '#/features/companies/clients/components/client-list.tsx'
import { ClientPapers } from '#/features/companies/clients/components/client-papers.tsx'
import { decideApproval } from '#/features/companies/clients/decide-approval.server.ts'
import { decisionForm } from '#/features/companies/clients/form.ts'
import { type Papers, readPapers } from '#/features/companies/clients/read-papers.server.ts'
import { StaffPapers } from '#/features/office/client-papers/components/staff-papers.tsx'
import { papersOf } from '#/features/office/client-papers/papers.server.ts'
import { clientMessages } from '#/messages/companies/clients.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/client-approval'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, clientMessages.title) },
  { name: 'robots', content: 'noindex' },
]

const queueOf = ({ approval, approval_question, approval_answer }: Papers) =>
  approvalQueueOf({ approval, question: approval_question, answer: approval_answer })

/** One page of the clients in a state, and the papers of the chosen one, else of the first. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const asked = url.searchParams
  const chosen = asked.get('client')
  const papers = chosen ? await readPapers(actor, chosen) : null
  const read = readList(approvalList, asked)
  const query = papers && !asked.has('state') ? { ...read, tab: queueOf(papers) } : read
  const list = await browseApprovals(actor, query)
  const first = list.rows[0]
  const shown = papers ?? (first ? await readPapers(actor, first.id) : null)
  return {
    query,
    list,
    chosen: papers !== null,
    papers: shown,
    sent: shown ? await papersOf(actor, shown.id) : [],
  }
})

export const action = formAction(decisionForm, (actor, decision) => decideApproval(actor, decision))

/** Also after a refusal, because another person may have answered meanwhile. */
export const shouldRevalidate = () => true

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, list, chosen, papers, sent } = loaderData
  const t = useT(clientMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} />
      <div className={classes('lg:-mt-6', chosen && 'max-lg:hidden')}>
        <ListBar list={approvalList} query={query} counts={list.counts} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={classes('flex flex-col gap-4', chosen && 'max-lg:hidden')}>
          <Card flush>
            {list.rows.length > 0 ? (
              <ClientList clients={list.rows} selected={papers?.id ?? null} />
            ) : (
              <NoClients query={query} total={list.total} />
            )}
          </Card>
          <ListPages list={approvalList} total={list.total} />
        </div>
        <div className={classes('flex flex-col gap-4', !chosen && 'max-lg:hidden')}>
          <BackToList />
          {papers && <ClientPapers papers={papers} files={<StaffPapers clientId={papers.id} papers={sent} />} />}
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

function NoClients({ query: { tab, q }, total }: { query: ApprovalQuery; total: number }) {
  const t = useT(clientMessages)
  const [search] = useSearchParams()
  if (total > 0) {
    const first = new URLSearchParams(search)
    first.delete('page')
    return (
      <EmptyState
        title={t('pastLastPage')}
        action={
          <Link to={`?${first}`} className="link">
            {t('toFirstPage')}
          </Link>
        }
        compact
      />
    )
  }
  if (q) {
    const clear = (
      <Link to={`?state=${tab}`} className="link">
        {t('clearSearch')}
      </Link>
    )
    return <EmptyState title={t('noMatch')} action={clear} compact />
  }
  if (tab !== 'pending') return <EmptyState title={t('empty')} compact />
  return (
    <EmptyState title={t('emptyPending')} icon={UserCheck} compact>
      {t('emptyPendingAbout')}
    </EmptyState>
  )
}
