import { Award } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { cities, isCity } from '#/domain/cities.ts'
import { readList } from '#/domain/list.ts'
import { applyForCertificate, withdrawApplication } from '#/features/certification/certificates/apply.server.ts'
import { renewCertificate } from '#/features/certification/certificates/change-state.server.ts'
import { ApplyPart } from '#/features/certification/client-certificates/components/apply-part.tsx'
import { CertificateTabs } from '#/features/certification/client-certificates/components/certificate-tabs.tsx'
import { BranchTable } from '#/features/certification/client-certificates/components/branch-table.tsx'
import { listForm } from '#/features/certification/client-certificates/form.ts'
import type { Show } from '#/features/certification/client-certificates/lists.ts'
import { ownCertificateList } from '#/features/certification/client-certificates/own-list.ts'
import { readApplicant, readOwnCertificates } from '#/features/certification/client-certificates/read-list.server.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/certificates'
import { LockedFeature } from '#/features/companies/plan-contents/components/locked-feature.tsx'
import { isLocked } from '#/features/companies/plan-contents/feature.server.ts'

const path = href('/client/certificates')

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, clientCertificateMessages.title) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const applying = url.searchParams.get('apply')
  const query = readList(ownCertificateList, url.searchParams)
  const [list, parts, applicant, locked] = await Promise.all([
    readOwnCertificates(actor, query),
    readParts(actor),
    applying === null ? null : readApplicant(actor, applying),
    isLocked(actor, 'certificates'),
  ])
  return { ...list, parts, query, applicant, locked, back: withoutForm(url) }
})

/** The list without the form over it. */
function withoutForm(url: URL): string {
  const rest = new URLSearchParams(url.searchParams)
  for (const name of ['apply', 'done']) rest.delete(name)
  return rest.size > 0 ? `${path}?${rest}` : path
}

export const action = formAction(listForm, async (actor, input) => {
  if (input.intent === 'withdraw') {
    await withdrawApplication(actor, { applicationId: input.applicationId })
    return null
  }
  if (input.intent === 'renew') {
    const { id } = await renewCertificate(actor, { id: input.certificateId, version: input.version })
    return redirect(`${path}/${id}?done=renewed`)
  }
  const { clientKey: applicationId, branchId, note } = input
  await applyForCertificate(actor, { applicationId, branchId, note })
  return redirect(`${path}?done=sent`)
})

/** A client's branches with their certificates, urgent ones first. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, branches, counts, needed, applicant, locked, back } = loaderData
  const t = useT(clientCertificateMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        tabs={<CertificateTabs />}
        actions={<LinkButton to={publicPath(lang, '/get-certified#rule')}>{t('rule')}</LinkButton>}
      />
      {locked && <LockedFeature feature="certificates" />}
      <DoneMessage texts={{ sent: t('sent') }} />
      <OpenedPart open={applicant !== null} title={t('applyTitle')} back={back}>
        {applicant && <ApplyPart applicant={applicant} result={actionData} back={back} />}
      </OpenedPart>
      <div className="lg:-mt-5">
        {branches > 1 && (
          <div className="bleed-bar border-b border-line">
            <Filters {...loaderData} />
          </div>
        )}
        {branches > 0 && (
          <div className="py-3">
            <Figures counts={counts} />
          </div>
        )}
        <div className="bleed pb-2">
          <BranchTable rows={rows} needed={needed} empty={branches > 0 ? <NoResults /> : <NoBranches />} />
        </div>
        <ListPages list={ownCertificateList} total={total} />
      </div>
    </div>
  )
}

function Figures({ counts }: { counts: Record<Show, number> }) {
  const t = useT(clientCertificateMessages)
  const to = (show: Show) => `${path}?show=${show}`
  return (
    <StatGrid>
      <Stat label={t('countHeld')} value={counts.held} detail={t('countHeldDetail')} to={to('held')} />
      <Stat
        label={t('countAttention')}
        value={counts.attention}
        detail={t('countAttentionDetail')}
        to={to('attention')}
      />
      <Stat label={t('countEligible')} value={counts.eligible} detail={t('countEligibleDetail')} to={to('eligible')} />
      <Stat label={t('countMissing')} value={counts.missing} detail={t('countMissingDetail')} to={to('missing')} />
    </StatGrid>
  )
}

type FilterProps = Pick<Route.ComponentProps['loaderData'], 'cities' | 'parts' | 'query'>

function Filters({ cities: found, parts, query }: FilterProps) {
  const lang = useLang()
  const city = found
    .filter(isCity)
    .map((value) => ({ value, label: cities[value].name[lang] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
  return <ListBar list={ownCertificateList} query={query} options={{ city, part: parts }} />
}

function NoBranches() {
  const t = useT(clientCertificateMessages)
  return (
    <EmptyState
      icon={Award}
      title={t('empty')}
      action={
        <WithRight to="evaluations.request">
          <LinkButton to={`${href('/client/secret-shopper')}?new=1`} variant="primary">
            {t('order')}
          </LinkButton>
        </WithRight>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  )
}
