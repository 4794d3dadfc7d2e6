import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { recipeKinds } from '#/domain/kitchen/book.ts'
import { authorize } from '#/domain/permissions.ts'
import { newRecipeForm } from '#/features/kitchen/recipes/form.ts'
import { addRecipe } from '#/features/kitchen/recipes/save-draft.server.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, recipeMessages.new) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => {
  authorize(actorOf(context), 'kitchen.write')
  return null
})

export const action = formAction(newRecipeForm, async (actor, input) => {
  await addRecipe(actor, input)
  return redirect(href('/client/recipe-management/:recipeId', { recipeId: input.id }))
})

/** A new recipe: its kind and its name; the sheet follows. */
export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(recipeMessages)
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/recipe-management'), label: t('title') }, { label: t('new') }]}
        title={t('new')}
        description={t('newHint')}
      />
      <ActionForm result={actionData} clientKey>
        <TextField name="nameEn" label={t('nameEn')} maxLength={120} lang="en" />
        <TextField name="nameAr" label={t('nameAr')} maxLength={120} lang="ar" />
        <RadioCards
          name="kind"
          label={t('kind')}
          defaultValue="dish"
          options={recipeKinds.map((kind) => ({
            value: kind,
            label: t(`kind_${kind}`),
            description: t(`kindHint_${kind}`),
          }))}
        />
        <TextField name="category" label={t('category')} maxLength={60} optional />
        <FormActions>
          <SubmitButton>{t('create')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
