import type { ReactNode } from 'react'
import { href } from 'react-router'
import { approvalQueueOf, clientApprovalTone } from '#/domain/client-approval.ts'
import { useBusinessTypes } from '#/features/identity/accounts/components/business-types.ts'
import { clientMessages } from '#/messages/companies/clients.ts'
import { OpenLink } from '#/ui/open-link.tsx'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Papers } from '../read-papers.server.ts'
import { DecisionButtons } from './decision-buttons.tsx'

/** A client's registration data, the papers it sent, its last decision, and the available ones. */
export function ClientPapers({ papers, files }: { papers: Papers; files?: ReactNode }) {
  const t = useT(clientMessages)
  const { approval } = papers
  const queue = approvalQueueOf({ approval, question: papers.approval_question, answer: papers.approval_answer })
  return (
    <Card
      title={
        <OpenLink
          to={href('/admin/clients/:clientId', { clientId: papers.id })}
          className="inline-flex min-h-11 items-center hover:underline md:min-h-8"
        >
          <bdi className="wrap-anywhere">{papers.company}</bdi>
        </OpenLink>
      }
      description={papers.company_name ? undefined : t('noCompany')}
      actions={<StatusBadge tone={clientApprovalTone[approval]}>{t(`state_${queue}`)}</StatusBadge>}
    >
      <div className="flex flex-col gap-6">
        <PaperFacts papers={papers} />
        {files}
        <Question papers={papers} />
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

/** The open or answered question of our team, or what the client said with a new application. */
function Question({ papers }: { papers: Papers }) {
  const t = useT(clientMessages)
  const { approval_question, approval_asked_at, approval_answer, approval_answered_at } = papers
  const isAsked = approval_question && approval_asked_at
  if (!isAsked && !approval_answer) return null
  const said = (text: string, at: string) => (
    <span className="flex flex-col">
      <span dir="auto" className="whitespace-pre-wrap text-start">
        {text}
      </span>
      <span className="text-caption text-ink-2">
        <Time at={at} mode="datetime" />
      </span>
    </span>
  )
  return (
    <div className="border-t border-line pt-4">
      <DescriptionList
        items={[
          ...(isAsked ? [{ term: t('question'), value: said(approval_question, approval_asked_at) }] : []),
          {
            term: t('answer'),
            value:
              approval_answer && approval_answered_at ? (
                said(approval_answer, approval_answered_at)
              ) : (
                <span className="text-ink-2">{t('noAnswer')}</span>
              ),
          },
        ]}
      />
    </div>
  )
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
