import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { addMenu } from '#/features/kitchen/menus/edit-menu.server.ts'
import { ChannelField } from '#/features/kitchen/menus/components/menu-fields.tsx'
import { newMenuForm } from '#/features/kitchen/menus/form.ts'
import { readMenuChoices } from '#/features/kitchen/menus/read-menus.server.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, menuMessages.newMenu) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readMenuChoices(actorOf(context)))

export const action = formAction(newMenuForm, async (actor, input) => {
  await addMenu(actor, input)
  return redirect(href('/client/recipe-management/menus/:menuId', { menuId: input.id }))
})

/** A new menu: of the brand or of one branch. */
export default function Page({ loaderData: { branches, channels }, actionData }: Route.ComponentProps) {
  const t = useT(menuMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/recipe-management/menus'), label: t('title') }, { label: t('newMenu') }]}
        title={t('newMenu')}
      />
      <ActionForm result={actionData} clientKey>
        <TextField name="nameAr" label={t('nameAr')} lang="ar" maxLength={80} required />
        <TextField name="nameEn" label={t('nameEn')} lang="en" maxLength={80} required />
        <SelectField
          name="branch"
          label={t('branch')}
          placeholder={t('everyBranch')}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {channels.length > 0 && <ChannelField channels={channels} />}
        <FormActions>
          <SubmitButton>{t('create')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
