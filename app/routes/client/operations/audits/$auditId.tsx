import { Download } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isDoneAudit } from '#/domain/operations/audits/state.ts'
import { may } from '#/domain/permissions.ts'
import { langs } from '#/domain/text.ts'
import { AuditBadge } from '#/features/operations/audits/components/audit-badge.tsx'
import { AuditFacts } from '#/features/operations/audits/components/audit-facts.tsx'
import { AuditFindings, OtherAnswers } from '#/features/operations/audits/components/audit-findings.tsx'
import { AuditScore } from '#/features/operations/audits/components/audit-score.tsx'
import { AuditSteps } from '#/features/operations/audits/components/audit-steps.tsx'
import { auditForm } from '#/features/operations/audits/form.ts'
import { cancelAudit, moveAudit, releaseAudit } from '#/features/operations/audits/plan.server.ts'
import { readAudit } from '#/features/operations/audits/read-audit.server.ts'
import { readPlanChoices } from '#/features/operations/audits/read-plan.server.ts'
import { askedParams } from '#/features/reporting/report-documents/asked.ts'
import { auditDocumentMessages } from '#/messages/operations/audit-documents.ts'
import { auditResultMessages } from '#/messages/operations/audits-result.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$auditId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, auditMessages.audit) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const audit = await readAudit(actor, params.auditId)
  const choices = audit.state === 'planned' && may(actor, 'audits.plan') ? await readPlanChoices(actor) : null
  return { audit, choices }
})

/** Steps of managers with an audit. */
export const action = formAction(auditForm, async (actor, input, { params }) => {
  const looked = { auditId: params['auditId'] ?? '', version: input.version }
  if (input.intent === 'move') await moveAudit(actor, looked, input)
  else if (input.intent === 'cancel') await cancelAudit(actor, looked, input.reason)
  else await releaseAudit(actor, looked)
  return null
})

/** An audit: its plan, and after the signature its result, failed questions first. */
export default function Page({ loaderData: { audit, choices } }: Route.ComponentProps) {
  const t = useT(auditMessages)
  const word = useT(auditResultMessages)
  const isDone = isDoneAudit(audit.state)
  const paper = useT(auditDocumentMessages)
  const file = href('/client/audits/:auditId/pdf', { auditId: audit.id })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/audits'), label: t('title') },
          { label: t('auditNumber', { number: audit.number }) },
        ]}
        title={t('auditOf', { branch: audit.branch })}
        badge={<AuditBadge state={audit.state} />}
        description={t(`kind_${audit.kind}`)}
        actions={
          <>
            {isDone &&
              langs.map((lang) => (
                <AnchorButton key={lang} icon={Download} href={`${file}?${askedParams(lang)}`}>
                  {paper(`in_${lang}`)}
                </AnchorButton>
              ))}
            <AuditSteps audit={audit} choices={choices} />
          </>
        }
      />
      {!isDone && audit.state !== 'cancelled' && (
        <Notice>{word(audit.state === 'started' ? 'underWay' : 'notSigned')}</Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {isDone && <AuditScore audit={audit} />}
          {isDone && <AuditFindings audit={audit} />}
          {isDone && <OtherAnswers audit={audit} />}
          {!isDone && <AuditFacts audit={audit} />}
        </div>
        {isDone && <AuditFacts audit={audit} />}
      </div>
    </div>
  )
}
