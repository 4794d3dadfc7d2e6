import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { isOwnField } from '#/domain/operations/daily-reports/template-edit.ts'
import { fieldText } from '#/features/operations/daily-reports/value-text.ts'
import { FieldSettings } from '#/features/operations/daily-templates/components/field-settings.tsx'
import { dailyFieldForm } from '#/features/operations/daily-templates/form.ts'
import { readTemplateForm } from '#/features/operations/daily-templates/read-template-form.server.ts'
import { removeField } from '#/features/operations/daily-templates/remove-field.server.ts'
import { saveField } from '#/features/operations/daily-templates/save-field.server.ts'
import { dailyFieldMessages, dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/field'

const fieldsPage = (of: string): string =>
  `${href('/client/daily-operations-report/template/fields')}${of === '' ? '' : `?of=${of}`}`

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { version, parts, of } = await readTemplateForm(actorOf(context), url.searchParams.get('of') ?? '')
  const key = url.searchParams.get('key') ?? ''
  const field = parts.fields.find((one) => one.key === key) ?? null
  if (key !== '' && !field) throw new AppError('not-found')
  return { version, of, field, fields: parts.fields }
})

export const action = formAction(dailyFieldForm, async (actor, input) => {
  if (input.intent === 'remove') await removeField(actor, input)
  else await saveField(actor, input)
  return redirect(fieldsPage(input.of))
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dailyFieldMessages.title) }]

/** One field of a template: a new one, one of the company, or what a company may set of one of the house. */
export default function Page({ loaderData: { version, of, field, fields }, actionData }: Route.ComponentProps) {
  const t = useT(dailyFieldMessages)
  const parent = useT(dailyTemplateMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const title = field ? fieldText(field, lang) : t('newTitle')
  const keys = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="key" value={field?.key ?? ''} />
    </>
  )
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/daily-operations-report'), label: word('title') },
          { to: href('/client/daily-operations-report/template'), label: parent('title') },
          { to: fieldsPage(of), label: t('title') },
          { label: title },
        ]}
        title={title}
        description={parent('intro', { next: version + 1 })}
      />
      <ActionForm result={actionData}>
        <input type="hidden" name="intent" value="save" />
        {keys}
        <FieldSettings field={field} fields={fields} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
      {field && isOwnField(field) && (
        <Card title={t('remove')}>
          <p className="pb-3 text-ui text-ink-2">{t('removeHint')}</p>
          <ActionForm result={actionData}>
            <input type="hidden" name="intent" value="remove" />
            {keys}
            <FormActions>
              <SubmitButton variant="danger">{t('remove')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </div>
  )
}
