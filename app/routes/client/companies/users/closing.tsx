import { pageTitle } from '#/app/shell/page-title.ts'
import { changeClosing } from '#/features/office/closing/close-company.server.ts'
import { ClosingPage } from '#/features/office/closing/components/closing-page.tsx'
import { closingForm } from '#/features/office/closing/form.ts'
import { readClosing } from '#/features/office/closing/read-closing.server.ts'
import { closingMessages } from '#/messages/office/closing.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/closing'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, closingMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readClosing(actorOf(context)))

export const action = formAction(closingForm, changeClosing)

/** Closing of the own company, for its owners. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(closingMessages)
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader title={t('title')} />
      {actionData?.ok && <Notice kind="success" live title={t(`done_${actionData.result.done}`)} />}
      <ClosingPage facts={loaderData} result={actionData} />
    </div>
  )
}
