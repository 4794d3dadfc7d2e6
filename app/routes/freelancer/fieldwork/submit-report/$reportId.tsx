import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { VisitOrReceipt } from '#/features/fieldwork/visits/components/visit-or-receipt.tsx'
import { reportForm } from '#/features/fieldwork/visits/form.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { saveSection } from '#/features/fieldwork/visits/save-section.server.ts'
import { submitReport } from '#/features/fieldwork/visits/submit-report.server.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { translator, withoutMarks } from '#/domain/text.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useDisplaySession } from '#/app/shell/display-session.ts'
import { langOf, pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$reportId'

/** Without the portal's frame, so that a bystander sees a plain list. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['freelancer', 'mystery_shopper'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readReportForm(actorOf(context), params.reportId),
)

/** Changing sections needs no request, so it works offline. */
export const shouldRevalidate = ({
  formMethod,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod ? defaultShouldRevalidate : currentParams['reportId'] !== nextParams['reportId']

export const action = formAction(reportForm, async (actor, form, { params }) => {
  const reportId = params['reportId'] ?? ''
  const here = href('/freelancer/submit-report/:reportId', { reportId })
  if (form.intent === 'section') {
    await saveSection(actor, reportId, form)
    return redirect(`${here}?${new URLSearchParams({ section: form.next })}`)
  }
  const { clientKey: submissionKey, declaration } = form
  await submitReport(actor, { reportId, submissionKey, declaration: declaration === 'on' })
  return redirect(here)
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = (lang: 'en' | 'ar') => {
    const t = translator(lang, questionnaireMessages)
    return loaderData?.branchName ? t('title', { branch: loaderData.branchName }) : t('titleAnyBranch')
  }
  const lang = langOf(matches)
  const text = withoutMarks(title(lang))
  return [{ title: pageTitle(matches, { en: text, ar: text }) }, { name: 'robots', content: 'noindex' }]
}

export default function ReportPage({ loaderData: report, actionData }: Route.ComponentProps) {
  useDisplaySession('freelancer')
  return <VisitOrReceipt report={report} result={actionData} />
}
