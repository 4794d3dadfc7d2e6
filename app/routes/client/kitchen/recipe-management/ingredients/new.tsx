import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addIngredient } from '#/features/kitchen/ingredients/add-ingredient.server.ts'
import { FactFields } from '#/features/kitchen/ingredients/components/fact-fields.tsx'
import { newIngredientForm } from '#/features/kitchen/ingredients/form.ts'
import { ingredientMessages } from '#/messages/kitchen/ingredients.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ingredientMessages.newTitle) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'kitchen.write')
  return { publishes: may(actor, 'kitchen.publish') }
})

export const action = formAction(newIngredientForm, async (actor, input) => {
  await addIngredient(actor, input)
  return redirect(href('/client/recipe-management/ingredients/:ingredientId', { ingredientId: input.id }))
})

/** A new ingredient; of a branch manager a proposal. */
export default function Page({ loaderData: { publishes }, actionData }: Route.ComponentProps) {
  const t = useT(ingredientMessages)
  const title = t(publishes ? 'newTitle' : 'proposeTitle')
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/recipe-management/ingredients'), label: t('title') }, { label: title }]}
        title={title}
        description={t(publishes ? 'newLead' : 'proposeLead')}
      />
      <ActionForm result={actionData} clientKey>
        <FactFields facts={null} />
        <FormActions>
          <SubmitButton>{t(publishes ? 'addIt' : 'proposeIt')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
