import { ListChecks, Plus } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { cutOffs } from '#/domain/operations/daily-reports/template.ts'
import { templateRows } from '#/domain/operations/daily-reports/template-rows.ts'
import { EntryRows } from '#/features/operations/daily-templates/components/entry-rows.tsx'
import { TemplateLines } from '#/features/operations/daily-templates/components/template-lines.tsx'
import { dailyTemplateForm } from '#/features/operations/daily-templates/form.ts'
import { readTemplateForm, readTemplateLines } from '#/features/operations/daily-templates/read-template-form.server.ts'
import { saveTemplate } from '#/features/operations/daily-templates/save-template.server.ts'
import { dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { Route } from './+types/template'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [{ lines }, shown] = await Promise.all([
    readTemplateLines(actor),
    readTemplateForm(actor, url.searchParams.get('of') ?? ''),
  ])
  return { lines, shown }
})

export const action = formAction(dailyTemplateForm, async (actor, input) => {
  await saveTemplate(actor, input)
  return redirect(href('/client/daily-operations-report'))
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dailyTemplateMessages.title) }]

/** What a company reports every day: shifts, fields, checklist, temperature points and fees. */
export default function Page({ loaderData: { lines, shown }, actionData }: Route.ComponentProps) {
  const t = useT(dailyTemplateMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const { version, template, parts, of, name } = shown
  const rows = templateRows(parts)
  const query = of === '' ? '' : `?of=${of}`
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/daily-operations-report'), label: word('title') }, { label: t('title') }]}
        title={t('title')}
        description={t('intro', { next: version + 1 })}
      />
      <Card
        title={t('which')}
        flush
        actions={
          <LinkButton icon={Plus} to={href('/client/daily-operations-report/template/branches')}>
            {t('add')}
          </LinkButton>
        }
      >
        <TemplateLines lines={lines} shown={of} />
      </Card>
      <h2 className="text-h2">{name ? name[lang] : t('company')}</h2>
      <Card
        title={t('fields')}
        actions={
          <LinkButton icon={ListChecks} to={`${href('/client/daily-operations-report/template/fields')}${query}`}>
            {t('editFields')}
          </LinkButton>
        }
      >
        <p className="text-ui text-ink-2">{t('fieldsHint')}</p>
      </Card>
      <ActionForm key={of} result={actionData}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="of" value={of} />
        <EntryRows list="shifts" label={t('shifts')} rows={rows.shifts} />
        <EntryRows list="ramadanShifts" label={t('ramadanShifts')} rows={rows.ramadanShifts} />
        <EntryRows list="duties" label={t('duties')} rows={rows.duties} />
        <EntryRows list="points" label={t('points')} help={t('pointsHelp')} rows={rows.points} />
        {of === '' && (
          <>
            <SelectField
              name="cutOff"
              label={t('cutOff')}
              help={t('cutOffHelp')}
              defaultValue={template.cutOff}
              options={cutOffs.map((value) => ({ value, label: value }))}
            />
            <NumberField name="mada" label={t('mada')} decimals defaultValue={template.fees.mada} />
            <NumberField name="commission" label={t('commission')} decimals defaultValue={template.fees.commission} />
          </>
        )}
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
