import { StickyNote } from 'lucide-react'
import { href } from 'react-router'
import { z } from 'zod'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { type ClaimPaperKind, clientApprovalTone } from '#/domain/client-approval.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { may, type Permission } from '#/domain/permissions.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { directionOf } from '#/domain/text.ts'
import { changeTier } from '#/features/companies/clients/change-tier.server.ts'
import { decisionForm } from '#/features/companies/clients/form.ts'
import { decideApproval } from '#/features/companies/clients/decide-approval.server.ts'
import { BesideBranches } from '#/features/office/client-branches/components/beside-branch.tsx'
import { ClientFacts } from '#/features/office/clients/components/client-facts.tsx'
import { ClientPart as ClientPartView } from '#/features/office/clients/components/client-part.tsx'
import { useClientLine } from '#/features/office/clients/components/overview-part.tsx'
import { clientForm } from '#/features/office/clients/form.ts'
import { type ClientNames, clientNameIn } from '#/features/office/clients/list.ts'
import { type ClientPart, mostCounted, partOf, partsFor, tabOf, tabsWith } from '#/features/office/clients/lists.ts'
import { addNote } from '#/features/office/clients/notes.server.ts'
import { type ClientHead, readClient } from '#/features/office/clients/read-client.server.ts'
import { readClosingOf } from '#/features/office/closing/read-closing.server.ts'
import { readClientPart } from '#/features/office/clients/read-client-part.server.ts'
import { type ClaimFiles, askClaim } from '#/features/office/ownership-claims/ask-claim.server.ts'
import { decideClaim } from '#/features/office/ownership-claims/decide-claim.server.ts'
import { claimForms } from '#/features/office/ownership-claims/form.ts'
import { ViewButton } from '#/features/office/staff-view/components/view-part.tsx'
import { clientRecordMessages } from '#/messages/office/client-record.ts'
import { closingMessages } from '#/messages/office/closing.ts'
import { clientListMessages } from '#/messages/office/clients.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$clientId'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const parts = partsFor(actor)
  const part = partOf(url.searchParams.get('part'), parts)
  const [client, closing, data] = await Promise.all([
    readClient(actor, params.clientId, part),
    readClosingOf(actor, params.clientId),
    readClientPart(actor, params.clientId, part, url.searchParams),
  ])
  // why: a view as a role changes nothing, also where forms are shown beside those of the page's area
  const holds = (permission: Permission) => may(actor, permission) && !actor.staff?.seesAs
  return {
    part,
    parts,
    client,
    closing,
    data,
    mayView: holds('clients.view-as'),
    mayNote: holds('clients.note'),
    mayApprove: holds('clients.approve'),
    mayChangePlan: holds('plans.change'),
  }
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

/** A client's record: figures that steer, and everything about the client in tabs. */
export default function Page({
  loaderData: { part, parts, client, closing, data, mayView, mayNote, mayApprove, mayChangePlan },
}: Route.ComponentProps) {
  const t = useT(clientRecordMessages)
  const word = useT(clientListMessages)
  const leaving = useT(closingMessages)
  const lang = useLang()
  const { about, counts } = client
  const here = href('/admin/clients/:clientId', { clientId: about.id })
  const to = (one: ClientPart) => (one === 'overview' ? here : `${here}?part=${one}`)
  const linkTo = (one: ClientPart) => (parts.includes(one) ? { to: to(one) } : {})
  const open = tabOf(part)
  const ofOpen = tabsWith(parts).find(({ tab }) => tab === open)?.parts ?? []
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/clients'), label: word('title') }, { label: clientNameIn(about.names, lang) }]}
        title={<Names names={about.names} />}
        badge={
          <>
            <StatusBadge tone={clientApprovalTone[about.state]}>{word(`state_${about.state}`)}</StatusBadge>
            {closing && (
              <StatusBadge tone="red">
                {closing.isErased ? leaving('erased') : leaving('forStaff', { day: formatDay(closing.dueOn, lang) })}
              </StatusBadge>
            )}
          </>
        }
        actions={<Steps {...{ about, to, mayView, mayNote, mayApprove, mayChangePlan }} />}
      />
      <Line about={about} />
      <ClientFacts client={client} linkTo={linkTo} />
      <NavTabs
        look="segment"
        label={t('tabs')}
        items={tabsWith(parts).map(({ tab, parts: [first] }) => ({
          to: to(first!),
          label: t(`tab_${tab}`),
          current: tab === open,
          ...numberOf(counts[first!]),
        }))}
      />
      <ClientPartView
        {...{ client, data, to, mayChangePlan }}
        besideBranches={(rows, list) => (
          <BesideBranches clientId={about.id} rows={rows}>
            {list}
          </BesideBranches>
        )}
        views={
          ofOpen.length > 1 && (
            <NavTabs
              look="views"
              label={t('partsOf', { tab: t(`tab_${open}`) })}
              items={ofOpen.map((one) => ({
                to: to(one),
                label: t(`part_${one}`),
                current: one === part,
                ...numberOf(counts[one]),
              }))}
            />
          )
        }
      />
    </div>
  )
}

