import { Building, FileCheck, FileDown, Files, Plus } from 'lucide-react'
import { Form, href, Link, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { formatDay, isDay } from '#/domain/riyadh-time.ts'
import { ComplianceGroups } from '#/features/operations/compliance/components/compliance-groups.tsx'
import { ComplianceSide } from '#/features/operations/compliance/components/compliance-side.tsx'
import { dangerText } from '#/features/operations/compliance/danger-text.ts'
import { askExemption, confirmExemption, endExemption } from '#/features/operations/compliance/exemptions.server.ts'
import { complianceForm } from '#/features/operations/compliance/form.ts'
import { makeCompliancePdf } from '#/features/operations/compliance/make-pdf.server.ts'
import { type Compliance, readCompliance } from '#/features/operations/compliance/read-compliance.server.ts'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { compliancePdfMessages } from '#/messages/operations/compliance-pdf.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/government-compliance-report'

const here = href('/client/government-compliance-report')

export const loader = pageData(({ context, url }: Route.LoaderArgs) => {
  const branch = url.searchParams.get('branch') ?? ''
  const day = url.searchParams.get('day') ?? ''
  return readCompliance(actorOf(context), {
    branchId: isRecordId(branch) ? branch : null,
    day: isDay(day) ? day : null,
  })
})

export const action = formAction(complianceForm, async (actor, input) => {
  if (input.intent === 'exempt') await askExemption(actor, { ...input, id: input.clientKey })
  else if (input.intent === 'pdf') {
    await makeCompliancePdf(actor, { ...input, id: input.clientKey })
    return redirect(href('/client/government-compliance-report/documents'))
  } else if (input.intent === 'confirm') await confirmExemption(actor, input.exemptionId)
  else await endExemption(actor, input.exemptionId)
  return null
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, complianceMessages.title) }]

/** The compliance report: the nearest danger, the gaps by authority, the score and its improvements. */
export default function Page({ loaderData: report, actionData }: Route.ComponentProps) {
  const t = useT(complianceMessages)
  const pdf = useT(compliancePdfMessages)
  const lang = useLang()
  const { readOnly, viewing } = useRights()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton to={href('/client/document-monitoring')} icon={FileCheck} variant="quiet">
              {t('papers')}
            </LinkButton>
            <LinkButton to={href('/client/government-compliance-report/documents')} icon={Files} variant="quiet">
              {pdf('title')}
            </LinkButton>
            {report.rows.length > 0 && !viewing && <MakePdf report={report} result={actionData} />}
            {report.mayKeep && !readOnly && (
              <LinkButton to={href('/client/document-monitoring/new')} icon={Plus} variant="primary">
                {t('upload')}
              </LinkButton>
            )}
          </>
        }
      />
      {report.day !== report.today && <Past report={report} />}
      {report.rows.length === 0 ? (
        <EmptyState icon={Building} title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <h2 className="text-h1">
              {dangerText(report.danger, report.branchId === null && report.branches.length > 1, lang)}
            </h2>
            <Choice report={report} />
            <ComplianceGroups report={report} />
          </div>
          <ComplianceSide report={report} />
        </div>
      )}
    </div>
  )
}

function MakePdf({ report: { branchId, day }, result }: { report: Compliance; result: FormResult<null> | undefined }) {
  const t = useT(compliancePdfMessages)
  return (
    <ActionForm result={result} errors="inline" clientKey className="contents">
      <input type="hidden" name="branchId" value={branchId ?? ''} />
      <input type="hidden" name="day" value={day} />
      <SubmitButton intent="pdf" variant="secondary" icon={FileDown}>
        {t('make')}
      </SubmitButton>
    </ActionForm>
  )
}

function Choice({ report: { branches, branchId, day } }: { report: Compliance }) {
  const t = useT(complianceMessages)
  return (
    <Form method="get" action={here} className="flex flex-wrap items-end gap-3">
      <div className="w-full md:w-[16rem]">
        <SelectField
          key={branchId}
          name="branch"
          label={t('place')}
          placeholder={t('allBranches')}
          defaultValue={branchId ?? ''}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <div className="w-full md:w-[13rem]">
        <DateField key={day} name="day" label={t('asOf')} defaultValue={day} />
      </div>
      <Button type="submit">{t('show')}</Button>
    </Form>
  )
}

function Past({ report: { day, branchId } }: { report: Compliance }) {
  const t = useT(complianceMessages)
  const lang = useLang()
  return (
    <Notice
      title={t('onDay', { day: formatDay(day, lang) })}
      actions={
        <Link className="link" to={branchId ? `${here}?${new URLSearchParams({ branch: branchId })}` : here}>
          {t('toToday')}
        </Link>
      }
    />
  )
}
