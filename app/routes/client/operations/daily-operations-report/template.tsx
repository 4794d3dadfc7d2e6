import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { templateTexts } from '#/domain/operations/daily-reports/template-text.ts'
import { dailyTemplateForm } from '#/features/operations/daily-reports/form.ts'
import { readTemplateForm, saveTemplate } from '#/features/operations/daily-reports/save-template.server.ts'
import { dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { Route } from './+types/template'

export const loader = pageData(({ context }: Route.LoaderArgs) => readTemplateForm(actorOf(context)))

export const action = formAction(dailyTemplateForm, async (actor, input) => {
  await saveTemplate(actor, input)
  return redirect(href('/client/daily-operations-report'))
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dailyTemplateMessages.title) }]

/** What a company reports every day: shifts, checklist, temperature points and fees. */
export default function Page({ loaderData: { version, template }, actionData }: Route.ComponentProps) {
  const t = useT(dailyTemplateMessages)
  const word = useT(dailyMessages)
  const texts = templateTexts(template, useLang())
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/daily-operations-report'), label: word('title') }, { label: t('title') }]}
        title={t('title')}
        description={t('intro', { next: version + 1 })}
      />
      <ActionForm result={actionData}>
        <input type="hidden" name="version" value={version} />
        <TextArea name="shifts" label={t('shifts')} help={t('shiftsHelp')} rows={3} defaultValue={texts.shifts} />
        <TextArea
          name="ramadanShifts"
          label={t('ramadanShifts')}
          help={t('shiftsHelp')}
          rows={3}
          defaultValue={texts.ramadanShifts}
        />
        <TextArea name="duties" label={t('duties')} help={t('dutiesHelp')} rows={8} defaultValue={texts.duties} />
        <TextArea name="points" label={t('points')} help={t('pointsHelp')} rows={8} defaultValue={texts.points} />
        <NumberField name="mada" label={t('mada')} decimals defaultValue={template.fees.mada} />
        <NumberField name="commission" label={t('commission')} decimals defaultValue={template.fees.commission} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