const numberOf = (count: number | undefined) =>
  count === undefined ? {} : { count: count > mostCounted ? `${mostCounted}+` : count }

/** The name in the reader's language, below it the other one. */
function Names({ names }: { names: ClientNames }) {
  const lang = useLang()
  const other = lang === 'ar' ? 'en' : 'ar'
  const name = clientNameIn(names, lang)
  return (
    <span className="flex flex-col items-start">
      <bdi className="wrap-anywhere">{name}</bdi>
      {names[other] && names[other] !== name && (
        <span lang={other} dir={directionOf(other)} className="text-caption font-normal text-ink-2 wrap-anywhere">
          {names[other]}
        </span>
      )}
    </span>
  )
}

type StepsProps = Pick<Route.ComponentProps['loaderData'], 'mayView' | 'mayNote' | 'mayApprove' | 'mayChangePlan'> & {
  about: ClientHead['about']
  to: (part: ClientPart) => string
}

function Steps({ about, to, mayView, mayNote, mayApprove, mayChangePlan }: StepsProps) {
  const t = useT(clientRecordMessages)
  const lang = useLang()
  const { id, state } = about
  const isWaiting = state === 'pending'
  const account = {
    id: 'account',
    label: t(state === 'approved' ? 'toSuspend' : 'toReinstate'),
    to: to('details'),
    danger: state === 'approved',
  }
  return (
    <>
      {mayView && <ViewButton clientId={id} client={clientNameIn(about.names, lang)} />}
      {mayNote && (
        <LinkButton to={to('notes')} icon={StickyNote}>
          {t('toNote')}
        </LinkButton>
      )}
      {mayChangePlan && <LinkButton to={to('plan')}>{t('changePlan')}</LinkButton>}
      <Menu
        items={[
          { id: 'invoice', label: t('newInvoice'), to: `${href('/admin/invoices/new')}?client=${id}` },
          { id: 'visits', label: t('newVisit'), to: `${href('/admin/secret-shopper')}?client=${id}` },
          ...(mayApprove && !isWaiting ? [account] : []),
        ]}
      />
      {mayApprove && isWaiting && (
        <LinkButton to={`${href('/admin/client-approval')}?client=${id}`} variant="primary">
          {t('decideAccount')}
        </LinkButton>
      )}
    </>
  )
}

/** Trade, and since when. */
function Line({ about }: { about: ClientHead['about'] }) {
  const t = useT(clientRecordMessages)
  const lang = useLang()
  const trade = useClientLine(about)
  return (
    <p className="-mb-2 text-ui text-ink-2 lg:-mt-2">
      {trade && (
        <>
          <bdi>{trade}</bdi>
          {' · '}
        </>
      )}
      {t('clientSince', { day: formatDate(new Date(about.joined), lang) })}
    </p>
  )
}
