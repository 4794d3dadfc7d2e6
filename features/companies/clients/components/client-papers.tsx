import type { ReactNode } from 'react'
import { clientApprovalTone } from '#/domain/client-approval.ts'
import { useBusinessTypes } from '#/features/identity/accounts/components/business-types.ts'
import { clientMessages } from '#/messages/companies/clients.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Papers } from '../read-papers.server.ts'
import { DecisionButtons } from './decision-buttons.tsx'

/** A client's registration data, its last decision, and the available ones. */
export function ClientPapers({ papers }: { papers: Papers }) {
  const t = useT(clientMessages)
  const { approval } = papers
  return (
    <Card
      title={<bdi className="wrap-anywhere">{papers.company_name ?? papers.full_name}</bdi>}
      description={papers.company_name ? undefined : t('noCompany')}
      actions={<StatusBadge tone={clientApprovalTone[approval]}>{t(`state_${approval}`)}</StatusBadge>}
    >
      <div className="flex flex-col gap-6">
        <PaperFacts papers={papers} />
        <LastDecision papers={papers} />
        <DecisionButtons papers={papers} />
      </div>
    </Card>
  )
}

function PaperFacts({ papers }: { papers: Papers }) {
  const t = useT(clientMessages)
  const businessTypes = useBusinessTypes()
  const given = (value: ReactNode) => value ?? <span className="text-ink-3">{t('notGiven')}</span>
  const ltr = (value: string | null) => given(value && <bdi dir="ltr">{value}</bdi>)
  const facts = [
    { term: t('fullName'), value: papers.full_name },
    { term: t('email'), value: ltr(papers.email) },
    { term: t('phone'), value: ltr(papers.phone) },
    { term: t('license'), value: ltr(papers.business_license) },
    { term: t('taxId'), value: ltr(papers.tax_id) },
    { term: t('address'), value: given(papers.company_address && <bdi>{papers.company_address}</bdi>) },
    {
      term: t('businessType'),
      value: given(businessTypes.find(({ value }) => value === papers.business_type)?.label),
    },
    { term: t('industry'), value: given(papers.industry && <bdi>{papers.industry}</bdi>) },
    { term: t('branches'), value: papers.number_of_branches },
    { term: t('registered'), value: <Time at={papers.created_at} mode="datetime" /> },
    { term: t('language'), value: t(papers.language === 'ar' ? 'arabic' : 'english') },
  ]
  return <DescriptionList items={facts} columns={2} />
}

function LastDecision({ papers }: { papers: Papers }) {
  const t = useT(clientMessages)
  if (!papers.approval_changed_at) return null
  const facts = [
    { term: t('decided'), value: <Time at={papers.approval_changed_at} mode="datetime" /> },
    { term: t('decidedBy'), value: papers.decided_by },
    { term: t('reason'), value: papers.approval_reason },
  ]
  return (
    <div className="border-t border-line pt-4">
      <DescriptionList items={facts} columns={2} />
    </div>
  )
}
