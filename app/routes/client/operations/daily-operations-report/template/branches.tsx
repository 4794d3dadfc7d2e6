import { Store } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ExceptionFields } from '#/features/operations/daily-templates/components/exception-fields.tsx'
import { exceptionForm } from '#/features/operations/daily-templates/form.ts'
import { readExceptionForm } from '#/features/operations/daily-templates/read-template-form.server.ts'
import { removeException } from '#/features/operations/daily-templates/remove-exception.server.ts'
import { saveException } from '#/features/operations/daily-templates/save-exception.server.ts'
import { dailyFieldMessages, dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/branches'

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readExceptionForm(actorOf(context), url.searchParams.get('of') ?? ''),
)

export const action = formAction(exceptionForm, async (actor, input) => {
  const page = href('/client/daily-operations-report/template')
  if (input.intent === 'remove') {
    await removeException(actor, input)
    return redirect(page)
  }
  return redirect(`${page}?of=${await saveException(actor, input)}`)
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, dailyFieldMessages.exceptionNew) },
]

/** Name and branches of a template for certain branches. */
export default function Page({ loaderData: { version, of, name, branches }, actionData }: Route.ComponentProps) {
  const t = useT(dailyFieldMessages)
  const parent = useT(dailyTemplateMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const keys = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="of" value={of} />
    </>
  )
  const title = name ? name[lang] : t('exceptionNew')
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/daily-operations-report'), label: word('title') },
          { to: href('/client/daily-operations-report/template'), label: parent('title') },
          { label: title },
        ]}
        title={title}
        description={t('exceptionIntro')}
      />
      {branches.length === 0 ? (
        <EmptyState
          icon={Store}
          title={t('noBranches')}
          action={<LinkButton to={href('/client/branches')}>{t('seeBranches')}</LinkButton>}
        >
          {t('noBranchesHint')}
        </EmptyState>
      ) : (
        <ActionForm result={actionData}>
          <input type="hidden" name="intent" value="save" />
          {keys}
          <ExceptionFields name={name} branches={branches} />
          <FormActions>
            <SubmitButton>{t('saveException')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
      {name && (
        <Card title={t('removeException')}>
          <p className="pb-3 text-ui text-ink-2">{t('removeExceptionHint')}</p>
          <ActionForm result={actionData}>
            <input type="hidden" name="intent" value="remove" />
            {keys}
            <FormActions>
              <SubmitButton variant="danger">{t('removeException')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </div>
  )
}
