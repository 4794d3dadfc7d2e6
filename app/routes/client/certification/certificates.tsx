import { Award } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { cities, isCity } from '#/domain/cities.ts'
import { applyForCertificate, withdrawApplication } from '#/features/certification/certificates/apply.server.ts'
import { renewCertificate } from '#/features/certification/certificates/change-state.server.ts'
import { ApplyPart } from '#/features/certification/client-certificates/components/apply-part.tsx'
import { CertificateTabs } from '#/features/certification/client-certificates/components/certificate-tabs.tsx'
import { BranchTable } from '#/features/certification/client-certificates/components/branch-table.tsx'
import { listForm, readCertificatesQuery } from '#/features/certification/client-certificates/form.ts'
import { certificateFilters, pageSize, type Show, shows } from '#/features/certification/client-certificates/lists.ts'
import { readApplicant, readOwnCertificates } from '#/features/certification/client-certificates/read-list.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
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
  const [list, applicant, locked] = await Promise.all([
    readOwnCertificates(actor, readCertificatesQuery(url.searchParams)),
    applying === null ? null : readApplicant(actor, applying),
    isLocked(actor, 'certificates'),
  ])
  const { back, search } = addressesOf(url)
  return { ...list, applicant, locked, back, search }
})

/** Address of the list without the open form, and that of its export. */
function addressesOf(url: URL) {
  const rest = new URLSearchParams(url.searchParams)
  for (const name of ['apply', 'done']) rest.delete(name)
  const back = rest.size > 0 ? `${path}?${rest}` : path
  rest.delete('page')
  return { back, search: rest.size > 0 ? `&${rest}` : '' }
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
  const { rows, total, branches, counts, needed, applicant, locked, back, search } = loaderData
  const t = useT(clientCertificateMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('intro')}
        actions={<LinkButton to={publicPath(lang, '/get-certified#rule')}>{t('rule')}</LinkButton>}
      />
      <CertificateTabs />
      {locked && <LockedFeature feature="certificates" />}
      <DoneMessage texts={{ sent: t('sent') }} />
      <OpenedPart open={applicant !== null} title={t('applyTitle')} back={back}>
        {applicant && <ApplyPart applicant={applicant} result={actionData} back={back} />}
      </OpenedPart>
      {branches > 0 && <Figures counts={counts} />}
      {branches > 1 && <Filters cities={loaderData.cities} />}
      <Card flush>
        <BranchTable rows={rows} needed={needed} empty={branches > 0 ? <NoResults /> : <NoBranches />} />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
      {total > 0 && (
        <div className="flex flex-wrap gap-3 max-md:[&>a]:w-full">
          <AnchorButton href={`${path}/export?format=csv${search}`} download>
            {t('exportCsv')}
          </AnchorButton>
          <AnchorButton href={`${path}/export?format=xlsx${search}`} download>
            {t('exportXlsx')}
          </AnchorButton>
        </div>
      )}
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

function Filters({ cities: found }: { cities: readonly string[] }) {
  const t = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const filters = [
    { name: 'show', label: t('show'), options: shows.map((value) => ({ value, label: t(`show_${value}`) })) },
    {
      name: 'state',
      label: t('certificateState'),
      options: certificateFilters.map((value) => ({
        value,
        label: value === 'none' ? t('stateNone') : word(`state_${value}`),
      })),
    },
    {
      name: 'city',
      label: t('city'),
      options: found
        .filter(isCity)
        .map((city) => ({ value: city, label: cities[city].name[lang] }))
        .toSorted((a, b) => a.label.localeCompare(b.label, lang)),
    },
  ]
  return (
    <FilterBar
      filters={filters.filter(({ options }) => options.length > 0)}
      search={{ label: t('search'), placeholder: t('searchHint') }}
    />
  )
}

function NoBranches() {
  const t = useT(clientCertificateMessages)
  return (
    <EmptyState
      icon={Award}
      title={t('empty')}
      action={
        <LinkButton to={`${href('/client/secret-shopper')}?new=1`} variant="primary">
          {t('order')}
        </LinkButton>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  )
}
