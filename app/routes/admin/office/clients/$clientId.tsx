import { keepForm } from '#/app/shell/keep-form.ts'
import { ClipboardList, FileUp, Plus } from 'lucide-react'
import { href } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { type ClaimPaperKind, clientApprovalTone } from '#/domain/client-approval.ts'
import { may, type Permission } from '#/domain/permissions.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { changeTier } from '#/features/companies/clients/change-tier.server.ts'
import { ClientPapers } from '#/features/companies/clients/components/client-papers.tsx'
import { decisionForm } from '#/features/companies/clients/form.ts'
import { decideApproval } from '#/features/companies/clients/decide-approval.server.ts'
import { StaffPapers } from '#/features/office/client-papers/components/staff-papers.tsx'
import { ClientFacts } from '#/features/office/clients/components/client-facts.tsx'
import {
  ActivityPart,
  CertificatesPart,
  MoneyPart,
  VisitsPart,
} from '#/features/office/clients/components/listed-parts.tsx'
import { OverviewPart, useClientLine } from '#/features/office/clients/components/overview-part.tsx'
import {
  ActionTable,
  BranchTable,
  NotesPart,
  PartTable,
  ReportTable,
  TeamPart,
} from '#/features/office/clients/components/parts.tsx'
import { ViewButton } from '#/features/office/staff-view/components/view-part.tsx'
import { PlanPart } from '#/features/office/clients/components/plan-part.tsx'
import { clientForm } from '#/features/office/clients/form.ts'
import { clientNameIn } from '#/features/office/clients/list.ts'
import { type ClientPart, partOf } from '#/features/office/clients/lists.ts'
import { addNote } from '#/features/office/clients/notes.server.ts'
import { readClient } from '#/features/office/clients/read-client.server.ts'
import { partsFor, readClientPart } from '#/features/office/clients/read-client-part.server.ts'
import { type ClaimFiles, askClaim } from '#/features/office/ownership-claims/ask-claim.server.ts'
import { ClaimCard } from '#/features/office/ownership-claims/components/claim-card.tsx'
import { decideClaim } from '#/features/office/ownership-claims/decide-claim.server.ts'
import { claimForms } from '#/features/office/ownership-claims/form.ts'
import { clientListMessages, clientPageMessages } from '#/messages/office/clients.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$clientId'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const parts = partsFor(actor)
  const part = partOf(url.searchParams.get('part'), parts)
  const [client, data] = await Promise.all([
    readClient(actor, params.clientId),
    readClientPart(actor, params.clientId, part, url.searchParams),
  ])
  // why: a view as a role changes nothing, also where forms are shown beside those of the page's area
  const holds = (permission: Permission) => may(actor, permission) && !actor.staff?.seesAs
  return { part, parts, client, data, mayView: holds('clients.view-as'), mayChangePlan: holds('plans.change') }
})

/** The page's own steps, and the decision on the account. */
const pageForm = z.discriminatedUnion('intent', [...clientForm.options, ...claimForms, decisionForm])

