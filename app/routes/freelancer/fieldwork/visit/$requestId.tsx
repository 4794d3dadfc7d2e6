import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { translator, withoutMarks } from '#/domain/text.ts'
import { VisitOrReceipt } from '#/features/fieldwork/visits/components/visit-or-receipt.tsx'
import { readVisitForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useDisplaySession } from '#/app/shell/display-session.ts'
import { langOf, pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$requestId'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['freelancer', 'mystery_shopper'], '/login')]

/** Questionnaire by the visit's id: opens before the server has received the check-in. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readVisitForm(actorOf(context), params.requestId),
)

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['requestId'] !== nextParams['requestId']

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = translator(langOf(matches), questionnaireMessages)
  const text = loaderData?.branchName ? t('title', { branch: loaderData.branchName }) : t('titleAnyBranch')
  const plain = withoutMarks(text)
  return [{ title: pageTitle(matches, { en: plain, ar: plain }) }, { name: 'robots', content: 'noindex' }]
}

export default function VisitPage({ loaderData: report }: Route.ComponentProps) {
  useDisplaySession('freelancer')
  return <VisitOrReceipt report={report} result={undefined} />
}