/** Validates the fields as every form; reads the files of a request for a new owner from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(pageForm, async (actor, input, { params }) => {
    const clientId = params['clientId'] ?? ''
    if (input.intent === 'note') await addNote(actor, clientId, input.text)
    else if (input.intent === 'tier') await changeTier(actor, clientId, input.tier, input)
    else if (input.intent === 'claim') await askClaim(actor, clientId, input, await claimFilesIn(copy))
    else if (input.intent === 'claim-agree' || input.intent === 'claim-refuse')
      await decideClaim(actor, clientId, input.claimId, input.intent === 'claim-agree')
    else return decideApproval(actor, input)
    return null
  })(args)
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

async function claimFilesIn(request: Request): Promise<ClaimFiles> {
  const form = await formOf(request)
  const bytesOf = async (name: ClaimPaperKind): Promise<Uint8Array> => {
    const sent = form.get(name)
    return sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()
  }
  return { letter: await bytesOf('letter'), extract: await bytesOf('extract') }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const names = loaderData?.client.about.names ?? { en: '', ar: '' }
  return [{ title: pageTitle(matches, { en: clientNameIn(names, 'en'), ar: clientNameIn(names, 'ar') }) }]
}

const numbered: readonly ClientPart[] = [
  'branches',
  'visits',
  'reports',
  'actions',
  'certificates',
  'invoices',
  'team',
  'notes',
]

/** A client's record: facts that steer, what needs attention, and everything about it. */
export default function Page({
  loaderData: { part, parts, client, data, mayView, mayChangePlan },
}: Route.ComponentProps) {
  const t = useT(clientPageMessages)
  const word = useT(clientListMessages)
  const lang = useLang()
  const { about, counts } = client
  const name = clientNameIn(about.names, lang)
  const other = lang === 'ar' ? about.names.en : about.names.ar
  const here = href('/admin/clients/:clientId', { clientId: about.id })
  const to = (one: ClientPart) => (one === 'overview' ? here : `${here}?part=${one}`)
  const tabs = parts.map((one) => ({
    to: to(one),
    label: t(`part_${one}`),
    current: one === part,
    ...(numbered.includes(one) && { count: counts[one as keyof typeof counts] }),
  }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/clients'), label: word('title') }, { label: name }]}
        title={
          <>
            <bdi>{name}</bdi>
            {other && other !== name && (
              <span className="ms-3">
                <bdi lang={lang === 'ar' ? 'en' : 'ar'} className="text-h3 font-normal text-ink-2">
                  {other}
                </bdi>
              </span>
            )}
          </>
        }
        badge={<StatusBadge tone={clientApprovalTone[about.state]}>{word(`state_${about.state}`)}</StatusBadge>}
        description={<Line about={about} />}
        actions={
          <>
            {mayView && <ViewButton clientId={about.id} client={name} />}
            <LinkButton to={`${href('/admin/invoices/new')}?client=${about.id}`} icon={Plus}>
              {t('newInvoice')}
            </LinkButton>
            <LinkButton to={`${href('/admin/secret-shopper')}?client=${about.id}`} icon={ClipboardList}>
              {t('newVisit')}
            </LinkButton>
          </>
        }
      />
      <ClientFacts client={client} />
      <NavTabs label={t('parts')} items={tabs} />
      <Part {...{ client, data, part, to, mayChangePlan }} />
    </div>
  )
}

function Line({ about }: { about: Route.ComponentProps['loaderData']['client']['about'] }) {
  const t = useT(clientPageMessages)
  const lang = useLang()
  const trade = useClientLine(about)
  return (
    <>
      {trade && <bdi>{trade}</bdi>}
      {trade && ' · '}
      {t('clientSince', { day: formatDate(new Date(about.joined), lang) })}
    </>
  )
}

type PartProps = Pick<Route.ComponentProps['loaderData'], 'part' | 'client' | 'data' | 'mayChangePlan'> & {
  to: (part: ClientPart) => string
}

function Part({ client, data, part, to, mayChangePlan }: PartProps) {
  const t = useT(clientPageMessages)
  const { overview, branches, visits, reports, actions, certificates, money, papers, notes, log } = data
  if (overview) return <OverviewPart client={client} overview={overview} to={to} />
  if (branches)
    return (
      <>
        <div>
          <LinkButton
            to={href('/admin/clients/:clientId/branches/import', { clientId: client.about.id })}
            icon={FileUp}
          >
            {t('importBranches')}
          </LinkButton>
        </div>
        <PartTable total={branches.total}>
          <BranchTable rows={branches.rows} />
        </PartTable>
      </>
    )
  if (visits) return <VisitsPart visits={visits} />
  if (reports)
    return (
      <PartTable total={reports.total}>
        <ReportTable rows={reports.rows} />
      </PartTable>
    )
  if (actions)
    return (
      <PartTable total={actions.total}>
        <ActionTable rows={actions.rows} />
      </PartTable>
    )
  if (certificates) return <CertificatesPart certificates={certificates} />
  if (money) return <MoneyPart money={money} clientId={client.about.id} />
  if (papers)
    return <ClientPapers papers={papers} files={<StaffPapers clientId={client.about.id} papers={data.sent ?? []} />} />
  if (data.team)
    return (
      <>
        <TeamPart team={data.team} />
        {data.claim && <ClaimCard clientId={client.about.id} part={data.claim} />}
      </>
    )
  if (notes) return <NotesPart notes={notes} />
  if (log) return <ActivityPart log={log} to={to} />
  return part === 'plan' ? <PlanPart client={client} mayChange={mayChangePlan} /> : null
}
